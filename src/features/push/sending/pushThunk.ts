import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { CartState } from '@/features/cart/state/cartSelectors';
import type { CartSync } from '@/features/cart/state/edits/cartSync';
import type { QuantityDrafts } from '@/features/cart/state/quantityDraftsSlice';
import type { LocationState } from '@/features/location/state/locationSlice';
import type { SessionState } from '@/features/session/state/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { StoragePair } from '@/shared/lib/storedValues';

import type { PushView } from '../state/pushSlice';

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
