import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { StaffSession } from '@/contracts/office';

import { notSignedIn, Refusal } from '../http/responses/refusal';
import { readCookie, setCookie } from '../http/security/cookies';
import type { createApiKeysRepository } from '../repositories/apiKeysRepository';
import type { ChangeAuthor } from '../repositories/changesRepository';
import type { StaffMember, StaffRepository } from '../repositories/staffRepository';
import { getScopes, type Role, type Scope } from './scopes';

/** Who sends a request: a person who is signed in, or software with a key. */
export type Actor = ChangeAuthor & {
  email: string | null;
  name: string;
  role: Role | null;
  scopes: readonly Scope[];
  secondFactor: StaffSession['secondFactor'];
};

export type OfficeAccess = {
  getActor: (request: FastifyRequest) => Actor;
  /** The session of the request, which is a person's. */
  getSession: (request: FastifyRequest) => { email: string; sessionHash: string };
  open: (member: StaffMember, request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  close: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Refuses every request whose operation needs a scope that its sender lacks. */
  register: (app: FastifyInstance) => void;
};

export type KeyLimits = {
  /** Counts a request with a valid key; throws a refusal beyond the limit. */
  count: (request: FastifyRequest) => Promise<void>;
  /** Counts a request with another key, by the address that it comes from. */
  countWrong: (request: FastifyRequest) => Promise<void>;
};

type AccessParts = {
  staff: StaffRepository;
  keys: ReturnType<typeof createApiKeysRepository>;
  keyLimits: KeyLimits;
  /** Whether people reach the office by https, whatever the proxy before it says. */
  isSecure: boolean;
  now: () => number;
};

const sessionCookie = { name: 'medida-office', path: '/services/office', site: 'Strict' } as const;

const sessionSeconds = 12 * 3600;

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const createSecret = () => randomBytes(32).toString('base64url');

export const toActor = ({ email, name, role, hasSecondFactor }: StaffMember): Actor => {
  const missing = role === 'owner' ? 'required' : 'none';
  const secondFactor = hasSecondFactor ? 'active' : missing;
  const scopes = getScopes(role, hasSecondFactor);
  return { by: email, channel: 'office', email, name, role, scopes, secondFactor };
};

/** Of the API key that comes with the request. */
export const readKeyHash = ({ headers }: FastifyRequest) => {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return key === undefined ? undefined : hashSecret(key);
};

export const createOfficeAccess = ({ staff, keys, keyLimits, isSecure, now }: AccessParts): OfficeAccess => {
  const cookie = { ...sessionCookie, ...(isSecure && { isSecure }) };
  const actors = new WeakMap<FastifyRequest, Actor>();
  const identify = async (request: FastifyRequest): Promise<Actor | undefined> => {
    const keyHash = readKeyHash(request);
    if (keyHash !== undefined) {
      const found = await keys.use(keyHash, now());
      await (found ? keyLimits.count(request) : keyLimits.countWrong(request));
      return found && { by: found.name, channel: 'key', email: null, role: null, secondFactor: 'none', ...found };
    }
    const secret = readCookie(request, cookie.name);
    const member = secret === undefined ? undefined : await staff.findBySession(hashSecret(secret), now());
    return member && toActor(member);
  };
  const getActor = (request: FastifyRequest) => {
    const actor = actors.get(request);
    if (!actor) throw notSignedIn();
    return actor;
  };
  return {
    getActor,
    getSession: (request) => {
      const { email } = getActor(request);
      const secret = readCookie(request, cookie.name);
      if (email === null || secret === undefined) throw new Refusal(403, 'scopeMissing');
      return { email, sessionHash: hashSecret(secret) };
    },
    open: async (member, request, reply) => {
      const secret = createSecret();
      const session = { sessionHash: hashSecret(secret), expiresAt: now() + sessionSeconds * 1000 };
      if (!(await staff.openSession(member, session))) throw notSignedIn();
      setCookie(request, reply, { ...cookie, value: secret, seconds: sessionSeconds });
      return toActor(member);
    },
    close: async (request, reply) => {
      const secret = readCookie(request, cookie.name);
      if (secret !== undefined) await staff.closeSession(hashSecret(secret));
      setCookie(request, reply, { ...cookie, value: '', seconds: 0 });
    },
    register: (app) => {
      app.addHook('onRequest', async (request) => {
        const { isOpen, scope } = request.routeOptions.config;
        if (isOpen === true) return;
        const actor = await identify(request);
        const isPermitted = scope === 'any' || actor?.scopes.some((each) => each === scope) === true;
        if (actor && isPermitted) return void actors.set(request, actor);
        request.log.warn({ operation: request.routeOptions.url, scope, by: actor?.by }, 'refused in the office');
        if (!actor) throw notSignedIn();
        throw new Refusal(403, actor.secondFactor === 'required' ? 'secondFactorRequired' : 'scopeMissing');
      });
    },
  };
};
