import { reportUnderId } from './errorReport';

/** The browser says so only when it is sure. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Calls back once when the connection drops; the answer stops waiting for it. */
export const onOffline = (call: () => void): (() => void) => {
  window.addEventListener('offline', call, { once: true });
  return () => window.removeEventListener('offline', call);
};

/** So many milliseconds, or until the connection is back. */
export const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });

/**
 * Calls back each time that the network may have returned: the browser says so, or somebody comes back to the page, say
 * from signing in to a captive portal, of which browsers say nothing.
 */
export const onNetworkBack = (call: () => void): (() => void) => {
  const callWhenShown = () => {
    if (!document.hidden) call();
  };
  window.addEventListener('online', call);
  document.addEventListener('visibilitychange', callWhenShown);
  return () => {
    window.removeEventListener('online', call);
    document.removeEventListener('visibilitychange', callWhenShown);
  };
};

/** For work that nobody would ask for a second time: after a failure it is repeated when the network may be back. */
export const keepTrying = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    reportUnderId(error);
    await new Promise<void>((resolve) => {
      const leave = onNetworkBack(() => {
        leave();
        resolve();
      });
    });
    return await keepTrying(work);
  }
};
