import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

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
