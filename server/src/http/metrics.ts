import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { ServerConfig } from '../config/serverConfig';
import { readVersion } from '../readVersion';
import { notFound } from './responses/refusal';
import { createAddressCheck, hasBearer } from './security/machineAccess';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type MetricsConfig = Pick<ServerConfig, 'metricsToken' | 'metricsAddresses' | 'trustProxy' | 'rootDirectory'>;

/** Given the metrics of this process, returns a function that reads those of all processes. */
export type ShareMetrics = (registry: Registry) => () => Promise<string>;

const createPermission = ({ metricsToken, metricsAddresses, trustProxy }: MetricsConfig) => {
  const isDefault = metricsToken === '' && metricsAddresses.length === 0;
  const isPermitted = createAddressCheck(isDefault ? null : metricsAddresses, trustProxy);
  return (request: FastifyRequest) => hasBearer(request, metricsToken) || isPermitted(request);
};

/** For Prometheus, authorized by token or address; only from this machine if neither is configured. */
export const registerMetrics = (app: FastifyInstance, config: MetricsConfig, share?: ShareMetrics) => {
  const mayRead = createPermission(config);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'medida_build_info',
    help: 'How many processes run this version, on this Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: readVersion(config.rootDirectory), node: process.versions.node }, 1);
  const durations = new Histogram({
    name: 'medida_http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const read = share ? share(registry) : () => registry.metrics();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw notFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await read());
  });
  app.addHook('onClose', async () => registry.clear());
  return registry;
};
