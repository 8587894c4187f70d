// Missing on plain http pages except on localhost, despite the types.
const webLocks = (): LockManager | undefined => {
  try {
    return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  } catch {
    return undefined;
  }
};

/**
 * Runs the work under a lock shared by all tabs. `isOurs` is false if the lock is held elsewhere and the options give
 * up waiting for it. If the browser has no locks, or rejects the request for any reason (blocked cookies), there is no
 * way to know what other tabs do: the work runs anyway, and must be safe without a lock.
 */
export const withLock = async <Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable' | 'signal'>,
  work: (isOurs: boolean) => Result | Promise<Result>,
): Promise<Result> => {
  const locks = webLocks();
  if (!locks) return work(true);
  // An error thrown by the work itself must not make it run again.
  const begin = async (isOurs: boolean) => work(isOurs);
  let begun: Promise<Result> | undefined;
  try {
    return await locks.request(name, options, (lock) => (begun = begin(lock !== null)));
  } catch {
    return begun ?? work(!options.signal?.aborted);
  }
};
