// A page of plain http on another host than this machine has none, whatever the types say.
const webLocks = (): LockManager | undefined => {
  try {
    return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  } catch {
    return undefined;
  }
};

/**
 * Runs the work under a lock that all tabs share. `isOurs` is false where the lock is held elsewhere and the options give
 * up waiting for it. Where the browser has no locks, or rejects the request with anything at all (blocked cookies), nobody
 * can tell who else is at work: the work runs all the same, and must be safe without a lock.
 */
export const withLock = async <Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable' | 'signal'>,
  work: (isOurs: boolean) => Result | Promise<Result>,
): Promise<Result> => {
  const locks = webLocks();
  if (!locks) return work(true);
  // What the work throws is its own affair, and no reason to run it again.
  const begin = async (isOurs: boolean) => work(isOurs);
  let begun: Promise<Result> | undefined;
  try {
    return await locks.request(name, options, (lock) => (begun = begin(lock !== null)));
  } catch {
    return begun ?? work(!options.signal?.aborted);
  }
};
