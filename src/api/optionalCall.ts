import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from './request/requestTypes';

export type FoundOrFailed<Known> = { data?: Known; error?: RequestError | SerializedError };

export const cancelled: RequestError = { kind: 'cancelled', status: 0, statusText: '', url: '' };

/** The service does not have the call. */
export const isAbsent = (error: RequestError | SerializedError): boolean =>
  'status' in error && [404, 501].includes(error.status);

/** What a query within a query has found; `unknown` where the services do not have the call. */
export const orUnknown = async <Known, Unknown>(
  query: PromiseLike<FoundOrFailed<Known>>,
  unknown: Unknown,
): Promise<{ data: Known | Unknown; error?: never } | { data?: never; error: RequestError }> => {
  const { data, error } = await query;
  if (data) return { data };
  // Neither: who was signed in has signed out, which forgets all queries.
  if (!error) return { error: cancelled };
  return isAbsent(error) ? { data: unknown } : { error: error as RequestError };
};
