import type { FastifyInstance } from 'fastify';

import type { HealthRepository } from '../repositories/healthRepository';

/** `/healthz`: the process answers. `/readyz`: it can do its work, so that a load balancer may send it some. */
export const registerHealthRoutes = (app: FastifyInstance, health: HealthRepository) => {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await health.check();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', '5').send({ status: 'the database does not answer' });
    }
  });
};
