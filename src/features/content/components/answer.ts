import type { SerializedError } from '@reduxjs/toolkit';
import type { RequestError } from '@/api/requestTypes';

/** What a screen needs of the answer to its query. */
export type Answer<Data> = {
  data?: Data | undefined;
  error?: RequestError | SerializedError | undefined;
  refetch: () => unknown;
};

export const isMissing = (error: RequestError | SerializedError | undefined): boolean =>
  error !== undefined && 'kind' in error && error.status === 404;
