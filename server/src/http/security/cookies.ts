import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const readCookie = (request: FastifyRequest, cookieName: string): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === cookieName) return value.join('=').trim();
  }
  return undefined;
};

/** Constant-time comparison. */
export const isSameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

type Cookie = {
  name: string;
  value: string;
  path: string;
  seconds: number;
  site: 'Lax' | 'Strict';
  isSecure?: boolean;
};

/** A cookie that pages cannot read. */
export const setCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, path, seconds, site, isSecure = request.protocol === 'https' }: Cookie,
) => {
  const secure = isSecure ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${site}${secure}`);
};
