import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isSameText, readCookie, setCookie } from '../http/security/cookies';

export type KnownDevices = {
  /** The id of the requesting device, if it has signed in to this account before. */
  recognize: (request: FastifyRequest, username: string) => string | undefined;
  remember: (request: FastifyRequest, reply: FastifyReply, username: string) => void;
};

const oneYear = 365 * 24 * 3600;
const idPattern = /^[\w-]{24}$/;
// Several accounts may share a browser; the most recent ones are kept.
const maxAccounts = 5;

/**
 * The cookie is an id and a signature for each account that has signed in with it, so it cannot be forged and nothing
 * has to be stored. It grants no access: it only keeps others' guesses from counting against the device.
 */
export const createKnownDevices = (
  secret: string,
  cookie: { name: string; path: string; isSecure?: boolean } = { name: 'MEDIDA-DEVICE', path: '/' },
): KnownDevices => {
  const sign = (id: string, username: string) =>
    createHmac('sha256', secret).update(`device:${id}:${username}`).digest('base64url');
  const read = (request: FastifyRequest) => {
    const [id = '', ...signatures] = (readCookie(request, cookie.name) ?? '').split('.');
    return { id, signatures: idPattern.test(id) ? signatures.slice(0, maxAccounts) : [] };
  };
  return {
    recognize: (request, username) => {
      const { id, signatures } = read(request);
      const expected = sign(id, username);
      return signatures.some((signature) => isSameText(signature, expected)) ? id : undefined;
    },
    remember: (request, reply, username) => {
      const known = read(request);
      const id = known.signatures.length > 0 ? known.id : randomBytes(18).toString('base64url');
      const own = sign(id, username);
      const signatures = [own, ...known.signatures.filter((signature) => signature !== own)].slice(0, maxAccounts);
      const value = [id, ...signatures].join('.');
      setCookie(request, reply, { ...cookie, value, seconds: oneYear, site: 'Strict' });
    },
  };
};
