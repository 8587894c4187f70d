import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { Language } from '@/shared/i18n/languages';
import { isRecord } from '@/shared/lib/isRecord';
import type { CartLineUpdate } from '@/contracts/inventory';
import type { OrderPush } from '@/contracts/orders';

import type { ServerConfig } from '../config/serverConfig';
import { findOperation, type Operation, readOperations } from '../conformance/operations';
import { listRecords } from '../conformance/readingValues';
import { type CatalogPair, createCatalogPairs } from '../http/contracts/catalogPairs';
import { type OperationHandlers, registerContract } from '../http/contracts/contractRoutes';
import { registerJsonBodies } from '../http/contracts/jsonBodies';
import type { ServiceContract } from '../http/contracts/readContract';
import { registerRequestValidation } from '../http/contracts/validation';
import { registerErrorResponses, sendRefusal } from '../http/responses/errorResponses';
import { notFound, notSignedIn, Refusal, wrongCredentials } from '../http/responses/refusal';
import { createLanguageReader } from '../http/responses/requestLanguage';
import { registerResponseEncoding } from '../http/responses/responseEncoding';
import { formatServerMessage } from '../http/responses/serverMessages';
import { createCors } from '../http/security/cors';
import { loggerOptions } from '../logging';
import { createMockCarts } from './mockCart';
import { createRecordingReader, type RecordedAnswer } from './recordedFiles';
import { recordedUsername } from './withoutPersonalData';

type Values = Record<string, unknown>;

type Asked = FastifyRequest<{ Params: Values; Querystring: Values; Body: unknown }>;

type Handler = (request: Asked, reply: FastifyReply) => unknown;

const sendJson = (reply: FastifyReply, body: unknown) =>
  // As text, because the contract's serializer would change what a provider has answered.
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body));

const success = (data: unknown[], message: string | null = null) => ({ isSuccessful: true, message, data });

/** What was asked for, of an answer that has more. */
const choose = (body: unknown, { 'ids[]': ids, 'names[]': names }: Values): unknown => {
  if (!isRecord(body)) return body;
  const { data } = body;
  if (Array.isArray(ids) && Array.isArray(data))
    return { ...body, data: listRecords(data).filter(({ stockItemId }) => ids.includes(stockItemId)) };
  if (Array.isArray(names) && isRecord(data))
    return { ...body, data: Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name))) };
  return body;
};

const sendRecorded = (reply: FastifyReply, { status, headers, body, text }: RecordedAnswer, query: Values) => {
  const { etag, ...others } = headers;
  reply.code(status).headers(others);
  // Where the provider has an ETag, the answer gets its own, so that an edited file shows at once.
  if (etag === undefined) reply.header('cache-control', others['cache-control'] ?? 'no-store');
  else reply.removeHeader('cache-control');
  return text === undefined ? sendJson(reply, choose(body, query)) : reply.send(text);
};

const createSessions = () => {
  const tokens = new Set<string>();
  const require = async (token: unknown) => {
    if (typeof token !== 'string' || !tokens.has(token)) throw notSignedIn();
  };
  return {
    open: () => {
      const token = `mock.${randomUUID()}.client`;
      tokens.add(token);
      return token;
    },
    securityHandlers: {
      bearer: ({ headers }: FastifyRequest) => require(/^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]),
      queryToken: ({ query }: FastifyRequest) => require((query as Values).token),
    },
  };
};

