import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { addLines } from '@/features/cart/adding/addLines';
import { type OrderedItem, toOrderedItem } from '@/features/cart/cartModel';
import { selectCartCopies } from '@/features/cart/cartSelectors';
import type { CartState } from '@/features/cart/cartSlice';
import { type LocationState, selectLocation } from '@/features/location/locationSlice';
import { selectClientId, selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import { isOffline } from '@/shared/lib/connection';
import { getSignInAddress } from '@/shared/routing/knownAddress';

import { visitorAddedLine } from '../catalogueSlice';
import { notify } from './orderNotices';

type Services = { config: CatalogIds; navigateTo: (path: string) => void };
type State = { session: SessionState; cart: CartState; location: LocationState };
type Thunk<Result> = ThunkAction<Promise<Result>, State, Services, UnknownAction>;

/** Spec §7, §8. A visitor signs in first and the line is added afterwards. Resolves to whether it was added. */
export const addToCart =
  (item: OrderedItem, quantity: number): Thunk<boolean> =>
  async (dispatch, getState, { navigateTo }) => {
    const clientId = selectClientId(getState());
    if (!selectIsLoggedIn(getState()) || clientId === undefined) {
      dispatch(visitorAddedLine({ item: toOrderedItem(item), quantity }));
      dispatch(notify('signInFirst', 'info'));
      const here = selectLocation(getState());
      if (here) navigateTo(getSignInAddress(here));
      return false;
    }
    const adding = dispatch(addLines([{ ...toOrderedItem(item), quantity }]));
    const notifyWhenAdded = async () => {
      const [outcome] = await adding;
      const isAdded = outcome?.state === 'added';
      // Any failure leaves the line out of the cart; spec §8 has a single message for it.
      if (selectClientId(getState()) === clientId)
        dispatch(isAdded ? notify('added', 'success') : notify('notAdded', 'error'));
      return isAdded;
    };
    if (!isOffline() || !selectCartCopies(getState())[item.catalogId]) return notifyWhenAdded();
    dispatch(notify('queued', 'info'));
    void notifyWhenAdded();
    return true;
  };
