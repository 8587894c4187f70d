import type { SerializedError } from '@reduxjs/toolkit';
import type { RequestError } from '@/api/request/requestTypes';

/** The part of a query result that a screen needs. */
export type Answer<Data> = {
  data?: Data | undefined;
  error?: RequestError | SerializedError | undefined;
  refetch: () => unknown;
};

export const isMissing = (error: RequestError | SerializedError | undefined): boolean =>
  error !== undefined && 'kind' in error && error.status === 404;
