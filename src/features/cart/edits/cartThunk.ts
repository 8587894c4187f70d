import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { SessionState } from '@/features/session/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';

import type { CartState } from '../cartSlice';
import type { CartSync } from './cartSync';

export type CartServices = { config: CatalogIds; cartSync: CartSync; isReplaying?: () => boolean };
export type CartThunkState = { session: SessionState; cart: CartState };
export type CartThunk<Result> = ThunkAction<Result, CartThunkState, CartServices, UnknownAction>;
