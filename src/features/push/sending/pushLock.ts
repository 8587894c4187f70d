const locksOfBrowser = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

/**
 * One tab at a time. Plain http on another host than this machine has no Web Locks: then two tabs may work at once, each
 * batch under a key of its own, and the service lets only one of them have the cart (uuid and If-Match).
 */
export const underPushLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const locks = locksOfBrowser();
  return locks ? await locks.request('push', work) : await work();
};
