import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import type { SecurityHandlers } from '../http/contractRoutes';
import { notSignedIn, wrongCredentials } from '../http/refusal';
import type { ClientAccount } from '../repositories/clientsRepository';
import type { SessionsRepository } from '../repositories/sessionsRepository';
import type { SessionTokens } from './sessionToken';

export type Session = { clientId: number; sessionId: string };

export type Sessions = {
  /** Returns the token that identifies the client from now on. */
  open: (client: Pick<ClientAccount, 'clientId' | 'passwordHash'>) => Promise<string>;
  close: (session: Session) => Promise<void>;
  /** The authenticated session of the request. */
  requireSession: (request: FastifyRequest) => Session;
  /** For requests where signing in is optional but may change the response. */
  read: (request: FastifyRequest) => Promise<Session | undefined>;
  isPrivate: (request: FastifyRequest) => boolean;
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
  const verify = async (token: string | undefined): Promise<Session | undefined> => {
    const claims = token === undefined ? undefined : await tokens.read(token);
    if (!claims) return undefined;
    const { clientId, sessionId } = claims;
    return (await sessions.isOpen(sessionId, clientId, now())) ? { clientId, sessionId } : undefined;
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
    close: ({ sessionId }) => sessions.remove(sessionId),
    requireSession: (request) => {
      const session = authenticated.get(request);
      if (!session) throw notSignedIn();
      return session;
    },
    read: (request) => verify(readBearerToken(request)),
    isPrivate: (request) => authenticated.has(request),
    securityHandlers: {
      bearer: (request) => authenticate(request, readBearerToken(request)),
      queryToken: (request) => authenticate(request, queryToken(request)),
    },
  };
};
