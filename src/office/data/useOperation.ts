import { useMutation } from '@tanstack/react-query';
import type { HttpError } from 'ra-core';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';

import type { OfficeInputs, OfficeOutputs } from '@/contracts/office';

import type { OfficeDataProvider } from './dataProvider';

/** An operation that is none of react-admin's own: says how it went, and renews what is shown. */
export const useOperation = <Name extends keyof OfficeOutputs>(
  name: Name,
  onDone: (output: OfficeOutputs[Name]) => void,
) => {
  const { call } = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: OfficeInputs[Name]) => call(name, input),
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
};
