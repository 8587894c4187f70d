import type { UnknownAction } from '@reduxjs/toolkit';

import { lazySlices } from '@/store/allParts';
import { slices } from '@/store/rootReducer';
import { baseApi } from '@/api/baseApi';
import { responsePartlyUnreadable } from '@/api/request/parsedResponses';
import { tokenRefused } from '@/api/request/sessionRenewal';
import { isRecord } from '@/shared/lib/isRecord';

import { errorLogged } from './requestAnswers';

const getActionTypes = (creators: object): string[] =>
  Object.values(creators).flatMap((creator: unknown) =>
    typeof creator === 'function' && 'type' in creator && typeof creator.type === 'string' ? [creator.type] : [],
  );

const phases = ['pending', 'fulfilled', 'rejected'];
const requests = ['executeQuery', 'executeMutation'].flatMap((kind) =>
  phases.map((phase) => `${baseApi.reducerPath}/${kind}/${phase}`),
);

const known = new Set<string>([
  ...[...slices, ...lazySlices].flatMap((slice) => getActionTypes(slice.actions)),
  ...getActionTypes(baseApi.internalActions),
  ...getActionTypes(baseApi.util),
  tokenRefused.type,
  responsePartlyUnreadable.type,
  errorLogged.type,
  ...requests,
]);

// Redux and the DevTools dispatch their own actions on start.
const startActions = /^@@(INIT|redux\/)/;

export const getEndpoint = ({ meta }: UnknownAction): string | undefined => {
  const arg = isRecord(meta) && isRecord(meta.arg) ? meta.arg : {};
  return typeof arg.endpointName === 'string' ? arg.endpointName : undefined;
};

/** Returns null if the store knows the action, otherwise the unknown type or endpoint. */
export const findUnknown = (action: UnknownAction): string | null => {
  if (startActions.test(action.type)) return null;
  if (!known.has(action.type)) return action.type;
  const endpoint = requests.includes(action.type) ? getEndpoint(action) : undefined;
  return endpoint === undefined || endpoint in baseApi.endpoints ? null : `${action.type} of endpoint ${endpoint}`;
};
