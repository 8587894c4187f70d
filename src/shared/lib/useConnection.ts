import { useEffect, useSyncExternalStore } from 'react';

import { isOffline } from './connection';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

/** Calls back whenever the connection returns. */
export const useWhenOnline = (callback: (() => void) | undefined) => {
  useEffect(() => {
    if (!callback) return;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
};
