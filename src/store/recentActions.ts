import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from './rootReducer';

/** States share what did not change, so most of an entry's memory is its action's. */
type Entry = { at: number; action: UnknownAction; before: RootState };

const maxEntries = 100;

/** The last actions in memory, and the state before them, for reports of errors. */
export const createRecentActions = () => {
  const entries: Entry[] = [];
  let getState: () => RootState = () => {
    throw new Error('the store has not been created');
  };
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    getState = () => store.getState() as unknown as RootState;
    const dispatch: typeof store.dispatch = (action) => {
      // Recorded before dispatching, because a subscriber may dispatch further actions.
      entries.push({ at: Date.now(), action, before: getState() });
      if (entries.length > maxEntries) entries.shift();
      return store.dispatch(action);
    };
    return { ...store, dispatch };
  };
  return {
    enhancer,
    /** The last `count` actions, and the state before them. */
    read: (count = maxEntries) => {
      const last = entries.slice(Math.max(0, entries.length - count));
      const start = last[0]?.at ?? 0;
      return {
        initial: last[0]?.before ?? getState(),
        actions: last.map(({ at, action }) => ({ at: at - start, action })),
      };
    },
  };
};

export type RecentActions = ReturnType<typeof createRecentActions>;
