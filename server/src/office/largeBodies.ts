import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { createFairQueue } from '../http/security/fairQueue';
import { takesCsv } from './csvUploads';

const largeBytes = 4 * 2 ** 20;

const queueLimits = { maxRunning: 2, maxPerGroup: 5, maxWaiting: 40 };

/** Pictures and films are held in memory until the response is sent: of two people at once, and one of each. */
export const registerLargeBodies = (app: FastifyInstance, getSender: (request: FastifyRequest) => string) => {
  const enqueue = createFairQueue(queueLimits);
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.bodyLimit <= largeBytes || takesCsv(request)) return;
    await new Promise<void>((start, refuse) => {
      enqueue({ group: getSender(request), isKnown: true }, async () => {
        start();
        await new Promise<void>((end) => {
          finished(reply.raw, () => end());
        });
      }).catch(refuse);
    });
  });
};
