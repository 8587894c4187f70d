import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';
import { requestCancellation } from '@/api/requestCancellation';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import type { AppDispatch, AppStartListening } from './appTypes';
import { followOtherTabs } from './followOtherTabs';
import { createAppListeners } from './listenerMiddleware';
import { createPersistence } from './persistence';
import { rootReducer, type RootState } from './rootReducer';
import { storageMessages } from './storageMessages';
import { createStoredSettings } from './storedSettings';
import type { StoreServices } from './storeServices';

type Options = {
  services: StoreServices;
  preloadedState?: Partial<RootState>;
  devTools?: boolean;
  registerListeners?: (startListening: AppStartListening) => void;
  enhancers?: StoreEnhancer[];
};

const onceOnly = <Argument>(work: (argument: Argument) => void): ((argument: Argument) => void) => {
  let done = false;
  return (argument) => {
    if (done) return;
    done = true;
    work(argument);
  };
};

export const createAppStore = ({ services, preloadedState, devTools, registerListeners, enhancers = [] }: Options) => {
  const { storage } = services;
  const listeners = createAppListeners(services);
  const settings = createStoredSettings(storage);
  const serverState = storage ? {} : { session: { token: settings.token(), client: null, isExpired: false } };
  const whenStorageFails = onceOnly((_error: unknown) => {
    const message = { kind: 'message', id: storageMessages.unavailable.id } as const;
    // Not from within the dispatch that failed to write.
    queueMicrotask(() => store.dispatch(notificationShown({ area: 'account', message, style: 'warning' })));
  });
  const persistence =
    storage &&
    createPersistence({ pair: storage, atStart: settings.values, vault: services.vault, onFailure: whenStorageFails });

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...serverState, ...preloadedState } as RootState,
    devTools: (devTools ?? (services.config.devTools || process.env.NODE_ENV === 'development')) && { maxAge: 1000 },
    middleware: (getDefault) => {
      const middleware = getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(requestCancellation, baseApi.middleware);
      return persistence ? middleware.concat(persistence.middleware) : middleware;
    },
    enhancers: (getDefault) => getDefault().concat(...enhancers),
  });
  registerListeners?.(listeners.startListening);

  const rehydrated = start();
  return Object.assign(store, { rehydrated, settings });

  async function start(): Promise<void> {
    if (!storage || !persistence) return;
    const dispatch: AppDispatch = store.dispatch;
    await persistence.restore(dispatch);
    followOtherTabs({ dispatch, getState: () => store.getState() }, persistence.storage, storage);
    if (!storage.local || settings.values.failure !== undefined) whenStorageFails(settings.values.failure);
  }
};

export type AppStore = ReturnType<typeof createAppStore>;
