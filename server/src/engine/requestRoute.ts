import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ServicesRequest } from '@/engine/client/messages';
import { respond } from '@/engine/client/serveEngine';

import { notSignedIn, Refusal, tooManyRequests } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import { toCountedAddress } from '../http/security/clientAddress';
import { createFairQueue } from '../http/security/fairQueue';
import type { Sessions } from '../identity/sessions';
import type { CatalogEngines } from './catalogEngines';
import type { FindPrices } from './priceRequests';
import { requestSchema } from './requestSchema';

type RouteServices = {
  engines: CatalogEngines;
  sessions: Sessions;
  pricesVisibleTo: 'everyone' | 'clients';
  /** Undefined where a provider has the clients. */
  findPrices: FindPrices | undefined;
  readLanguage: ReadLanguage;
  /** By then the browser has given up, and the connection is soon closed without a response. */
  maxWaitMs?: number;
};

// Enough for five hundred codes of two hundred characters.
const maxRequestBytes = 256 * 1024;
const maxPerAddress = 40;
// Those that wait for lists to load are in no queue yet.
const maxOpen = 500;
// More would have to wait longer than anyone waits for a page to load.
const queueLimits = { maxPerGroup: maxPerAddress, maxWaiting: 200 };
const retryAfter = 5;

// Suggestions and queries correct texts, too, but what a text may cost is bounded.
const slowMethods: readonly ServicesRequest['method'][] = ['brands', 'priceList'];
// Of the other requests, those with long texts or many items take long.
const maxQuickBytes = 1000;
// The items that a client prefers cost a search next to nothing.
const maxSearchBytes = 4000;
const searches: readonly ServicesRequest['method'][] = ['query', 'suggest'];

const isQuick = ({ body, headers }: FastifyRequest) => {
  const { method } = body as ServicesRequest;
  if (slowMethods.includes(method)) return false;
  // Without a length, it may be of any.
  return Number(headers['content-length'] ?? Infinity) <= (searches.includes(method) ? maxSearchBytes : maxQuickBytes);
};

/** Counts the open requests of each address. */
const createAdmission = () => {
  const open = new Map<string, number>();
  let total = 0;
  return {
    enter: (address: string) => {
      const own = open.get(address) ?? 0;
      if (own >= maxPerAddress) throw tooManyRequests(retryAfter);
      if (total >= maxOpen) throw busy();
      open.set(address, own + 1);
      total += 1;
    },
    leave: (address: string) => {
      const own = (open.get(address) ?? 1) - 1;
      total -= 1;
      if (own > 0) open.set(address, own);
      else open.delete(address);
    },
  };
};

const busy = () => new Refusal(503, 'unavailable', {}, { 'retry-after': String(retryAfter) });

/** Aborts when the browser has disconnected. */
const abortOnClose = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/**
 * Serves browsers that do not have the lists (design §10). Addresses take turns, and quick requests
 * do not wait for slow ones.
 */
export const registerEngineRoute = (app: FastifyInstance, services: RouteServices) => {
  const { engines, sessions, pricesVisibleTo, findPrices, readLanguage, maxWaitMs = 30_000 } = services;
  const admission = createAdmission();
  const quick = createFairQueue({ ...queueLimits, maxRunning: 8 });
  const slow = createFairQueue({ ...queueLimits, maxRunning: 2 });

  const getEngine = async (request: FastifyRequest) => {
    const language = readLanguage(request);
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return engines.get({ language });
    // Only the provider knows who it is. The browser uses the lists.
    if (!findPrices) throw new Refusal(501, 'unavailable');
    const session = await sessions.read(request);
    if (!session) throw notSignedIn();
    const viewer = pricesVisibleTo === 'everyone' ? { language } : { language, token };
    return engines.get(viewer, await findPrices(session.clientId, token));
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const left = abortOnClose(reply);
    const timeout = AbortSignal.timeout(maxWaitMs);
    const signal = AbortSignal.any([left, timeout]);
    const { engine } = await getEngine(request);
    const enqueue = isQuick(request) ? quick : slow;
    try {
      return await enqueue({ group: address, isKnown: false, signal }, () =>
        respond(engine, request.body as ServicesRequest, signal),
      );
    } catch (error) {
      if (left.aborted) return reply.hijack();
      throw timeout.aborted ? busy() : error;
    }
  };

  const options = { schema: { body: requestSchema }, bodyLimit: maxRequestBytes, config: { isReading: true } };
  app.post('/query', options, async (request, reply) => {
    const address = toCountedAddress(request.ip);
    admission.enter(address);
    try {
      return await serve(request, reply, address);
    } finally {
      admission.leave(address);
    }
  });
};
