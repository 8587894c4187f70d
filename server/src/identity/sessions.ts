import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import type { SecurityHandlers } from '../http/contracts/contractRoutes';
import { notSignedIn, wrongCredentials } from '../http/responses/refusal';
import type { ClientAccount } from '../repositories/clientsRepository';
import type { SessionsRepository } from '../repositories/sessionsRepository';
import { createSessionCache } from './sessionCache';
import type { SessionTokens } from './sessionToken';

export type Session = { clientId: number; sessionId: string };

export type Sessions = {
  /** Returns the token that identifies the client from now on. */
  open: (client: Pick<ClientAccount, 'clientId' | 'passwordHash'>) => Promise<string>;
  close: (session: Session) => Promise<void>;
  /** Call when all sessions of a client, or all but one, have been ended in the database. */
  forgetClient: (clientId: number, keptSessionId?: string) => void;
  /** The authenticated session of the request. */
  requireSession: (request: FastifyRequest) => Session;
  /** For requests where signing in is optional but may change the response. */
  read: (request: FastifyRequest) => Promise<Session | undefined>;
  hasSession: (request: FastifyRequest) => boolean;
  securityHandlers: SecurityHandlers;
};

type SessionParts = {
  sessions: SessionsRepository;
  tokens: SessionTokens;
  lifetimeMs: number;
  now: () => number;
};

const readBearerToken = (request: FastifyRequest) => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const queryToken = (request: FastifyRequest) => {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
};

export const createSessions = ({ sessions, tokens, lifetimeMs, now }: SessionParts): Sessions => {
  const authenticated = new WeakMap<FastifyRequest, Session>();
  const cache = createSessionCache(now);
  const verify = async (token: string | undefined): Promise<Session | undefined> => {
    if (token === undefined) return undefined;
    const known = cache.find(token);
    const claims = known?.claims ?? (await tokens.read(token));
    if (!claims) return undefined;
    const { clientId, sessionId } = claims;
    if (known?.isFresh === true) return { clientId, sessionId };
    const readSince = cache.mark();
    if (!(await sessions.isOpen(sessionId, clientId, now()))) {
      cache.forget(token);
      return undefined;
    }
    cache.add(token, claims, readSince);
    return { clientId, sessionId };
  };
  const authenticate = async (request: FastifyRequest, token: string | undefined) => {
    const session = await verify(token);
    if (!session) throw notSignedIn();
    authenticated.set(request, session);
  };
  return {
    open: async ({ clientId, passwordHash }) => {
      const sessionId = randomBytes(18).toString('base64url');
      const expiresAt = now() + lifetimeMs;
      if (!(await sessions.add({ sessionId, clientId, createdAt: now(), expiresAt }, passwordHash))) {
        throw wrongCredentials();
      }
      return tokens.write({ clientId, sessionId, expiresAt });
    },
    close: async ({ sessionId }) => {
      await sessions.remove(sessionId);
      cache.forgetWhere((session) => session.sessionId === sessionId);
    },
    forgetClient: (clientId, keptSessionId) =>
      cache.forgetWhere((session) => session.clientId === clientId && session.sessionId !== keptSessionId),
    requireSession: (request) => {
      const session = authenticated.get(request);
      if (!session) throw notSignedIn();
      return session;
    },
    read: (request) => verify(readBearerToken(request)),
    hasSession: (request) => authenticated.has(request),
    securityHandlers: {
      bearer: (request) => authenticate(request, readBearerToken(request)),
      queryToken: (request) => authenticate(request, queryToken(request)),
    },
  };
};
