import { useSyncExternalStore } from 'react';

import { isOffline } from '@/features/cart/edits/connection';

const follow = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !isOffline(),
    () => true,
  );
