/** Browsers report being offline only when they are sure. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Calls back once when the connection drops; returns a function that cancels it. */
export const onOffline = (callback: () => void): (() => void) => {
  window.addEventListener('offline', callback, { once: true });
  return () => window.removeEventListener('offline', callback);
};

/** Resolves after the given time, or as soon as the connection is back. */
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
 * Calls back whenever the network may have returned: the browser reports it, or the user comes back to the page, for
 * example from signing in to a captive portal, which browsers do not report.
 */
export const onNetworkBack = (callback: () => void): (() => void) => {
  const callWhenShown = () => {
    if (!document.hidden) callback();
  };
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', callWhenShown);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', callWhenShown);
  };
};
