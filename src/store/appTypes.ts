import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from './rootReducer';
import type { StoreServices } from './storeServices';

export type AppDispatch = ThunkDispatch<RootState, StoreServices, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreServices, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, StoreServices>;
