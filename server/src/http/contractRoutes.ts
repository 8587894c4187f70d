import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

import { readContract, type ContractName } from './contracts';

// What a handler may read is settled by its contract, which validates the request before.
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

export const registerContract = async (app: FastifyInstance, routes: ContractRoutes) => {
  const { rootDirectory, name, prefix, handlers, securityHandlers } = routes;
  const known = new Set<string>();
  const operationResolver = (operationId: string): RouteHandlerMethod => {
    const handler = handlers[operationId];
    if (!handler) throw new Error(`The ${name} contract names ${operationId}, which has no handler.`);
    known.add(operationId);
    return handler;
  };
  const specification = await readContract(rootDirectory, name);
  await app.register(openapiGlue, {
    specification,
    operationResolver,
    securityHandlers,
    prefix,
  });
  const surplus = Object.keys(handlers).filter((operationId) => !known.has(operationId));
  if (surplus.length > 0) throw new Error(`The ${name} contract does not name ${surplus.join(', ')}.`);
};
