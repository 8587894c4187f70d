import { type Batch, isUnresolved } from '../state/batch';
import { isFinal, type Leg } from '../state/leg';

const retrySeconds = [2, 5, 10, 20, 40, 60, 120, 300];
const maxSeconds = 900;

/**
 * Pause before a leg is retried. The service may request a longer one; because a date in its response is compared with
 * a clock that may be years off, that request is capped.
 */
const getLegPause = ({ attempts, error }: Leg): number => {
  const retryAfter = error?.retryAfter ?? 0;
  const own = retrySeconds[Math.min(Math.max(attempts, 1), retrySeconds.length) - 1] ?? maxSeconds;
  return Math.max(own, Math.min(retryAfter, maxSeconds)) * 1000;
};

// Longer than a request can take: until then, assume that the tab that sent it is still waiting.
const sendingMs = 60_000;

/** Milliseconds until open legs should be retried; null if none is open. */
export const getRetryPause = (batches: readonly Batch[]): number | null => {
  const open = batches.filter(isUnresolved).flatMap(({ legs }) => legs.filter((leg) => !isFinal(leg)));
  if (open.length === 0) return null;
  if (open.some(({ state }) => state === 'sending')) return sendingMs;
  return Math.min(...open.map(getLegPause));
};
