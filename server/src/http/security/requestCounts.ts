import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

import type { BackgroundWork } from '../../backgroundWork';
import { inParts } from '../../db/inParts';
import type { AttemptsRepository } from '../../repositories/attemptsRepository';

type Count = { requests: number; unshared: number; endsAt: number };

type SharedCount = [subject: string, count: Count];

type Parts = {
  /** Undefined where this process is the only one. */
  shared: Pick<AttemptsRepository, 'add'> | undefined;
  background: BackgroundWork;
  windowMs: number;
  now: () => number;
};

const maxKeys = 20_000;

const shareEveryMs = 1000;

// Below this part of its limit, nobody's requests matter to another process.
const sharedFrom = 0.1;

const compareSubjects = ([one]: SharedCount, [other]: SharedCount) => (one < other ? -1 : 1);

const hash = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Counts in memory, so that no request waits for the database. Processes add theirs up in it once a second, and go on
 * alone while it does not respond.
 */
export const createRequestCounts = ({ shared, background, windowMs, now }: Parts) => {
  const waiting = new Map<string, Count>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sharePart = async (repository: NonNullable<Parts['shared']>, part: SharedCount[]) => {
    const added = part.map(([subject, count]) => ({ subject, address: '', attempts: count.unshared }));
    const sums = new Map((await repository.add(added, now(), windowMs)).map((sum) => [sum.subject, sum]));
    part.forEach(([subject, count], index) => {
      const sum = sums.get(subject);
      if (!sum) return;
      // Others have come in meanwhile.
      count.unshared -= added[index]?.attempts ?? 0;
      count.requests = sum.attempts + count.unshared;
      count.endsAt = sum.windowEndsAt;
    });
  };

  const share = async (repository: NonNullable<Parts['shared']>) => {
    // In the same order in every process: they would lock each other's rows otherwise.
    const counts = [...waiting].map(([key, count]): SharedCount => [hash(key), count]).sort(compareSubjects);
    waiting.clear();
    for (const part of inParts(counts)) await sharePart(repository, part);
  };

  const shareSoon = (repository: NonNullable<Parts['shared']>) => {
    timer ??= setTimeout(() => {
      background.start('sharing the counts of requests', () =>
        share(repository).finally(() => {
          timer = undefined;
        }),
      );
    }, shareEveryMs).unref();
  };

  class RequestCounts implements FastifyRateLimitStore {
    // A `max` would reserve the memory of all keys at once, for each limit.
    readonly #counts = new LRUCache<string, Count>({ maxSize: maxKeys, sizeCalculation: () => 1 });

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], _windowMs: number, max: number) {
      const moment = now();
      let count = this.#counts.get(key);
      // A window that ends too late is from before the clock was set back.
      if (!count || count.endsAt <= moment || count.endsAt > moment + windowMs) {
        count = { requests: 0, unshared: 0, endsAt: moment + windowMs };
        this.#counts.set(key, count);
      }
      count.requests += 1;
      count.unshared += 1;
      if (shared && count.requests > max * sharedFrom) {
        waiting.set(key, count);
        shareSoon(shared);
      }
      done(null, { current: count.requests, ttl: count.endsAt - moment });
    }

    child() {
      return new RequestCounts();
    }
  }

  return {
    store: RequestCounts satisfies FastifyRateLimitStoreCtor,
    stop: () => clearTimeout(timer),
  };
};
