import { withLock } from '@/shared/lib/webLocks';

/**
 * One tab at a time, until the signal gives up waiting: a tab that the browser has put to sleep may hold the lock for ever.
 * Without it two tabs may work at once, each batch under a key of its own, and the service lets only one of them have
 * the cart (uuid and If-Match).
 */
export const underPushLock = <Result>(
  work: (isOurs: boolean) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => withLock('push', { signal }, work);
