import type { FastifyBaseLogger } from 'fastify';

import { isRecord } from '@/shared/lib/isRecord';

import type { Operation } from '../conformance/operations';
import { notFound, notSignedIn, Refusal, tooManyRequests } from '../http/responses/refusal';
import type { ProviderResponse, RefusalReason, ServiceAdapter } from './adapter';
import { BrokenResponse, ProviderRefusal, ProviderUnreachable } from './callProvider';

const retrySeconds = 5;

const byStatus = (status: number): Refusal => {
  if (status === 401) return notSignedIn();
  if (status === 404) return notFound();
  if (status === 412) return new Refusal(status, 'cartChanged');
  if (status === 429) return tooManyRequests(retrySeconds);
  if (status < 400) return new Refusal(502, 'brokenResponse');
  if (status < 500) return new Refusal(status, 'badRequest', { detail: String(status) });
  return new Refusal(status, 'unavailable');
};

/** A refusal in the words of the contract. */
const readEnvelope = (response: ProviderResponse): RefusalReason | undefined => {
  let body: unknown;
  try {
    body = response.json();
  } catch (error) {
    if (error instanceof BrokenResponse) return undefined;
    throw error;
  }
  if (!isRecord(body) || body.isSuccessful !== false || typeof body.message !== 'string') return undefined;
  const { isSuccessful: _refused, requestId: _other, ...reason } = body;
  return reason as RefusalReason;
};

const fromProvider = (response: ProviderResponse, service: ServiceAdapter): Refusal => {
  const { status: own, ...reason } = service.toRefusal?.(response) ?? readEnvelope(response) ?? {};
  const { statusCode, messageId, values, headers } = byStatus(own ?? response.status);
  const retryAfter = response.headers.get('retry-after');
  return new Refusal(statusCode, messageId, values, retryAfter ? { 'retry-after': retryAfter } : headers, reason);
};

type Context = { service: ServiceAdapter; operation: Operation; log: FastifyBaseLogger };

/** What the buyer is told of a failure, which is logged with what an engineer needs to find it. */
export const toRefusal = (error: unknown, context: Context): Refusal => {
  const { service, operation, log } = context;
  const { operationId, method } = operation;
  if (error instanceof Refusal) return error;
  if (error instanceof ProviderRefusal) {
    const { status } = error.response;
    log[status < 400 || status >= 500 ? 'error' : 'debug']({ operationId, status }, 'the provider refused');
    try {
      return fromProvider(error.response, service);
    } catch (failure) {
      return toRefusal(failure, context);
    }
  }
  // Nobody knows what a request has changed that ended without a readable response.
  const isUncertain = method !== 'GET';
  if (error instanceof BrokenResponse) {
    log.error({ operationId, fields: error.fields, reason: error.message }, 'a broken response of the provider');
    return new Refusal(502, isUncertain ? 'outcomeUnknown' : 'brokenResponse');
  }
  if (error instanceof ProviderUnreachable) {
    log.error({ operationId, err: error }, 'the provider does not answer');
    return new Refusal(
      503,
      isUncertain ? 'outcomeUnknown' : 'unavailable',
      {},
      { 'retry-after': String(retrySeconds) },
    );
  }
  log.error({ operationId, err: error }, 'the adapter failed');
  return new Refusal(502, isUncertain ? 'outcomeUnknown' : 'brokenResponse');
};
