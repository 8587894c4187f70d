import { Alert } from '@mui/material';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button, useGetResourceLabel, useTranslate } from 'react-admin';

import { hasFailed } from '../data/queryClient';

const failed = { type: 'active', predicate: hasFailed } as const;

/** Says what of the page cannot be read, whichever component has asked for it. */
export const LoadFailures = () => {
  const translate = useTranslate();
  const getResourceLabel = useGetResourceLabel();
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const findFailed = () => cache.findAll(failed);
  useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => JSON.stringify(findFailed().map(({ queryHash, state }) => [queryHash, state.error?.message])),
  );
  const queries = findFailed();
  if (queries.length === 0) return null;
  const names = new Set(queries.map(({ queryKey: [resource] }) => getResourceLabel(String(resource), 2)));
  const reasons = new Set(
    queries.flatMap(({ state: { error } }) => (error ? [translate(error.message, { _: error.message })] : [])),
  );
  const retry = () => void queryClient.refetchQueries(failed);
  return (
    <Alert severity="error" sx={{ mt: 1 }} action={<Button label="office.tryAgain" color="inherit" onClick={retry} />}>
      {translate('office.notLoaded', { names: [...names].join(', ') })} {[...reasons].join(' ')}
    </Alert>
  );
};
