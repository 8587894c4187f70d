import { createHash } from 'node:crypto';

import type { AttemptsRepository } from '../../repositories/attemptsRepository';
import { tooManyRequests } from '../responses/refusal';
import { toCountedAddress } from './clientAddress';

export type AttemptRule = { attempts: number; windowMs: number };

/** A source is an address, a device or a session; an empty one counts all of them together. */
export type AttemptLimit = {
  /** Counts an attempt; throws a refusal if it exceeds the limit. */
  count: (subject: string, source: string) => Promise<void>;
  /** Counts an attempt; false if it exceeds the limit. */
  tryCount: (subject: string, source: string) => Promise<boolean>;
  /** Undoes the last count. */
  takeBack: (subject: string, source: string) => Promise<void>;
  /** Resets the count. */
  forgive: (subject: string, source: string) => Promise<void>;
};

/** The counts are in the database, so that several processes share them; subjects are stored only as hashes. */
export const createAttemptLimit = (
  attempts: AttemptsRepository,
  purpose: string,
  rule: AttemptRule,
  now: () => number,
): AttemptLimit => {
  const key = (subject: string) => createHash('sha256').update(`${purpose}:${subject}`).digest('base64url');
  // The clock may have been set back since: never tell anyone to wait longer than one window.
  const readWait = (windowEndsAt: number) => Math.min(Math.max(1000, windowEndsAt - now()), rule.windowMs);
  // Where all sources count together, the time left would reveal when someone else has tried.
  const refusal = (source: string, windowEndsAt: number) =>
    tooManyRequests(Math.ceil((source === '' ? rule.windowMs : readWait(windowEndsAt)) / 1000));
  const add = async (subject: string, source: string) => {
    const attempt = { subject: key(subject), address: toCountedAddress(source), attempts: 1 };
    const [counted] = await attempts.add([attempt], now(), rule.windowMs);
    if (!counted) throw new Error('an attempt was not counted');
    return counted;
  };
  return {
    count: async (subject, source) => {
      const counted = await add(subject, source);
      if (counted.attempts > rule.attempts) throw refusal(source, counted.windowEndsAt);
    },
    tryCount: async (subject, source) => (await add(subject, source)).attempts <= rule.attempts,
    takeBack: (subject, source) => attempts.takeBack(key(subject), toCountedAddress(source)),
    forgive: (subject, source) => attempts.remove(key(subject), toCountedAddress(source)),
  };
};
