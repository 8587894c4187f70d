import { useState, useSyncExternalStore } from 'react';

const createSnapshots = () => {
  let wasServerRendered = false;
  return {
    subscribe: () => () => undefined,
    get: () => wasServerRendered,
    // React calls this one on the server and during hydration.
    getWhileHydrating: () => (wasServerRendered = true),
  };
};

/** True on the server, and in the browser if this component was hydrated from the server's markup. */
export const useWasServerRendered = (): boolean => {
  const [{ subscribe, get, getWhileHydrating }] = useState(createSnapshots);
  return useSyncExternalStore(subscribe, get, getWhileHydrating);
};
