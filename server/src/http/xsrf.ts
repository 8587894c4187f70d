import { createHmac, randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isSameText, readCookie } from './cookies';
import { Refusal } from './refusal';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

export type Xsrf = {
  /** Gives the page its cookie, unless the request carries one of ours already. */
  setCookie: (request: FastifyRequest, reply: FastifyReply) => void;
  register: (app: FastifyInstance) => void;
};

// A page of another site can make a browser send the cookie, but can neither read it nor set the header. Where there is
// no cookie (another origin by configuration, no browser) the browser's own word on the origin decides.
const isForeign = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};

export const createXsrf = (secret: string, isAllowedOrigin: (request: FastifyRequest) => boolean): Xsrf => {
  const sign = (value: string) => createHmac('sha256', secret).update(`xsrf:${value}`).digest('base64url');
  const isOurs = (token: string) => {
    const [value, signature, ...rest] = token.split('.');
    return value !== undefined && signature !== undefined && rest.length === 0 && isSameText(signature, sign(value));
  };
  const allows = (request: FastifyRequest) => {
    const cookie = readCookie(request, cookieName);
    if (cookie === undefined) return !isForeign(request) || isAllowedOrigin(request);
    const header = request.headers[headerName];
    return typeof header === 'string' && isSameText(header, cookie) && isOurs(cookie);
  };
  return {
    setCookie: (request, reply) => {
      const present = readCookie(request, cookieName);
      if (present !== undefined && isOurs(present)) return;
      const value = randomBytes(18).toString('base64url');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      // Not HttpOnly: the application copies it into the header (spec §7).
      reply.header('set-cookie', `${cookieName}=${value}.${sign(value)}; Path=/; SameSite=Lax${secure}`);
    },
    register: (app) => {
      app.addHook('onRequest', async (request) => {
        if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
        if (!allows(request)) throw new Refusal(403, 'forbidden');
      });
    },
  };
};
