import { useSyncExternalStore } from 'react';

import { isOffline } from './connection';

const follow = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