/** The services of a recording, with carts and orders in memory. */
export const createMock = async (directory: string, config: ServerConfig): Promise<FastifyInstance> => {
  const { runtime, rootDirectory, allowedOrigins, publicUrl } = config;
  const { services, headers } = runtime;
  const operations = await readOperations(rootDirectory);
  const readLanguage = createLanguageReader(headers.language);
  const pairs = createCatalogPairs(runtime);
  const sessions = createSessions();
  const read = createRecordingReader(directory);
  const find = (name: string) => findOperation(operations, name);

  const readRecords = async (operationId: string, catalogId: number, language: Language): Promise<unknown[]> => {
    const { body } = (await read(find(operationId), { catalogId }, language)) ?? {};
    return isRecord(body) && Array.isArray(body.data) ? (body.data as unknown[]) : [];
  };
  const carts = createMockCarts(readRecords);

  const readClientId = async () => {
    const [client] = await readRecords('loginClient', runtime.catalogs[0] ?? 0, 'en');
    return isRecord(client) ? client.clientId : undefined;
  };
  const requireOwn = async (clientId: unknown) => {
    if (clientId !== (await readClientId())) throw notFound();
  };
  const requireUsername = async (body: unknown) => {
    const isKnown = isRecord(body) && body.username === recordedUsername && (await readClientId()) !== undefined;
    if (!isKnown) throw wrongCredentials();
  };

  const answer =
    (operation: Operation): Handler =>
    async (request, reply) => {
      const { params, query } = request;
      if ('catalogId' in params) pairs.check(params as CatalogPair);
      if ('clientId' in params) await requireOwn(params.clientId);
      const recorded = await read(operation, { ...params, ...query }, readLanguage(request));
      if (!recorded) throw new Refusal(404, 'notRecorded');
      return sendRecorded(reply, recorded, query);
    };

  const answerAfter =
    (name: string, check: (body: unknown) => Promise<void>): Handler =>
    async (request, reply) => {
      await check(request.body);
      return answer(find(name))(request, reply);
    };

  const withCart =
    (
      work: (catalogId: number, request: Asked, language: Language) => Promise<unknown>,
      getClientId: (request: Asked) => unknown,
    ): Handler =>
    async (request, reply) => {
      const { catalogId } = pairs.requirePair(request as { params: CatalogPair } & Asked);
      await requireOwn(await getClientId(request));
      return sendJson(reply, await work(catalogId, request, readLanguage(request)));
    };
  const ofBody = ({ body }: Asked) => (body as { clientId?: unknown }).clientId;
  const ofPath = ({ params }: Asked) => params.clientId;

  /** What was ordered meanwhile comes before what was recorded. */
  const answerWithPlaced =
    (
      name: string,
      choosePlaced: (placed: Awaited<ReturnType<typeof carts.listPlaced>>, params: Values) => unknown[],
    ): Handler =>
    async (request, reply) => {
      const { catalogId } = pairs.requirePair(request as { params: CatalogPair } & Asked);
      await requireOwn(request.params.clientId);
      const placed = choosePlaced(await carts.listPlaced(catalogId), request.params);
      if (name === 'getOrders')
        return sendJson(reply, success([...placed, ...(await readRecords(name, catalogId, readLanguage(request)))]));
      return placed.length > 0 ? sendJson(reply, success(placed)) : answer(find(name))(request, reply);
    };

  const handlers: Record<string, Handler> = {
    authenticateUser: async ({ body }, reply) => {
      await requireUsername(body);
      return sendJson(reply, success([{ token: sessions.open() }]));
    },
    loginClient: answerAfter('loginClient', requireUsername),
    getOauthLogout: answer(find('getOauthLogout')),
    getCart: withCart((catalogId, _request, language) => carts.read(catalogId, language), ofPath),
    insertCartLine: withCart(
      (catalogId, { body }, language) => carts.set(catalogId, body as CartLineUpdate, language, true),
      ofBody,
    ),
    updateCartLine: withCart(
      (catalogId, { body }, language) => carts.set(catalogId, body as CartLineUpdate, language, false),
      ofBody,
    ),
    deleteCartLine: withCart(
      (catalogId, { params }, language) => carts.remove(catalogId, Number(params.shoppingCartId), language),
      readClientId,
    ),
    getOrders: answerWithPlaced('getOrders', (placed) => placed.map(({ order }) => order)),
    getOrder: answerWithPlaced('getOrder', (placed, { orderId }) =>
      placed.flatMap(({ order }) => (order.orderId === orderId ? [order] : [])),
    ),
    getOrderDetails: answerWithPlaced('getOrderDetails', (placed, { orderId }) =>
      placed.flatMap(({ order, lines }) => (order.orderId === orderId ? lines : [])),
    ),
    pushShoppingCart: async (request, reply) => {
      const push = request.body as OrderPush;
      pairs.check(push);
      await requireOwn(push.clientId);
      const language = readLanguage(request);
      const order = await carts.push(push, request.headers['if-match'], language);
      const placed = { ...order, lineCount: order.items.length };
      return sendJson(reply, success([placed], formatServerMessage('orderPlaced', language)));
    },
  };

  const refuse: Handler = async () => {
    throw new Refusal(501, 'notRecorded');
  };
  const getHandler = (operation: Operation): Handler =>
    handlers[operation.operationId] ?? (operation.method === 'GET' ? answer(operation) : refuse);
  const allHandlers = Object.fromEntries(operations.map((each) => [each.operationId, getHandler(each)]));

  const app = Fastify({ logger: loggerOptions(config), routerOptions: { maxParamLength: 300 } });
  registerErrorResponses(app, readLanguage);
  registerJsonBodies(app);
  registerRequestValidation(app);
  registerResponseEncoding(app, { languageHeader: headers.language, isPublic: ({ method }) => method === 'GET' });
  const origins = [new URL(publicUrl).origin, ...allowedOrigins];
  await createCors(origins, [headers.language, headers.application]).register(app);
  for (const name of ['public', 'inventory', 'orders'] satisfies ServiceContract[])
    await registerContract(app, {
      ...{ rootDirectory, name, securityHandlers: sessions.securityHandlers },
      prefix: new URL(services[name]).pathname,
      handlers: allHandlers as OperationHandlers<Record<string, object>>,
    });
  const pictures = join(directory, 'blob');
  if (existsSync(pictures))
    await app.register(fastifyStatic, { root: pictures, prefix: new URL(services.blob).pathname, index: false });
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply, readLanguage));
  return app;
};
