import { addListener, createListenerMiddleware } from '@reduxjs/toolkit';

import type { AppDispatch, AppStartListening } from './appTypes';
import type { RootState } from './rootReducer';
import type { StoreServices } from './storeServices';

/** One per store: a listener never receives another store's actions. */
export const createAppListeners = (services: StoreServices) => {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, StoreServices>({
    extra: services,
  });
  return { middleware, startListening: startListening satisfies AppStartListening };
};

/** For code that loads when the store is already running. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, StoreServices>();
