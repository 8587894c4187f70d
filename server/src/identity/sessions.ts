import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import type { ClientViews } from '../clients/clientViews';
import type { SecurityHandlers } from '../http/contracts/contractRoutes';
import { notSignedIn, Refusal, wrongCredentials } from '../http/responses/refusal';
import type { ProviderSession, SessionsRepository } from '../repositories/sessionsRepository';
import { createSessionCache } from './sessionCache';
import type { SessionTokens } from './sessionToken';
import type { AccountOwner, SignInAccount } from './signInAccounts';

export type Session = AccountOwner & { sessionId: string; isView?: true };

type SessionOwner = Pick<SignInAccount, 'clientId' | 'personId' | 'passwordHash'>;

export type Sessions = {
  /** Returns the token that identifies the account from now on. */
  open: (account: SessionOwner) => Promise<string>;
  /** After signing in elsewhere: returns a code that the page redeems for the token within minutes, once. */
  openWithCode: (account: SessionOwner, idToken: string) => Promise<string>;
  redeem: (code: string) => Promise<{ token: string; owner: AccountOwner } | undefined>;
  /** For the code of a link to the shop as a client. */
  openView: (code: string) => Promise<{ token: string; owner: AccountOwner; expiresAt: number } | undefined>;
  /** A view reads, and nothing else: refuses its other requests, whatever they are for (ADR 65). */
  refuseInView: (request: FastifyRequest) => Promise<void>;
  /** Returns the token of the provider where the session began, if it did. */
  close: (session: Session) => Promise<string | undefined>;
  /** Call when all sessions of an account, or all but one, have been ended in the database. */
  forget: (owner: AccountOwner, keptSessionId?: string) => void;
  /** The authenticated session of the request. */
  requireSession: (request: FastifyRequest) => Session;
  /** For requests where signing in is optional but may change the response. */
  read: (request: FastifyRequest) => Promise<Session | undefined>;
  /** Whose token the request has, even if the session has ended, unless it is a view: reads no database. */
  readOwner: (request: FastifyRequest) => Promise<AccountOwner | undefined>;
  hasSession: (request: FastifyRequest) => boolean;
  securityHandlers: SecurityHandlers;
};

type SessionParts = {
  sessions: SessionsRepository;
  views: ClientViews;
  tokens: SessionTokens;
  lifetimeMs: number;
  now: () => number;
};

const readBearerToken = (request: FastifyRequest) => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const queryToken = (request: FastifyRequest) => {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
};

// A page redeems it at once; on a slow connection, its code has to load first.
const codeLifetimeMs = 5 * 60_000;

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

const createSecret = () => randomBytes(18).toString('base64url');
const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const createSessions = ({ sessions, views, tokens, lifetimeMs, now }: SessionParts): Sessions => {
  const authenticated = new WeakMap<FastifyRequest, Session>();
  const cache = createSessionCache(now);
  const verify = async (token: string | undefined): Promise<Session | undefined> => {
    if (token === undefined) return undefined;
    const known = cache.find(token);
    const claims = known?.claims ?? (await tokens.read(token));
    if (!claims) return undefined;
    const { clientId, personId, sessionId, isView } = claims;
    if (isView) return (await views.isOpen(sessionId)) ? { clientId, personId, sessionId, isView } : undefined;
    if (known?.isFresh === true) return { clientId, personId, sessionId };
    const readSince = cache.mark();
    if (!(await sessions.isOpen(sessionId, clientId, now()))) {
      cache.forget(token);
      return undefined;
    }
    cache.add(token, claims, readSince);
    return { clientId, personId, sessionId };
  };
  const add = async ({ clientId, personId, passwordHash }: SessionOwner, provider?: ProviderSession) => {
    const session = { sessionId: createSecret(), clientId, personId, createdAt: now(), expiresAt: now() + lifetimeMs };
    if (!(await sessions.add(session, passwordHash, provider))) throw wrongCredentials();
    return session;
  };
  const authenticate = async (request: FastifyRequest, token: string | undefined) => {
    const session = await verify(token);
    if (!session) throw notSignedIn();
    authenticated.set(request, session);
  };
  const readClaims = async (request: FastifyRequest) => {
    const token = readBearerToken(request);
    return token === undefined ? undefined : (cache.find(token)?.claims ?? (await tokens.read(token)));
  };
  return {
    open: async (account) => tokens.write(await add(account)),
    openWithCode: async (account, idToken) => {
      const secret = createSecret();
      const { sessionId } = await add(account, { codeHash: hash(secret), idToken });
      return `${sessionId}.${secret}`;
    },
    redeem: async (code) => {
      const [sessionId = '', secret = ''] = code.split('.');
      const session = await sessions.redeem(sessionId, hash(secret), now() - codeLifetimeMs);
      return session && { token: await tokens.write(session), owner: session };
    },
    openView: async (code) => {
      const view = await views.redeem(code);
      if (!view) return undefined;
      const { viewId, clientId, personId, expiresAt } = view;
      const owner = { clientId, personId };
      return { token: await tokens.write({ ...owner, sessionId: viewId, expiresAt, isView: true }), owner, expiresAt };
    },
    refuseInView: async (request) => {
      const { isReading = readingMethods.includes(request.method), isOwnersAlone = false } =
        request.routeOptions.config;
      if (isReading && !isOwnersAlone) return;
      if ((await readClaims(request))?.isView) throw new Refusal(403, 'viewOnly');
    },
    close: async ({ sessionId, isView }) => {
      if (isView) {
        await views.close(sessionId);
        return undefined;
      }
      const idToken = await sessions.remove(sessionId);
      cache.forgetWhere((session) => session.sessionId === sessionId);
      return idToken;
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
    readOwner: async (request) => {
      const claims = await readClaims(request);
      return claims?.isView ? undefined : claims;
    },
    hasSession: (request) => authenticated.has(request),
    securityHandlers: {
      bearer: (request) => authenticate(request, readBearerToken(request)),
      queryToken: (request) => authenticate(request, queryToken(request)),
    },
  };
};
