import { withLock } from '@/shared/lib/webLocks';

/**
 * One tab at a time, until the signal ends the wait: a tab that the browser has put to sleep may hold the lock forever.
 * Without the lock two tabs may push at once; each batch has its own key, and the service gives the cart to only one of
 * them (uuid and If-Match).
 */
export const underPushLock = <Result>(
  work: (isOurs: boolean) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => withLock('push', { signal }, work);
