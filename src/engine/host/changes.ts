/** Notifies listeners of changes, and lets callers wait for one. */
export const createChanges = <State>(getState: () => State) => {
  const listeners = new Set<(state: State) => void>();
  return {
    notify: () => {
      const state = getState();
      for (const listener of [...listeners]) listener(state);
    },
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    next: () =>
      new Promise<void>((resolve) => {
        const once = () => {
          listeners.delete(once);
          resolve();
        };
        listeners.add(once);
      }),
  };
};
