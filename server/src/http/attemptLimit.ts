import { createHash } from 'node:crypto';

import type { AttemptsRepository } from '../repositories/attemptsRepository';
import { countedAddress } from './clientAddress';
import { tooManyRequests } from './refusal';

export type AttemptRule = { purpose: string; attempts: number; windowMs: number };

export type AttemptLimit = {
  /** Counts an attempt, and refuses where that is one too many. */
  count: (subject: string, address: string) => Promise<void>;
  /** As if the last attempt had not been counted. */
  takeBack: (subject: string, address: string) => Promise<void>;
  /** As if there had been no attempt. */
  forgive: (subject: string, address: string) => Promise<void>;
};

export const fifteenMinutes = 15 * 60_000;

/** The counts are in the database, so that several processes share them; a subject is kept as a hash only. */
export const createAttemptLimit = (
  attempts: AttemptsRepository,
  rule: AttemptRule,
  now: () => number,
): AttemptLimit => {
  const key = (subject: string) => createHash('sha256').update(`${rule.purpose}:${subject}`).digest('base64url');
  // The clock may have been set back since the count: nobody is told to wait for longer than a window.
  const refusal = (windowEndsAt: number) =>
    tooManyRequests(Math.ceil(Math.min(Math.max(1000, windowEndsAt - now()), rule.windowMs) / 1000));
  return {
    count: async (subject, address) => {
      const present = await attempts.add(key(subject), countedAddress(address), now(), rule.windowMs);
      if (present.attempts > rule.attempts) throw refusal(present.windowEndsAt);
    },
    takeBack: (subject, address) => attempts.takeBack(key(subject), countedAddress(address)),
    forgive: (subject, address) => attempts.remove(key(subject), countedAddress(address)),
  };
};
