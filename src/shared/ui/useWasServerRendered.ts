import { useState, useSyncExternalStore } from 'react';

const createSnapshots = () => {
  let wasServerRendered = false;
  return {
    subscribe: () => () => undefined,
    get: () => wasServerRendered,
    // React asks for this one on the server and while it hydrates.
    getWhileHydrating: () => (wasServerRendered = true),
  };
};

/** Whether this component comes from the server: there itself, and in the browser if it was hydrated. */
export const useWasServerRendered = (): boolean => {
  const [{ subscribe, get, getWhileHydrating }] = useState(createSnapshots);
  return useSyncExternalStore(subscribe, get, getWhileHydrating);
};
