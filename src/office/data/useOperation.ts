import { useMutation } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';

import type { OfficeInputs, OfficeOutputs } from '@/contracts/office';

import { readRefusal } from './callOffice';
import type { ChangedRecord, OfficeDataProvider } from './dataProvider';

/** An operation that is none of react-admin's own: says how it went, and renews what is shown. */
export const useOperation = <Name extends keyof OfficeOutputs>(
  name: Name,
  onDone: (output: OfficeOutputs[Name]) => void,
  record?: ChangedRecord,
) => {
  const { call } = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationFn: (input: OfficeInputs[Name]) => call(name, input, record),
    onSuccess: (output) => {
      onDone(output);
      refresh();
    },
    onError: ({ message, status }: HttpError) => {
      // Somebody else has changed what is shown.
      if (status === 404 || status === 409) refresh();
      notify(message, { type: 'error' });
    },
  });
  const running = useRef<Promise<unknown>>(undefined);
  /** Resolves to what is wrong with each field, so that a form knows that it is not saved. A double click sends once. */
  const mutate = (...given: Parameters<typeof mutation.mutateAsync>): unknown => {
    running.current ??= mutation
      .mutateAsync(...given)
      .then(
        () => undefined,
        (error: unknown) => readRefusal(error).errors ?? { root: { serverError: (error as HttpError).message } },
      )
      .finally(() => (running.current = undefined));
    return running.current;
  };
  return { ...mutation, mutate };
};
