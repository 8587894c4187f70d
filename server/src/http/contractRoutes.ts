import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';

import { type Contract, type ContractName, type ContractOperation, readContract } from './contracts';
import { Refusal } from './refusal';

// Requests are validated against the contract first, so a handler may cast params, query and body to its types.
export type OperationHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export type OperationHandlers = Record<string, OperationHandler>;

export type SecurityHandlers = Record<string, (request: FastifyRequest) => Promise<void>>;

type ContractRoutes = {
  rootDirectory: string;
  name: ContractName;
  prefix: string;
  handlers: OperationHandlers;
  securityHandlers?: SecurityHandlers;
};

const requestParts = { params: 'path', querystring: 'query', headers: 'header' } as const;

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
  if (requestBody?.content) schema.body = { content: requestBody.content };
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

export const registerContract = async (app: FastifyInstance, routes: ContractRoutes) => {
  const { rootDirectory, name, prefix, handlers, securityHandlers = {} } = routes;
  const operations = listOperations(await readContract(rootDirectory, name));
  const known = new Set(operations.map(({ operationId }) => operationId));
  const unknown = Object.keys(handlers).filter((operationId) => !known.has(operationId));
  if (unknown.length > 0) throw new Error(`The ${name} contract has no operation ${unknown.join(', ')}.`);
  for (const operation of operations) {
    const handler = handlers[operation.operationId];
    if (!handler) throw new Error(`The ${name} contract defines ${operation.operationId}, which has no handler.`);
    app.route({
      method: operation.method,
      url: `${prefix}${operation.url}`,
      schema: toSchema(operation),
      handler,
      ...(operation.security.length > 0 && { preHandler: createSecurityCheck(operation.security, securityHandlers) }),
    });
  }
};
