import Ajv, { type AnySchema, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const createAjv = (coerceTypes: boolean | 'array') => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, strict: false, allErrors: false });
  addFormats(ajv);
  return ajv;
};

/** A JSON body has types of its own; what comes in an address or a header is text. */
export const registerRequestValidation = (app: FastifyInstance) => {
  const forBodies = createAjv(false);
  const forText = createAjv('array');
  app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? forBodies : forText).compile(schema),
  );
};

/** An answer may hold what its contract names and nothing else. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, key === 'example' ? value : closed(value)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const composed = 'allOf' in copy || 'oneOf' in copy || 'anyOf' in copy;
  return copy.type === 'object' && 'properties' in copy && !composed && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
};

const withoutClosing = (schema: unknown, insideAllOf = false): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => withoutClosing(part, insideAllOf));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !(insideAllOf && key === 'additionalProperties'))
      .map(([key, value]) => [key, key === 'allOf' ? withoutClosing(value, true) : withoutClosing(value)]),
  );
};

/** In tests every answer is held against its contract; in production the contract's serialiser writes it. */
export const registerStrictAnswers = (app: FastifyInstance) => {
  const ajv = createAjv(false);
  app.setSerializerCompiler<AnySchema>(({ schema, url, httpStatus }) => {
    const validate: ValidateFunction = ajv.compile(withoutClosing(closed(schema)) as AnySchema);
    return (answer: unknown) => {
      if (validate(answer)) return JSON.stringify(answer);
      throw new Error(`${url} ${httpStatus}: the answer breaks the contract: ${ajv.errorsText(validate.errors)}`);
    };
  });
};
