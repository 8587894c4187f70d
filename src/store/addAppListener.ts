import { addListener } from '@reduxjs/toolkit';

import type { AppDispatch } from './appTypes';
import type { RootState } from './rootReducer';
import type { StoreServices } from './storeServices';

/** For code that loads when the store is already running. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, StoreServices>();
