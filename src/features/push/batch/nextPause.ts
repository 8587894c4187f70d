import { isUnresolved, type Batch } from './batch';
import { isFinal } from './leg';
import { pauseAfter } from './pauses';

// Longer than a request can take: until then, assume its sender is still running.
const whileSending = 60_000;

/** Milliseconds until open legs should be retried; null if none is open. */
export const nextPause = (batches: readonly Batch[]): number | null => {
  const open = batches.filter(isUnresolved).flatMap(({ legs }) => legs.filter((leg) => !isFinal(leg)));
  if (open.length === 0) return null;
  if (open.some(({ state }) => state === 'sending')) return whileSending;
  return Math.min(...open.map(({ attempts, trouble }) => pauseAfter({ attempts, retryAfter: trouble?.retryAfter })));
};
