import { useEffect } from 'react';

/** Goes on by itself each time that the connection is back. */
export const useWhenOnline = (goOn: (() => void) | undefined) => {
  useEffect(() => {
    if (!goOn) return;
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [goOn]);
};
