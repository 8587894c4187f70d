type Waiting = { begin: () => void };

/** The locks that the tabs of a browser share: one holder for each name, the others in turn. */
export const someLocks = () => {
  const queues = new Map<string, Waiting[]>();
  const next = (name: string) => {
    const queue = queues.get(name) ?? [];
    queue.shift();
    queue[0]?.begin();
  };
  const request = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const entry = {
        begin: () => {
          const done = () => {
            if (queues.get(name) === queue && queue[0] === entry) next(name);
          };
          work().then(resolve, reject).finally(done);
        },
      };
      queue.push(entry);
      if (queue[0] === entry) entry.begin();
    });
  return {
    manager: { request } as unknown as LockManager,
    /** As when the tabs that hold or wait are closed. */
    closeTabs: () => queues.clear(),
  };
};
