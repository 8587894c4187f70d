import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import type { SecurityHandlers } from '../http/contracts/contractRoutes';
import { notSignedIn, wrongCredentials } from '../http/responses/refusal';
import type { SessionsRepository } from '../repositories/sessionsRepository';
import { createSessionCache } from './sessionCache';
import type { SessionTokens } from './sessionToken';
import type { AccountOwner, SignInAccount } from './signInAccounts';

export type Session = AccountOwner & { sessionId: string };

export type Sessions = {
  /** Returns the token that identifies the account from now on. */
  open: (account: Pick<SignInAccount, 'clientId' | 'personId' | 'passwordHash'>) => Promise<string>;
  close: (session: Session) => Promise<void>;
  /** Call when all sessions of an account, or all but one, have been ended in the database. */
  forget: (owner: AccountOwner, keptSessionId?: string) => void;
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
    const { clientId, personId, sessionId } = claims;
    if (known?.isFresh === true) return { clientId, personId, sessionId };
    const readSince = cache.mark();
    if (!(await sessions.isOpen(sessionId, clientId, now()))) {
      cache.forget(token);
      return undefined;
    }
    cache.add(token, claims, readSince);
    return { clientId, personId, sessionId };
  };
  const authenticate = async (request: FastifyRequest, token: string | undefined) => {
    const session = await verify(token);
    if (!session) throw notSignedIn();
    authenticated.set(request, session);
  };
  return {
    open: async ({ clientId, personId, passwordHash }) => {
      const sessionId = randomBytes(18).toString('base64url');
      const expiresAt = now() + lifetimeMs;
      const session = { sessionId, clientId, personId, createdAt: now(), expiresAt };
      if (!(await sessions.add(session, passwordHash))) throw wrongCredentials();
      return tokens.write({ clientId, personId, sessionId, expiresAt });
    },
    close: async ({ sessionId }) => {
      await sessions.remove(sessionId);
      cache.forgetWhere((session) => session.sessionId === sessionId);
    },
    forget: ({ clientId, personId }, keptSessionId) =>
      cache.forgetWhere(
        (session) =>
          session.clientId === clientId && session.personId === personId && session.sessionId !== keptSessionId,
      ),
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
