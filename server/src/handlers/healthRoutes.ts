import type { FastifyInstance } from 'fastify';

import { isDiskFull } from '../db/databaseFailure';
import type { HealthRepository } from '../repositories/healthRepository';

/** `/healthz`: the process responds. `/readyz`: it can serve requests, so a load balancer may route to it. */
export const registerHealthRoutes = (app: FastifyInstance, health: HealthRepository) => {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    const refuse = (status: string) => reply.code(503).header('retry-after', '5').send({ status });
    try {
      await health.checkWrites();
    } catch (error) {
      request.log.warn({ err: error }, 'nothing can be written');
      return refuse(isDiskFull(error) ? 'the disk is full' : 'the database cannot be written');
    }
    try {
      const { isReadOnly, hangingCommits } = await health.check();
      if (isReadOnly) return await refuse('the database is read-only');
      // Still ready: reads work, and every other process would have to refuse changes too.
      return hangingCommits > 0 ? { status: 'ready', hangingCommits } : { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database is not responding');
      return refuse('the database is not responding');
    }
  });
};
