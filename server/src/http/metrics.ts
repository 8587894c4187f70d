import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import { notFound } from './refusal';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const loopback = /^(127\.|::1$|::ffff:127\.)/;

// A proxy on this machine comes from here, too, and speaks for anybody.
const isForwarded = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

const mayRead = (request: FastifyRequest, token: string) => {
  if (token === '') return loopback.test(request.ip) && !isForwarded(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const due = Buffer.from(`Bearer ${token}`);
  return given.length === due.length && timingSafeEqual(given, due);
};

/** For Prometheus. Without a token of its own it answers this machine only. */
export const registerMetrics = (app: FastifyInstance, token: string) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'medida_http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw notFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  app.addHook('onClose', async () => registry.clear());
};
