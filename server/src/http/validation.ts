import Ajv, { type AnySchema, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

import { Refusal } from './refusal';

const createAjv = (coerceTypes: boolean | 'array') => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, strict: false, allErrors: false });
  addFormats(ajv);
  return ajv;
};

/** JSON bodies have types of their own; path, query and header values are text, to be coerced. */
export const registerRequestValidation = (app: FastifyInstance) => {
  const forBodies = createAjv(false);
  const forText = createAjv('array');
  // Compiling all schemas takes a good part of a second, so each is compiled by the first request that needs it.
  app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? forBodies : forText;
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= ajv.compile(schema);
      return validate(data) ? true : { error: validate.errors ?? [] };
    };
  });
  // Fastify keeps body schemas by content type: without a body there is no type, and no schema would apply.
  app.addHook('preValidation', async (request) => {
    const isDue = request.routeOptions.schema?.body !== undefined;
    if (isDue && request.body === undefined) throw new Refusal(400, 'badRequest', { detail: 'the body is missing' });
  });
};

/** Forbids properties that the contract does not name; except in the parts of an allOf, which have one another's. */
const forbidUnnamed = (schema: unknown, isPart = false): unknown => {
  if (Array.isArray(schema)) return (schema as unknown[]).map((inner) => forbidUnnamed(inner, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, forbidUnnamed(inner, key === 'allOf')]),
  );
  const open = isPart || !('properties' in copy) || 'allOf' in copy || 'additionalProperties' in copy;
  return open ? copy : { ...copy, additionalProperties: false };
};

/** Tests validate every response against its contract; in production the contract's serializer writes it. */
export const registerStrictResponses = (app: FastifyInstance) => {
  const ajv = createAjv(false);
  app.setSerializerCompiler<AnySchema>(({ schema, url, httpStatus }) => {
    const validate: ValidateFunction = ajv.compile(forbidUnnamed(schema) as AnySchema);
    return (answer: unknown) => {
      if (validate(answer)) return JSON.stringify(answer);
      throw new Error(`${url} ${httpStatus}: the response violates the contract: ${ajv.errorsText(validate.errors)}`);
    };
  });
};
