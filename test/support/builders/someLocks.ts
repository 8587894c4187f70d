type Work<Result> = (lock: Lock | null) => Result | Promise<Result>;
type Waiting = { begin: () => void };

/** The locks shared by a browser's tabs: one holder per name, the others queue. */
export const someLocks = () => {
  const queues = new Map<string, Waiting[]>();
  const wait = <Result>(name: string, work: Work<Result>, signal?: AbortSignal): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const entry = {
        begin: () => {
          const done = () => {
            // A closed tab has lost its place.
            if (queues.get(name) !== queue) return;
            queue.shift();
            queue[0]?.begin();
          };
          Promise.resolve(work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(done);
        },
      };
      queue.push(entry);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(entry);
        // The holder of the lock is not waiting.
        if (place < 1) return;
        queue.splice(place, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
      if (queue[0] === entry) entry.begin();
    });
  const request = async <Result>(name: string, ...rest: [Work<Result>] | [LockOptions, Work<Result>]) => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const isHeld = (queues.get(name)?.length ?? 0) > 0;
    return options.ifAvailable && isHeld ? work(null) : wait(name, work, options.signal);
  };
  return {
    manager: { request } as unknown as LockManager,
    /** Simulates closing the tabs that hold or wait. */
    closeTabs: () => queues.clear(),
  };
};
