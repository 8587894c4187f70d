import { webLocks } from '@/shared/lib/webLocks';

/**
 * One tab at a time. Without Web Locks two tabs may work at once, each batch under a key of its own, and the service
 * lets only one of them have the cart (uuid and If-Match).
 */
export const underPushLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locks = webLocks();
  return locks ? await locks.request('push', work) : await work();
};
