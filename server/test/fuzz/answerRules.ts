import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import type { Operation, Schema } from './contractOperations';
import type { FuzzedRequest } from './requests';

export type Answered = { status: number; headers: Record<string, unknown>; text: string };

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats(ajv);

// Both strip from responses what the contract does not name; an allOf is one object.
const closed = (schema: Schema): Schema => {
  const { allOf, properties, items } = schema;
  if (allOf) {
    const parts = allOf.map(closed);
    return closed({
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
      required: parts.flatMap((part) => part.required ?? []),
    });
  }
  const inner =
    properties && Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, closed(value)]));
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(inner && { properties: inner, additionalProperties: schema.additionalProperties ?? false }),
  };
};

const validators = new Map<Schema, ValidateFunction>();

const getValidator = (schema: Schema): ValidateFunction => {
  const known = validators.get(schema) ?? ajv.compile(closed(schema));
  validators.set(schema, known);
  return known;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bodyFault = (schema: Schema, text: string): string | undefined => {
  const body = parsed(text);
  if (body === undefined) return 'the answer is not JSON';
  const validate = getValidator(schema);
  return validate(body) ? undefined : `the answer breaks the contract: ${ajv.errorsText(validate.errors)}`;
};

/** The contract violation in a response, or undefined if there is none. */
export const findFault = (operation: Operation, request: FuzzedRequest, answer: Answered): string | undefined => {
  const { status, headers, text } = answer;
  if (status >= 500) return 'a failure of the service';
  if (status === 400 && request.kind === 'valid') return 'what the contract allows was refused as a bad request';
  if (operation.body && request.kind === 'wild' && status < 400) return 'what no contract allows was taken';
  if (operation.isPrivate && request.token !== 'own' && status < 400) return 'no session was needed';
  if (status === 429 && !/^\d+$/.test(String(headers['retry-after']))) return '429 without Retry-After';
  const schema = operation.answers[status] ?? (status < 400 ? undefined : operation.answers.default);
  if (status === 304) return text === '' ? undefined : '304 with a body';
  if (!schema) return 'a status that the contract does not name';
  // Compressed responses are validated where they are created.
  return headers['content-encoding'] === undefined ? bodyFault(schema, text) : undefined;
};
