import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod } from 'fastify';

import { Refusal } from '../responses/refusal';
import { type Contract, type ContractName, type ContractOperation, readContract } from './readContract';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract requires nothing of whoever calls it. */
    isOpen?: boolean;
    scope?: string | undefined;
    /** Whether it only reads, where its method does not say so. */
    isReading?: boolean;
    /** Whether it is for the client alone, and not for staff who see the shop as that client. */
    isOwnersAlone?: boolean;
  }
}

type Input = { path?: unknown; query?: unknown; body?: unknown };

/** The contract has validated its parameters and body before a handler sees it. */
export type OperationRequest<Of extends Input> = FastifyRequest<{
  Params: Of['path'];
  Querystring: Of['query'];
  Body: Of['body'];
}>;

/** A handler for each of these operations. */
export type OperationHandlers<Inputs extends Record<keyof Inputs, Input>> = {
  [Name in keyof Inputs]: (request: OperationRequest<Inputs[Name]>, reply: FastifyReply) => unknown;
};

export type SecurityHandlers = Record<string, (request: FastifyRequest) => Promise<void>>;

type ContractRoutes<Inputs extends Record<keyof Inputs, Input>> = {
  rootDirectory: string;
  name: ContractName;
  prefix: string;
  handlers: OperationHandlers<Inputs>;
  /** Undefined where hooks check the `scope` and `isOpen` of each route. */
  securityHandlers: SecurityHandlers | undefined;
  /** Operations whose requests and responses somebody else validates. */
  isForwarded?: (operationId: string) => boolean;
};

const requestParts = { params: 'path', querystring: 'query', headers: 'header' } as const;

/** Of files, handlers check the content. */
const selectBodies = (content: Record<string, { schema: object }>) =>
  Object.fromEntries(
    Object.entries(content).map(([type, body]) => [type, type === 'application/json' ? body : { schema: {} }]),
  );

const toSchema = ({ parameters = [], requestBody, responses }: ContractOperation): FastifySchema => {
  const schema: FastifySchema = {};
  for (const [part, place] of Object.entries(requestParts)) {
    const matching = parameters.filter((parameter) => parameter.in === place);
    if (matching.length === 0) continue;
    schema[part as keyof typeof requestParts] = {
      type: 'object',
      properties: Object.fromEntries(matching.map((parameter) => [parameter.name, parameter.schema])),
      required: matching.filter(({ required }) => required === true).map(({ name }) => name),
    };
  }
  if (requestBody?.content) schema.body = { content: selectBodies(requestBody.content) };
  // Refusals are serialized without their schema (errorResponses.ts).
  const successes = Object.entries(responses).filter(([status, { content }]) => status.startsWith('2') && content);
  return { ...schema, response: Object.fromEntries(successes.map(([status, { content }]) => [status, { content }])) };
};

/** Passes if any alternative does. Errors other than refusals, such as a lost database, are reported as they are. */
const createSecurityCheck = (alternatives: Record<string, string[]>[], handlers: SecurityHandlers) => {
  const checks = alternatives.map((schemes) =>
    Object.keys(schemes).map((scheme) => {
      const check = handlers[scheme];
      if (!check) throw new Error(`A contract requires the security scheme ${scheme}, which has no handler.`);
      return check;
    }),
  );
  return async (request: FastifyRequest) => {
    let refusal: unknown;
    for (const required of checks) {
      try {
        for (const check of required) await check(request);
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  };
};

const listOperations = ({ paths, security: defaultSecurity = [] }: Contract) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      security: operation.security ?? defaultSecurity,
    })),
  );

/** Registers a route for each operation; their types make sure that each has a handler. */
export const registerContract = async <Inputs extends Record<keyof Inputs, Input>>(
  app: FastifyInstance,
  { rootDirectory, name, prefix, securityHandlers, isForwarded = () => false, ...routes }: ContractRoutes<Inputs>,
) => {
  const handlers: Record<string, unknown> = routes.handlers;
  for (const operation of listOperations(await readContract(rootDirectory, name))) {
    app.route({
      method: operation.method,
      url: `${prefix}${operation.url}`,
      ...(!isForwarded(operation.operationId) && { schema: toSchema(operation) }),
      handler: handlers[operation.operationId] as RouteHandlerMethod,
      ...(operation['x-body-limit'] !== undefined && { bodyLimit: operation['x-body-limit'] }),
      config: {
        isOpen: operation.security.length === 0,
        scope: operation['x-scope'],
        isOwnersAlone: operation['x-owners-alone'] === true,
      },
      ...(securityHandlers &&
        operation.security.length > 0 && { preHandler: createSecurityCheck(operation.security, securityHandlers) }),
    });
  }
};
