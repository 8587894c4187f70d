import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { createBackgroundWork } from '../backgroundWork';
import type { OpenDatabase } from '../db/openDatabase';
import { tooManyRequests } from '../http/responses/refusal';
import { createAttemptLimit } from '../http/security/attemptLimit';
import { createRequestCounts } from '../http/security/requestCounts';
import { createAttemptsRepository } from '../repositories/attemptsRepository';
import { type KeyLimits, readKeyHash } from './officeAccess';

const minute = 60_000;

const requestsPerMinute = 600;

const wrongKeys = { attempts: 300, windowMs: 15 * minute };

export const registerKeyLimits = async (
  app: FastifyInstance,
  { db, engine }: OpenDatabase,
  now: () => number,
): Promise<KeyLimits> => {
  const attempts = createAttemptsRepository(db);
  const background = createBackgroundWork(app);
  const shared = engine === 'postgres' ? attempts : undefined;
  const counts = createRequestCounts({ shared, background, windowMs: minute, now });
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, { global: false, timeWindow: minute, store: counts.store });
  const countRequest = app.createRateLimit({
    max: requestsPerMinute,
    keyGenerator: (request) => `office key ${readKeyHash(request) ?? ''}`,
  });
  const wrong = createAttemptLimit(attempts, 'officeKey', wrongKeys, now);
  return {
    count: async (request) => {
      const counted = await countRequest(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
    },
    countWrong: ({ ip }) => wrong.count('', ip),
  };
};
