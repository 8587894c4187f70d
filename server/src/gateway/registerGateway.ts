import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { waitAtMost } from '@/shared/lib/scheduling';

import { type Operation, readOperations } from '../conformance/operations';
import { type CatalogPair, createCatalogPairs } from '../http/contracts/catalogPairs';
import { registerContract } from '../http/contracts/contractRoutes';
import type { ServiceContract } from '../http/contracts/readContract';
import { sendRefusal } from '../http/responses/errorResponses';
import { Refusal } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import type { Adapter, ProviderRequest, ProviderResponse, RefusalReason, ServiceAdapter, Visitor } from './adapter';
import { BrokenResponse, createProviderCalls, ProviderRefusal, ProviderUnreachable } from './callProvider';
import { checkEnvelope } from './checkEnvelope';
import { toRefusal } from './toRefusal';

const toGatewayAddress = (service: ServiceContract) => `/services/gateway/${service}`;

type Parts = {
  adapter: Adapter;
  rootDirectory: string;
  /** With the providers' own addresses. */
  config: RuntimeConfig;
  readLanguage: ReadLanguage;
};

type ServiceParts = Parts & { service: ServiceAdapter; operation: Operation };

// A list may take many requests, such as one per 500 items.
const timesLongerForReading = 10;

const isReading = ({ method }: Operation) => method === 'GET';

const readHeader = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? { [name]: value } : {};
};

const readToken = ({ headers }: FastifyRequest) => /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];

const readVisitor = (request: FastifyRequest, { readLanguage }: ServiceParts): Visitor => ({
  token: readToken(request),
  language: readLanguage(request),
});

/** Not the cookies: they are ours. */
const getProviderHeaders = (request: FastifyRequest, visitor: Visitor, { service, config }: ServiceParts) => ({
  accept: 'application/json, text/plain, */*',
  [config.headers.language]: visitor.language,
  [config.headers.application]: config.headers.applicationValue,
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  ...readHeader(request, 'authorization'),
  ...readHeader(request, 'if-match'),
  ...service.toHeaders?.(visitor),
});

/** What pages and caches may keep. Without an ETag of the provider, that of our own response is sent. */
const setCaching = (request: FastifyRequest, reply: FastifyReply, given?: Headers) => {
  const etag = given?.get('etag');
  const isPrivate = request.method !== 'GET' || request.headers.authorization !== undefined;
  const fallback = isPrivate ? 'no-store' : etag && 'no-cache';
  const cacheControl = given?.get('cache-control') ?? fallback;
  if (etag) reply.header('etag', etag);
  if (cacheControl) reply.header('cache-control', cacheControl);
};

/** Refuses what the storefront could not read, and logs what it misses in the rest. */
const requireReadable = (envelope: unknown, { log }: FastifyRequest, operation: Operation) => {
  const checked = checkEnvelope(envelope, operation);
  const { operationId } = operation;
  if (checked.isBroken) throw new BrokenResponse('the response violates the contract', checked.fields);
  const { leftOut = 0, unreadable = 0 } = checked.faults ?? {};
  if (leftOut + unreadable > 0)
    log.warn({ operationId, leftOut, unreadable, fields: checked.fields }, 'a response violates the contract in part');
};

const sendFile = (reply: FastifyReply, { headers, bytes }: ProviderResponse) => {
  const disposition = headers.get('content-disposition');
  if (disposition) reply.header('content-disposition', disposition);
  return reply.type(headers.get('content-type') ?? 'application/octet-stream').send(bytes);
};

const jsonType = 'application/json; charset=utf-8';

const createHandler = (parts: ServiceParts) => {
  const { service, operation, config, readLanguage } = parts;
  const { operationId } = operation;
  const limitMs = config.requestTimeoutMs * (isReading(operation) ? timesLongerForReading : 1);
  const own = service.operations[operationId];

  const createSend = (request: FastifyRequest) => {
    const call = createProviderCalls({
      base: config.services[operation.service],
      headers: getProviderHeaders(request, readVisitor(request, parts), parts),
      timeoutMs: config.requestTimeoutMs,
      limitMs,
    });
    return async (given: ProviderRequest, isExpected = (status: number) => status >= 200 && status < 300) => {
      const response = await call(given);
      if (!isExpected(response.status)) throw new ProviderRefusal(response);
      return response;
    };
  };

  /** The contract's own request. */
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const send = createSend(request);
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const response = await send(
      {
        method: operation.method as 'GET',
        path: pathname.slice(toGatewayAddress(operation.service).length) + search,
        body: request.body,
        headers: readHeader(request, 'if-none-match'),
      },
      (status) => (status >= 200 && status < 300) || status === 304,
    );
    if (response.status !== 304 && !operation.isFile) requireReadable(response.json(), request, operation);
    setCaching(request, reply, response.headers);
    if (response.status === 304) return reply.code(304).send();
    return operation.isFile ? sendFile(reply, response) : reply.type(jsonType).send(response.text());
  };

  const { check } = createCatalogPairs(config);

  const adapt = async (request: FastifyRequest, reply: FastifyReply, run: NonNullable<typeof own>) => {
    const { params, query, body } = request;
    if (operation.path.includes('{catalogId}')) check(params as CatalogPair);
    const call = {
      ...{ path: params, query, body },
      ...readVisitor(request, parts),
      operationId,
      send: createSend(request),
      refuse: (status: number, { status: _own, ...reason }: RefusalReason) =>
        new Refusal(status, 'badRequest', { detail: reason.message }, {}, reason),
    };
    // The adapter may wait for something else than the provider.
    const answer = await waitAtMost(limitMs, Promise.resolve(run(call)));
    if (answer === undefined) throw new ProviderUnreachable('the adapter took too long');
    const envelope = { isSuccessful: true, message: null, ...answer };
    requireReadable(envelope, request, operation);
    setCaching(request, reply);
    return reply.type(jsonType).send(JSON.stringify(envelope));
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await (own ? adapt(request, reply, own) : forward(request, reply));
    } catch (error) {
      const refusal = toRefusal(error, { service, operation, log: request.log });
      return sendRefusal(refusal, request, reply, readLanguage);
    }
  };
};

// The provider decides whom it answers.
const anyone = { bearer: async () => undefined, queryToken: async () => undefined };

/** Serves the contracts in place of the providers that the adapter bridges. */
export const createGateway = (parts: Parts) => {
  const services = Object.entries(parts.adapter) as [ServiceContract, ServiceAdapter][];
  const addresses = Object.fromEntries(services.map(([name]) => [name, toGatewayAddress(name)]));

  const register = async (app: FastifyInstance) => {
    const operations = await readOperations(parts.rootDirectory);
    for (const [name, service] of services) {
      const own = operations.filter((operation) => operation.service === name);
      await registerContract<Record<string, object>>(app, {
        rootDirectory: parts.rootDirectory,
        name,
        prefix: `/gateway/${name}`,
        handlers: Object.fromEntries(
          own.map((operation) => [operation.operationId, createHandler({ ...parts, service, operation })]),
        ),
        securityHandlers: anyone,
        isForwarded: (operationId) => service.operations[operationId] === undefined,
      });
    }
  };

  return {
    /** Of pages and engines, which call the gateway. */
    runtime: { ...parts.config, services: { ...parts.config.services, ...addresses } },
    register,
  };
};
