import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/request/requestTypes';

/** The part of a query result that a screen needs. */
export type ContentQuery<Data> = {
  data?: Data | undefined;
  error?: RequestError | SerializedError | undefined;
  refetch: () => unknown;
};

export const isMissing = (error: RequestError | SerializedError | undefined): boolean =>
  error !== undefined && 'kind' in error && error.status === 404;

const maxId = 2 ** 31 - 1;

/** The id in a URL, or null if it cannot be one. */
export const parseRecordId = (text: string | undefined): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= maxId ? id : null;
};
