import type { FastifyInstance, FastifyRequest } from 'fastify';

export type OtherOrigins = {
  /** Whether the request comes from a page of another, configured origin. */
  allow: (request: FastifyRequest) => boolean;
  register: (app: FastifyInstance) => void;
};

const methods = 'GET, HEAD, POST, PUT, DELETE';
const exposed = 'ETag, Retry-After, X-Request-Id';
const oneHour = '3600';

/** For pages served elsewhere: they may call the services with a token, but without cookies. */
export const createCors = (origins: string[], headerNames: string[]): OtherOrigins => {
  const named = new Set(origins);
  const taken = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', ...headerNames].join(', ');
  const allow = (request: FastifyRequest) => named.has(request.headers.origin ?? '');
  return {
    allow,
    register: (app) => {
      if (named.size === 0) return;
      app.addHook('onRequest', async (request, reply) => {
        reply.header('vary', `${String(reply.getHeader('vary'))}, Origin`);
        if (!allow(request)) return undefined;
        reply.header('access-control-allow-origin', request.headers.origin);
        reply.header('access-control-expose-headers', exposed);
        if (request.method !== 'OPTIONS') return undefined;
        return reply
          .code(204)
          .headers({
            'access-control-allow-methods': methods,
            'access-control-allow-headers': taken,
            'access-control-max-age': oneHour,
          })
          .send();
      });
      app.options('/*', (_request, reply) => reply.callNotFound());
    },
  };
};
