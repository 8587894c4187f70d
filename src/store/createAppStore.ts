import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { requestCancellation } from '@/api/request/requestCancellation';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import type { AppStartListening } from './appTypes';
import { createAppListeners } from './listenerMiddleware';
import { createPersistence } from './persistence/persistence';
import type { RecentActions } from './recentActions';
import { rootReducer, type RootState } from './rootReducer';
import type { StoreServices } from './storeServices';
import type { TimeTravel } from './timeTravel';

type Options = {
  services: StoreServices;
  preloadedState?: Partial<RootState>;
  devTools?: boolean;
  registerListeners?: (startListening: AppStartListening) => void;
  enhancers?: StoreEnhancer[];
  /** Only where DevTools or QA mode are enabled. */
  timeTravel?: TimeTravel | undefined;
  /** Only where errors are reported. */
  recent?: RecentActions | undefined;
};

// Spec §3: without a browser the token reads as a placeholder. It has one part, so no request ever carries it.
const serverState = { session: { token: 'server-env', client: null, isExpired: false } };

/** DevTools and QA mode keep the start and 1,000 actions; older ones become part of the state at the start. */
export const maxAge = 1001;

export const hasDevTools = ({ devTools }: RuntimeConfig) => devTools || process.env.NODE_ENV === 'development';

export const createAppStore = ({
  services,
  preloadedState,
  devTools,
  registerListeners,
  enhancers = [],
  timeTravel,
  recent,
}: Options) => {
  const { storage } = services;
  const listeners = createAppListeners(services);
  const persistence = storage && createPersistence(services, storage);

  const guarded = (middleware: Middleware) => timeTravel?.guardMiddleware(middleware) ?? middleware;

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...(storage ? {} : serverState), ...preloadedState } as RootState,
    devTools: (devTools ?? hasDevTools(services.config)) && { maxAge },
    middleware: (getDefault) => {
      const middleware = getDefault({ thunk: { extraArgument: services } })
        .prepend(guarded(listeners.middleware))
        // A replayed screen that leaves must not cancel a request of the present.
        .concat(guarded(requestCancellation), baseApi.middleware);
      return persistence ? middleware.concat(persistence.middleware) : middleware;
    },
    // Outermost first: actions dropped during a replay are not recorded.
    enhancers: (getDefault) =>
      getDefault().concat(
        ...enhancers,
        ...[timeTravel?.guard, recent?.enhancer, timeTravel?.recorder].filter((enhancer) => enhancer !== undefined),
      ),
  });
  registerListeners?.(listeners.startListening);

  persistence?.start();
  timeTravel?.subscribe(() => {
    if (!timeTravel.isReplaying()) persistence?.syncFromStorage();
  });
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
