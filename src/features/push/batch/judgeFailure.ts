import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/request/requestTypes';

import type { Leg, LegEvent } from './leg';

/** The service looks the uuid up before it returns one of these, and stores the response (design §6). */
const decidedUnderUuid = [409, 412, 422];
/** Returned before that look-up, so they say nothing about an earlier attempt whose response was lost. */
const decidedAtTheDoor = [400, 403, 404];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const asRequestError = (error: RequestError | SerializedError): RequestError =>
  'kind' in error ? error : { kind: 'unreadable', status: 200, statusText: '', url: '' };

// The contract's ErrorEnvelope. Gateways and proxies return the same statuses, even after an order was placed.
const isOwnRefusal = ({ kind, message }: RequestError): boolean => kind === 'refused' && message !== undefined;

const isRefusal = (error: RequestError, { attempts }: Leg): boolean => {
  const { status } = error;
  if (!isOwnRefusal(error)) return false;
  if (isSuccess(status) || decidedUnderUuid.includes(status)) return true;
  return attempts <= 1 && decidedAtTheDoor.includes(status);
};

/** Refused only if no attempt, this or an earlier one, can have placed an order; otherwise the leg is lost. */
export const judgeFailure = (leg: Leg, error: RequestError | SerializedError): LegEvent => {
  const trouble = asRequestError(error);
  return { type: isRefusal(trouble, leg) ? 'refused' : 'lost', trouble };
};
