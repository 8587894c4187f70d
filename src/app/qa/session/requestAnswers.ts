import type { UnknownAction } from '@reduxjs/toolkit';

import { isRecord } from '@/shared/lib/isRecord';

export type RequestFailure = {
  /** Null if there was no response. */
  status: number | null;
  /** As the services' log has it. */
  requestId: string | null;
  /** What the service said, or the kind of failure. */
  message: string;
};

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Pending and settled actions of a request share it. */
export const getRequestId = ({ meta }: UnknownAction): string | null =>
  isRecord(meta) ? readText(meta.requestId) : null;

export const isSettled = ({ type }: UnknownAction) => /\/(fulfilled|rejected)$/.test(type);

/** Null for what did not fail; a request that nobody needed any more did not. */
export const readFailure = ({ type, meta, payload, error }: UnknownAction): RequestFailure | null => {
  if (!type.endsWith('/rejected') || (isRecord(meta) && (meta.condition === true || meta.aborted === true)))
    return null;
  const answer = isRecord(payload) ? payload : {};
  if (answer.kind === 'cancelled') return null;
  const thrown = isRecord(error) ? readText(error.message) : null;
  return {
    status: typeof answer.status === 'number' && answer.status > 0 ? answer.status : null,
    requestId: readText(answer.requestId),
    message: readText(answer.message) ?? readText(answer.kind) ?? thrown ?? type,
  };
};
