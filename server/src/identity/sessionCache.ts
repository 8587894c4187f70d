import { LRUCache } from 'lru-cache';

import type { TokenClaims } from './sessionToken';

type Entry = { claims: TokenClaims; checkedAt: number };

export type SessionCache = {
  /** The claims of a token whose signature has been verified. */
  find: (token: string) => { claims: TokenClaims; isFresh: boolean } | undefined;
  /** `readSince` is what `mark` returned before the database was read. */
  add: (token: string, claims: TokenClaims, readSince: number) => void;
  mark: () => number;
  forget: (token: string) => void;
  /** Ends sessions at once that this process has ended, even for requests that have just read the database. */
  forgetWhere: (isEnded: (session: TokenClaims) => boolean) => void;
};

// How long a session that another process has ended may still count as open.
const freshMs = 1000;

const maxTokens = 10_000;

/** Sessions that were open within the last second, by token: most requests come in quick succession. */
export const createSessionCache = (now: () => number): SessionCache => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxTokens, sizeCalculation: () => 1 });
  let endings = 0;
  return {
    find: (token) => {
      const entry = entries.get(token);
      if (!entry || now() >= entry.claims.expiresAt) return undefined;
      const age = now() - entry.checkedAt;
      // The clock may have been set back.
      return { claims: entry.claims, isFresh: age >= 0 && age < freshMs };
    },
    mark: () => endings,
    add: (token, claims, readSince) => {
      if (readSince !== endings) return;
      entries.set(token, { claims, checkedAt: now() });
    },
    forget: (token) => {
      entries.delete(token);
    },
    forgetWhere: (isEnded) => {
      endings += 1;
      for (const [token, { claims }] of [...entries]) if (isEnded(claims)) entries.delete(token);
    },
  };
};
