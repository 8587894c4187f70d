import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../responses/refusal';
import { isSameText, readCookie } from './cookies';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

export type Xsrf = {
  /** Sets the page's cookie, unless the request already carries a valid one. */
  setCookie: (request: FastifyRequest, reply: FastifyReply) => void;
  register: (app: FastifyInstance) => void;
  /** For beacons, which send cookies but cannot set headers: the origin alone decides. */
  registerOriginCheck: (app: FastifyInstance) => void;
};

// A proxy may terminate TLS without saying so, so the scheme is taken from the origin.
const isSameHost = (origin: string, host: string) => {
  if (!URL.canParse(origin)) return false;
  const own = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(own) && new URL(own).origin === origin;
};

const isForeign = ({ headers, host }: FastifyRequest, publicOrigin: string) => {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  // No page can set this header, so it is reliable even behind a proxy that changes Host.
  if (site === 'same-origin') return false;
  const { origin } = headers;
  return origin !== undefined && origin !== publicOrigin && !isSameHost(origin, host);
};

const refuseUnless = (app: FastifyInstance, isAllowed: (request: FastifyRequest) => boolean) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    done(isSafe || isAllowed(request) ? undefined : new Refusal(403, 'forbidden'));
  });
};

type XsrfParts = {
  secret: string;
  /** Empty if not configured. */
  publicOrigin: string;
  isAllowedOrigin: (request: FastifyRequest) => boolean;
};

/**
 * A page of another site can make a browser send the cookie, but can neither read it nor set the header. Without a
 * cookie the origin alone decides; non-browser callers send none.
 */
export const createXsrf = ({ secret, publicOrigin, isAllowedOrigin }: XsrfParts): Xsrf => {
  const sign = (value: string) => createHmac('sha256', secret).update(`xsrf:${value}`).digest('base64url');
  const isValidToken = (token: string) => {
    const [value, signature, ...rest] = token.split('.');
    return value !== undefined && signature !== undefined && rest.length === 0 && isSameText(signature, sign(value));
  };
  const hasAllowedOrigin = (request: FastifyRequest) => !isForeign(request, publicOrigin) || isAllowedOrigin(request);
  const isAllowed = (request: FastifyRequest) => {
    if (!hasAllowedOrigin(request)) return false;
    const cookie = readCookie(request, cookieName);
    if (cookie === undefined) return true;
    const header = request.headers[headerName];
    return typeof header === 'string' && isSameText(header, cookie) && isValidToken(cookie);
  };
  return {
    setCookie: (request, reply) => {
      const present = readCookie(request, cookieName);
      if (present !== undefined && isValidToken(present)) return;
      const value = randomBytes(18).toString('base64url');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      // Not HttpOnly: the application copies it into the header (spec §7).
      reply.header('set-cookie', `${cookieName}=${value}.${sign(value)}; Path=/; SameSite=Lax${secure}`);
    },
    register: (app) => refuseUnless(app, isAllowed),
    registerOriginCheck: (app) => refuseUnless(app, hasAllowedOrigin),
  };
};
