import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/requestTypes';

import type { Leg, LegEvent } from './leg';

/** The service has looked the uuid up before it answers with one of these, and keeps the answer (design §6). */
const decidedUnderUuid = [409, 412, 422];
/** These come before that look-up: they say nothing about an earlier attempt whose answer was lost. */
const decidedAtTheDoor = [400, 403, 404];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const asRequestError = (error: RequestError | SerializedError): RequestError =>
  'kind' in error ? error : { kind: 'unreadable', status: 200, statusText: '', url: '' };

// The contract's ErrorEnvelope. Gateways and proxies answer with the same statuses, also after an order was placed.
const isOwnRefusal = ({ kind, message }: RequestError): boolean => kind === 'refused' && message !== undefined;

const isRefusal = (error: RequestError, { attempts }: Leg): boolean => {
  const { status } = error;
  if (!isOwnRefusal(error)) return false;
  if (isSuccess(status) || decidedUnderUuid.includes(status)) return true;
  return attempts <= 1 && decidedAtTheDoor.includes(status);
};

/** A refusal only where no order can have been made, now or by an attempt before; anything else is not known. */
export const judgeFailure = (leg: Leg, error: RequestError | SerializedError): LegEvent => {
  const trouble = asRequestError(error);
  return { type: isRefusal(trouble, leg) ? 'refused' : 'lost', trouble };
};
