import { ActionCreators, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument';
import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from './rootReducer';
import type { StoreServices } from './storeServices';

/** What Redux DevTools have recorded: every action, and the state after it. */
export type Lifted = LiftedState<RootState, UnknownAction, unknown>;
export type LiftedStore = EnhancedStore<RootState, UnknownAction, unknown>['liftedStore'];

const never = new Promise<never>(() => undefined);

/** Reads pass through; writes are ignored during a replay. */
const guardArea = (area: Storage, isReplaying: () => boolean): Storage => ({
  get length() {
    return area.length;
  },
  key: (index) => area.key(index),
  getItem: (key) => area.getItem(key),
  setItem: (key, value) => {
    if (!isReplaying()) area.setItem(key, value);
  },
  removeItem: (key) => {
    if (!isReplaying()) area.removeItem(key);
  },
  clear: () => {
    if (!isReplaying()) area.clear();
  },
});

/**
 * Whether the store is at the end of its own recording. Actions dispatched from DevTools may have extended it, and a
 * commit may have shortened it to its last state.
 */
const isPresent = (now: Lifted | undefined, own: Lifted | undefined) => {
  if (!now || !own) return now === own;
  if (now.currentStateIndex !== now.stagedActionIds.length - 1) return false;
  if (now.computedStates.at(-1)?.state === own.computedStates.at(-1)?.state) return true;
  const lastId = own.stagedActionIds.at(-1) ?? 0;
  return (
    now.actionsById[lastId] === own.actionsById[lastId] && String(now.skippedActionIds) === String(own.skippedActionIds)
  );
};

/**
 * Redux DevTools show another moment or session by replacing the state. Until the present is restored, the application
 * is read-only: it changes no state, and sends and stores nothing.
 *
 * @param recorder the enhancer that records, unless the browser's extension does
 */
export const createTimeTravel = (recorder?: StoreEnhancer) => {
  const listeners = new Set<() => void>();
  let isReplaying = false;
  let liftedStore: LiftedStore | undefined;
  let present: { state: RootState; lifted: Lifted | undefined } | undefined;
  let returnToPresent: () => void = () => undefined;

  const setReplaying = (value: boolean) => {
    if (value === isReplaying) return;
    isReplaying = value;
    listeners.forEach((listener) => listener());
  };

  const untilPresent = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (isReplaying) return;
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
      setReplaying(!isAtPresent);
    });
    returnToPresent = () => {
      const lifted = present?.lifted;
      if (lifted) asOwn(() => liftedStore?.dispatch(ActionCreators.importState(lifted, true)));
      setReplaying(false);
    };
    const dispatch: typeof store.dispatch = (action) => (isReplaying ? action : asOwn(() => store.dispatch(action)));
    return { ...store, dispatch };
  };

  /** Middleware that acts only in the present. */
  const guardMiddleware =
    (middleware: Middleware): Middleware =>
    (api) => {
      const guarded = middleware(api);
      return (next) => {
        const act = guarded(next);
        return (action) => (isReplaying ? next(action) : act(action));
      };
    };

  const guardServices = (services: StoreServices): StoreServices => {
    const { storage, engine, fetch: request = fetch } = services;
    return {
      ...services,
      fetch: (...args) => (isReplaying ? never : request(...args)),
      untilPresent,
      isReplaying: () => isReplaying,
      engine: () => (isReplaying ? never : engine()),
      storage: storage && {
        ...storage,
        local: storage.local && guardArea(storage.local, () => isReplaying),
        session: storage.session && guardArea(storage.session, () => isReplaying),
      },
    };
  };

  return {
    guard,
    recorder,
    guardMiddleware,
    guardServices,
    isReplaying: () => isReplaying,
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
