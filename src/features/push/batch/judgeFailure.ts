import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/requestTypes';

import type { Leg, LegEvent } from './leg';

/** The service has looked the uuid up before it says one of these, and keeps what it said (design §6). */
const decidedUnderUuid = [400, 409, 412, 422];
/** These come before it looks: they say nothing of an earlier attempt whose answer was lost. */
const decidedAtTheDoor = [403, 404];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const asRequestError = (error: RequestError | SerializedError): RequestError =>
  'kind' in error ? error : { kind: 'unreadable', status: 200, statusText: '', url: '' };

const isRefusal = ({ kind, status }: RequestError, { attempts }: Leg): boolean => {
  // `isSuccessful: false` with a success status is the service's own no to this uuid.
  if (kind === 'refused' && isSuccess(status)) return true;
  if (attempts <= 1) return [...decidedUnderUuid, ...decidedAtTheDoor].includes(status);
  // Something in between, such as a proxy, may answer with the bare status.
  return kind === 'refused' && decidedUnderUuid.includes(status);
};

/** A refusal only where no order can have been made, now or by an attempt before; anything else is not known. */
export const judgeFailure = (leg: Leg, error: RequestError | SerializedError): LegEvent => {
  const trouble = asRequestError(error);
  return { type: isRefusal(trouble, leg) ? 'refused' : 'lost', trouble };
};
