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
