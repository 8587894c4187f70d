import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import { isRecord } from '@/shared/lib/isRecord';

/** An error in the browser's console, as an action, so that it is recorded at its moment. No reducer handles it. */
export const errorLogged = createAction<{ message: string }>('qa/errorLogged');

export type Failure = {
  kind: 'request' | 'console';
  /** Null if there was no response. */
  status: number | null;
  /** What the service said, or the kind of failure. */
  message: string;
};

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Pending and settled actions of a request share it. */
export const getRequestId = ({ meta }: UnknownAction): string | null =>
  isRecord(meta) ? readText(meta.requestId) : null;

export const isSettled = ({ type }: UnknownAction) => /\/(fulfilled|rejected)$/.test(type);

/** The id under which the service has logged a request that it answered. */
export const getLogId = ({ meta, payload }: UnknownAction): string | null => {
  const response = isRecord(meta) && isRecord(meta.baseQueryMeta) ? meta.baseQueryMeta : payload;
  return isRecord(response) ? readText(response.requestId) : null;
};

/** Null for what did not fail; a request that nobody needed any more did not. */
export const readFailure = (action: UnknownAction): Failure | null => {
  const { type, meta, payload, error } = action;
  if (errorLogged.match(action)) return { kind: 'console', status: null, message: action.payload.message };
  if (!type.endsWith('/rejected') || (isRecord(meta) && (meta.condition === true || meta.aborted === true)))
    return null;
  const answer = isRecord(payload) ? payload : {};
  if (answer.kind === 'cancelled') return null;
  const thrown = isRecord(error) ? readText(error.message) : null;
  return {
    kind: 'request',
    status: typeof answer.status === 'number' && answer.status > 0 ? answer.status : null,
    message: readText(answer.message) ?? readText(answer.kind) ?? thrown ?? type,
  };
};
