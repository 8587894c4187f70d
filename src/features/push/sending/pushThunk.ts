import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { CartState } from '@/features/cart/cartSelectors';
import type { CartSync } from '@/features/cart/edits/cartSync';
import type { QuantityDrafts } from '@/features/cart/quantityDraftsSlice';
import type { LocationState } from '@/features/location/locationSlice';
import type { SessionState } from '@/features/session/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StoragePair } from '@/shared/lib/storedValues';

import type { PushView } from '../pushSlice';

export type PushServices = {
  config: CatalogIds & Pick<RuntimeConfig, 'order'>;
  cartSync: CartSync;
  storage?: StoragePair | undefined;
  /** Sends or drops the order that another tab holds up. */
  resolveHoldUp?: (shouldSend: boolean) => void;
};
export type PushStates = PushView & {
  session: SessionState;
  cart: CartState;
  location: LocationState;
  quantityDrafts?: QuantityDrafts;
};
export type PushThunk<Result> = ThunkAction<Result, PushStates, PushServices, UnknownAction>;
