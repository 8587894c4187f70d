/** The browser says so only when it is sure. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
