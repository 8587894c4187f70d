import { useEffect } from 'react';

/** Calls back whenever the connection returns. */
export const useWhenOnline = (goOn: (() => void) | undefined) => {
  useEffect(() => {
    if (!goOn) return;
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [goOn]);
};
