import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { EngineMethod } from '@/engine/host/requestHandlers';
import { answerMessage, type Question } from '@/engine/remote/answerMessage';

import { notSignedIn, Refusal, tooManyRequests } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import { toCountedAddress } from '../http/security/clientAddress';
import { createFairQueue } from '../http/security/fairQueue';
import type { Sessions } from '../identity/sessions';
import type { CatalogEngines, Viewer } from './catalogEngines';
import { questionSchema } from './questionSchema';

type QuestionServices = {
  engines: CatalogEngines;
  sessions: Sessions;
  pricesVisibleTo: 'everyone' | 'clients';
  readLanguage: ReadLanguage;
  /** By then the browser has given up, and the connection is soon closed without an answer. */
  maxWaitMs?: number;
};

// Enough for five hundred codes of two hundred characters.
const maxQuestionBytes = 256 * 1024;
const maxPerAddress = 40;
// Those that wait for lists to load are in no queue yet.
const maxOpen = 500;
// More would have to wait longer than anyone waits for a page to load.
const queueLimits = { maxPerGroup: maxPerAddress, maxWaiting: 200 };
const retryAfter = 5;

// Suggestions and queries correct texts, too, but what a text may cost is bounded.
const slowMethods: readonly EngineMethod[] = ['brands', 'priceList'];
// Of the other questions, those with long texts or many items take long.
const maxQuickBytes = 1000;
// The items that a client prefers cost a search next to nothing.
const maxSearchBytes = 4000;
const searches: readonly EngineMethod[] = ['query', 'suggest'];

const isQuick = ({ body, headers }: FastifyRequest) => {
  const question = body as Question;
  if (question.type === 'request' && slowMethods.includes(question.method)) return false;
  const isSearch = question.type === 'request' && searches.includes(question.method);
  // Without a length, it may be of any.
  return Number(headers['content-length'] ?? Infinity) <= (isSearch ? maxSearchBytes : maxQuickBytes);
};

/** Counts the open questions of each address. */
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
 * Answers the questions of browsers that do not have the lists (design §10). Addresses take turns, and quick questions
 * do not wait for slow ones.
 */
export const registerQuestionRoute = (app: FastifyInstance, services: QuestionServices) => {
  const { engines, sessions, pricesVisibleTo, readLanguage, maxWaitMs = 30_000 } = services;
  const admission = createAdmission();
  const quick = createFairQueue({ ...queueLimits, maxRunning: 8 });
  const slow = createFairQueue({ ...queueLimits, maxRunning: 2 });

  const readViewer = async (request: FastifyRequest): Promise<Viewer> => {
    const language = readLanguage(request);
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (pricesVisibleTo === 'everyone' || token === undefined) return { language };
    if (!(await sessions.read(request))) throw notSignedIn();
    return { language, token };
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const left = abortOnClose(reply);
    const timeout = AbortSignal.timeout(maxWaitMs);
    const signal = AbortSignal.any([left, timeout]);
    const { engine } = await engines.get(await readViewer(request));
    const enqueue = isQuick(request) ? quick : slow;
    try {
      return await enqueue({ group: address, isKnown: false, signal }, () =>
        answerMessage(engine, request.body as Question, signal),
      );
    } catch (error) {
      if (left.aborted) return reply.hijack();
      throw timeout.aborted ? busy() : error;
    }
  };

  app.post('/query', { schema: { body: questionSchema }, bodyLimit: maxQuestionBytes }, async (request, reply) => {
    const address = toCountedAddress(request.ip);
    admission.enter(address);
    try {
      return await answer(request, reply, address);
    } finally {
      admission.leave(address);
    }
  });
};
