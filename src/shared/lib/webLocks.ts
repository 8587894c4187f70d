// Missing on plain http pages except on localhost, despite the types.
const webLocks = (): LockManager | undefined => {
  try {
    return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  } catch {
    return undefined;
  }
};

// Whether a lock is available takes no waiting.
const answerMs = 2_000;

const whenAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

/**
 * Runs the work under a lock shared by all tabs. `isOurs` is false if the lock is held elsewhere and the options give
 * up waiting for it. If the browser has no locks, or rejects the request for any reason (blocked cookies), there is no
 * way to know what other tabs do: the work runs anyway, and must be safe without a lock. Lock managers that neither
 * answer nor honour the signal have been seen, so the wait ends here.
 */
export const withLock = async <Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable' | 'signal'>,
  work: (isOurs: boolean) => Result | Promise<Result>,
): Promise<Result> => {
  const locks = webLocks();
  if (!locks) return work(true);
  let begun: Promise<Result> | undefined;
  // Once only, even if the work fails or the lock is granted after all.
  const begin = (isOurs: boolean) => (begun ??= (async () => work(isOurs))());
  const { signal, ifAvailable } = options;
  const patience = ifAvailable ? AbortSignal.timeout(answerMs) : signal;
  try {
    return await Promise.race([locks.request(name, options, (lock) => begin(lock !== null)), whenAborted(patience)]);
  } catch {
    return begin(!signal?.aborted);
  }
};
