/** Yields to the page before work continues. A timer would wait longer than needed. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const maxWaitMs = 2000;

/** Runs the work when the page is idle; returns a function that cancels it. */
export const whenIdle = (work: () => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, maxWaitMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: maxWaitMs });
  return () => cancelIdleCallback(request);
};

/** Like `whenIdle`, but not before the page's initial resources have loaded. */
export const whenLoadedAndIdle = (work: () => void) => {
  let cancel: (() => void) | undefined;
  const begin = () => {
    cancel = whenIdle(work);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel?.();
  };
};

/** Waits for the work, but no longer than this; undefined if it has not ended by then. */
export const waitAtMost = async <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
