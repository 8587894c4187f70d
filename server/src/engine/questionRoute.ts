import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { answerMessage, type Question } from '@/engine/remote/answerMessage';

import { notSignedIn, Refusal } from '../http/refusal';
import type { ReadLanguage } from '../http/requestLanguage';
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
// More would have to wait longer than anyone waits for a page to load.
const maxWaiting = 200;

const busy = () => new Refusal(503, 'unavailable', {}, { 'retry-after': '1' });

/** Aborts when the browser has disconnected. */
const abortOnClose = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Answers the questions of browsers that do not have the lists (design §10). */
export const registerQuestionRoute = (app: FastifyInstance, services: QuestionServices) => {
  const { engines, sessions, pricesVisibleTo, readLanguage, maxWaitMs = 30_000 } = services;
  let waiting = 0;

  const readViewer = async (request: FastifyRequest): Promise<Viewer> => {
    const language = readLanguage(request);
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (pricesVisibleTo === 'everyone' || token === undefined) return { language };
    if (!(await sessions.read(request))) throw notSignedIn();
    return { language, token };
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const left = abortOnClose(reply);
    const late = AbortSignal.timeout(maxWaitMs);
    const { engine } = await engines.get(await readViewer(request));
    try {
      return await answerMessage(engine, request.body as Question, AbortSignal.any([left, late]));
    } catch (error) {
      if (left.aborted) return reply.hijack();
      throw late.aborted ? busy() : error;
    }
  };

  app.post('/query', { schema: { body: questionSchema }, bodyLimit: maxQuestionBytes }, async (request, reply) => {
    if (waiting >= maxWaiting) throw busy();
    waiting += 1;
    try {
      return await answer(request, reply);
    } finally {
      waiting -= 1;
    }
  });
};
