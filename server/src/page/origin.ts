import type { FastifyRequest } from 'fastify';

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The configured origin; else the one that the request says it came to, as long as that can be one. */
export const originOf = (request: FastifyRequest, configured: string) => {
  if (configured) return configured;
  return `${request.protocol}://${host.test(request.host) ? request.host : 'localhost'}`;
};
