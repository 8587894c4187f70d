import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import type { Operation, Schema } from './contractOperations';
import type { FuzzedRequest } from './requests';

export type FuzzedResponse = { status: number; headers: Record<string, unknown>; text: string };

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats(ajv);

// An allOf is merged into one object first: its parts extend one another.
const forbidUnknown = (schema: Schema): Schema => {
  const { allOf, properties, items } = schema;
  if (allOf) {
    const parts = allOf.map(forbidUnknown);
    return forbidUnknown({
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
      required: parts.flatMap((part) => part.required ?? []),
    });
  }
  const inner =
    properties && Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, forbidUnknown(value)]));
  return {
    ...schema,
    ...(items && { items: forbidUnknown(items) }),
    ...(inner && { properties: inner, additionalProperties: schema.additionalProperties ?? false }),
  };
};

const validators = new Map<Schema, ValidateFunction>();

const getValidator = (schema: Schema): ValidateFunction => {
  const known = validators.get(schema) ?? ajv.compile(forbidUnknown(schema));
  validators.set(schema, known);
  return known;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const findBodyFault = (schema: Schema, text: string): string | undefined => {
  const body = parseJson(text);
  if (body === undefined) return 'the body is not JSON';
  const validate = getValidator(schema);
  return validate(body) ? undefined : `the body violates the contract: ${ajv.errorsText(validate.errors)}`;
};

/** The contract violation in a response, or undefined if there is none. */
export const findFault = (
  operation: Operation,
  request: FuzzedRequest,
  response: FuzzedResponse,
): string | undefined => {
  const { status, headers, text } = response;
  if (status >= 500) return 'the service failed';
  if (status === 400 && request.kind === 'valid') return 'a valid request was rejected as a bad request';
  if (operation.body && request.kind === 'wild' && status < 400) return 'an invalid body was accepted';
  if (operation.isPrivate && request.token !== 'own' && status < 400) return 'no session was required';
  if (status === 429 && !/^\d+$/.test(String(headers['retry-after']))) return '429 without Retry-After';
  const schema = operation.responses[status] ?? (status < 400 ? undefined : operation.responses.default);
  if (status === 304) return text === '' ? undefined : '304 with a body';
  if (!schema) return 'the contract does not define this status';
  if (schema === 'file')
    return String(headers['content-disposition']).startsWith('attachment;')
      ? undefined
      : 'a file that is no attachment';
  // Compressed responses are validated where they are created.
  return headers['content-encoding'] === undefined ? findBodyFault(schema, text) : undefined;
};
