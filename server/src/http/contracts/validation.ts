import Ajv, { type AnySchema, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../responses/refusal';

/** The pattern of ajv-formats fails on files of several megabytes: it needs more of the stack than there is. */
const isBase64 = (text: string) => {
  const end = text.search(/[^A-Za-z0-9+/]/);
  return text.length % 4 === 0 && (end === -1 || /^={1,2}$/.test(text.slice(end)));
};

const createAjv = (coerceTypes: boolean | 'array', options: Options = {}) => {
  // Our schemas are known to be valid; checking each would take as long as compiling it.
  const ajv = new Ajv({ coerceTypes, useDefaults: true, strict: false, validateSchema: false, ...options });
  addFormats(ajv);
  ajv.addFormat('byte', isBase64);
  return ajv;
};

/** Compiling every schema would slow down the start, so each is compiled by the first request that needs it. */
const compileLate = (ajv: Ajv, getSchema: () => AnySchema) => {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(getSchema()));
};

/** Lists every difference between values and their schemas, with the value at fault. */
export const createValidator = () => {
  const ajv = createAjv(false, { useDefaults: false, allErrors: true, verbose: true });
  return (schema: object, value: unknown): ErrorObject[] => {
    const validate = ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
};

/** JSON bodies are typed; path, query and header values are text and need coercion. */
export const registerRequestValidation = (app: FastifyInstance) => {
  const forBodies = createAjv(false);
  const forText = createAjv('array');
  app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) => {
    const getValidate = compileLate(httpPart === 'body' ? forBodies : forText, () => schema);
    return (data: unknown) => {
      const validate = getValidate();
      return validate(data) ? true : { error: validate.errors ?? [] };
    };
  });
  // Fastify picks the body schema by content type, so a request without a body would skip validation.
  app.addHook('preValidation', (request, _reply, done) => {
    const isMissing = request.body === undefined && request.routeOptions.schema?.body !== undefined;
    done(isMissing ? new Refusal(400, 'badRequest', { detail: 'the body is missing' }) : undefined);
  });
};

/** Forbids properties that the contract does not define, except in the parts of an allOf, which extend one another. */
const forbidUnknown = (schema: unknown, isPart = false): unknown => {
  if (Array.isArray(schema)) return (schema as unknown[]).map((inner) => forbidUnknown(inner, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, forbidUnknown(inner, key === 'allOf')]),
  );
  const isOpen = isPart || !('properties' in copy) || 'allOf' in copy || 'additionalProperties' in copy;
  return isOpen ? copy : { ...copy, additionalProperties: false };
};

/** Tests validate every response against its contract; in production the contract's serializer writes it. */
export const registerStrictResponses = (app: FastifyInstance) => {
  const ajv = createAjv(false);
  app.setSerializerCompiler<AnySchema>(({ schema, url, httpStatus }) => {
    const getValidate = compileLate(ajv, () => forbidUnknown(schema) as AnySchema);
    return (body: unknown) => {
      const validate = getValidate();
      if (validate(body)) return JSON.stringify(body);
      throw new Error(`${url} ${httpStatus}: the response violates the contract: ${ajv.errorsText(validate.errors)}`);
    };
  });
};
