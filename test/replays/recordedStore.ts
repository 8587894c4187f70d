import { type EnhancedStore, instrument, type LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

import { registerCartListeners } from '@/features/cart/cartListeners';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { registerLanguageListeners } from '@/features/settings/languageListeners';
import { createAppStore } from '@/store/createAppStore';
import type { RootState } from '@/store/rootReducer';

import { memoryStorage } from '../support/builders/memoryStorage';
import { someServices } from '../support/builders/someServices';

type Lifted = LiftedState<RootState, UnknownAction, unknown>;

/** The real store, recorded as Redux DevTools records it. */
export const recordedStore = (fetch: typeof globalThis.fetch) => {
  const local = memoryStorage();
  const services = someServices({ fetch, storage: { local } });
  const store = createAppStore({
    services,
    enhancers: [instrument(undefined, { maxAge: 1000, shouldCatchErrors: true })],
    registerListeners: (listen) => {
      registerSessionListeners(listen);
      registerLanguageListeners(listen);
      registerCartListeners(listen);
    },
  });
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, unknown>;
  return { store, services, local, liftedStore, lifted: (): Lifted => liftedStore.getState() };
};

/** The first export format: the lifted state, with the one computed state that was on screen. */
export const exportLifted = (lifted: Lifted): string => {
  const { computedStates, currentStateIndex } = lifted;
  const shown = computedStates.map((entry, index) => (index === currentStateIndex ? entry : {}));
  return JSON.stringify({ ...lifted, computedStates: shown });
};

/** The second export format: the actions as nested JSON strings, and their initial state. */
export const exportPayload = ({ stagedActionIds, actionsById, committedState }: Lifted): string => {
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  return JSON.stringify({ preloadedState: JSON.stringify(committedState), payload: JSON.stringify(actions) });
};
