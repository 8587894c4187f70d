import type { EnhancedStore, LiftedState } from '@redux-devtools/instrument';
import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from './rootReducer';
import type { StoreServices } from './storeServices';

/** What Redux DevTools have recorded: every action, and the state after it. */
export type Lifted = LiftedState<RootState, UnknownAction, unknown>;
export type LiftedStore = EnhancedStore<RootState, UnknownAction, unknown>['liftedStore'];

const never = new Promise<never>(() => undefined);

/** Reads as ever; writes only in the present. */
const guardArea = (area: Storage, isAway: () => boolean): Storage => ({
  get length() {
    return area.length;
  },
  key: (index) => area.key(index),
  getItem: (key) => area.getItem(key),
  setItem: (key, value) => {
    if (!isAway()) area.setItem(key, value);
  },
  removeItem: (key) => {
    if (!isAway()) area.removeItem(key);
  },
  clear: () => {
    if (!isAway()) area.clear();
  },
});

/** Whether the end of the own recording is shown, which may have grown by what a tester dispatched from DevTools. */
const isPresent = (now: Lifted | undefined, own: Lifted | undefined) => {
  if (!now || !own) return now === own;
  const lastId = own.stagedActionIds.at(-1) ?? 0;
  return (
    now.currentStateIndex === now.stagedActionIds.length - 1 &&
    now.actionsById[lastId] === own.actionsById[lastId] &&
    String(now.skippedActionIds) === String(own.skippedActionIds)
  );
};

/**
 * Redux DevTools show another moment, or another session, by replacing the state behind the application's back. Until
 * the present returns, the application only looks: it neither changes the state, nor sends or stores anything.
 *
 * @param recorder the enhancer that records, unless the browser's extension does
 */
export const createTimeTravel = (recorder?: StoreEnhancer) => {
  const listeners = new Set<() => void>();
  let isAway = false;
  let liftedStore: LiftedStore | undefined;
  let present: { state: RootState; lifted: Lifted | undefined } | undefined;
  let returnToPresent: () => void = () => undefined;

  const setAway = (value: boolean) => {
    if (value === isAway) return;
    isAway = value;
    listeners.forEach((listener) => listener());
  };

  const whenPresent = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isAway) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });

  const guard: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    liftedStore = (store as unknown as { liftedStore?: LiftedStore }).liftedStore;
    const read = () => ({ state: store.getState() as unknown as RootState, lifted: liftedStore?.getState() });
    present = read();
    let isOwn = false;
    const asOwn = <Result>(work: () => Result): Result => {
      const wasOwn = isOwn;
      isOwn = true;
      try {
        return work();
      } finally {
        isOwn = wasOwn;
        present = read();
      }
    };
    store.subscribe(() => {
      if (isOwn) return;
      const now = read();
      const isAtPresent = isPresent(now.lifted, present?.lifted);
      if (isAtPresent) present = now;
      setAway(!isAtPresent);
    });
    returnToPresent = () => {
      const lifted = present?.lifted;
      asOwn(() => liftedStore?.dispatch({ type: 'IMPORT_STATE', nextLiftedState: lifted, noRecompute: true } as never));
      setAway(false);
    };
    const dispatch: typeof store.dispatch = (action) => (isAway ? action : asOwn(() => store.dispatch(action)));
    return { ...store, dispatch };
  };

  /** Middleware that acts only in the present. */
  const guardMiddleware =
    (middleware: Middleware): Middleware =>
    (api) => {
      const guarded = middleware(api);
      return (next) => {
        const act = guarded(next);
        return (action) => (isAway ? next(action) : act(action));
      };
    };

  const guardServices = (services: StoreServices): StoreServices => {
    const { storage, engine, fetch: request = fetch } = services;
    return {
      ...services,
      fetch: async (...args) => {
        if (isAway) return never;
        const response = await request(...args);
        await whenPresent();
        return response;
      },
      engine: () => (isAway ? never : engine()),
      storage: storage && {
        ...storage,
        local: storage.local && guardArea(storage.local, () => isAway),
        session: storage.session && guardArea(storage.session, () => isAway),
      },
    };
  };

  return {
    guard,
    recorder,
    guardMiddleware,
    guardServices,
    isAway: () => isAway,
    /** Undefined where nothing records. */
    getLiftedStore: () => liftedStore,
    getPresent: () => present,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    returnToPresent: () => returnToPresent(),
  };
};

export type TimeTravel = ReturnType<typeof createTimeTravel>;
