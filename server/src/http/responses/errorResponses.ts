import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable, isInvalidData, OutcomeUnknownError } from '../../db/databaseFailure';
import { FieldsRefusal, Refusal } from './refusal';
import type { ReadLanguage } from './requestLanguage';
import { formatServerMessage } from './serverMessages';

const unavailable = (messageId: 'unavailable' | 'outcomeUnknown' = 'unavailable') =>
  new Refusal(503, messageId, {}, { 'retry-after': '5' });

const badRequest = (detail: string) => new Refusal(400, 'badRequest', { detail });

const fromStatus = (status: number, error: Error): Refusal => {
  if (status === 413) return new Refusal(413, 'tooLarge');
  if (status === 415) return new Refusal(415, 'unsupportedType');
  if (status === 404) return new Refusal(404, 'notFound');
  return new Refusal(status, 'badRequest', { detail: error.message });
};

const asRefusal = (error: FastifyError | Refusal | Error): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof OutcomeUnknownError) return unavailable('outcomeUnknown');
  if (isDatabaseUnavailable(error)) return unavailable();
  if (isInvalidData(error)) return badRequest('a value is out of range');
  if ('validation' in error && error.validation) return badRequest(error.message);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500 ? fromStatus(status, error) : new Refusal(500, 'serverError');
};

const toRefusalEnvelope = (refusal: Refusal, request: FastifyRequest, readLanguage: ReadLanguage) => {
  const format = ({ messageId, values }: Pick<Refusal, 'messageId' | 'values'>) =>
    formatServerMessage(messageId, readLanguage(request), values);
  const fields = refusal instanceof FieldsRefusal ? Object.entries(refusal.fields) : [];
  return {
    isSuccessful: false,
    message: format(refusal),
    code: refusal.messageId,
    requestId: request.id,
    ...(fields.length > 0 && { errors: Object.fromEntries(fields.map(([name, fault]) => [name, format(fault)])) }),
    ...refusal.details,
  };
};

export const sendRefusal = (
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  readLanguage: ReadLanguage,
): FastifyReply =>
  reply
    .code(refusal.statusCode)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toRefusalEnvelope(refusal, request, readLanguage));

export const registerErrorResponses = (app: FastifyInstance, readLanguage: ReadLanguage) => {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.debug({ reason: error.message }, 'request refused');
    return sendRefusal(refusal, request, reply, readLanguage);
  });
};
