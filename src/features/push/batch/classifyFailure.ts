import type { SerializedError } from '@reduxjs/toolkit';

import type { RequestError } from '@/api/request/requestTypes';

import type { Leg, LegEvent } from '../state/leg';

/** The service looks the uuid up before it returns one of these, and stores the response (design §6). */
const decidedAfterLookup = [409, 412, 422];
/** Returned before that look-up, so they are no evidence about an earlier attempt whose response was lost. */
const decidedBeforeLookup = [400, 403, 404];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const asRequestError = (error: RequestError | SerializedError): RequestError =>
  'kind' in error ? error : { kind: 'unreadable', status: 200, statusText: '', url: '' };

// The contract's ErrorEnvelope. Gateways and proxies return the same statuses, even after an order was placed.
const isServiceRefusal = ({ kind, message }: RequestError): boolean => kind === 'refused' && message !== undefined;

const isRefusal = (error: RequestError, { attempts }: Leg): boolean => {
  const { status } = error;
  if (!isServiceRefusal(error)) return false;
  if (isSuccess(status) || decidedAfterLookup.includes(status)) return true;
  return attempts <= 1 && decidedBeforeLookup.includes(status);
};

/** Refused only if no attempt, this or an earlier one, can have placed an order; otherwise the leg is lost. */
export const classifyFailure = (leg: Leg, failure: RequestError | SerializedError): LegEvent => {
  const error = asRequestError(failure);
  return { type: isRefusal(error, leg) ? 'refused' : 'lost', error };
};
