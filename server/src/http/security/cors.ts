import fastifyCors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Cors = {
  /** Whether the request comes from a page of another, configured origin. */
  isAllowed: (request: FastifyRequest) => boolean;
  register: (app: FastifyInstance, options?: { credentials: boolean }) => Promise<void>;
};

/** For pages served elsewhere: they may call the services with a token, but without cookies. */
export const createCors = (origins: string[], headerNames: string[]): Cors => {
  const allowed = new Set(origins);
  return {
    isAllowed: (request) => allowed.has(request.headers.origin ?? ''),
    register: async (app, { credentials } = { credentials: false }) => {
      if (allowed.size === 0) return;
      await app.register(fastifyCors, {
        // A function, because with a list @fastify/cors still answers preflights from origins that are not on it.
        origin: (origin, callback) => callback(null, allowed.has(origin ?? '')),
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'traceparent', ...headerNames],
        exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
        credentials,
        maxAge: 3600,
        strictPreflight: false,
      });
    },
  };
};
