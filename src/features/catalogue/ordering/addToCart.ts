import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { CatalogIds } from '@/api/catalogPairs';
import { addLines } from '@/features/cart/adding/addLines';
import { selectCartCopies } from '@/features/cart/cartSelectors';
import type { CartState } from '@/features/cart/cartSlice';
import { isOffline } from '@/shared/lib/connection';
import { orderedItem, type OrderedItem } from '@/features/cart/orderedItem';
import { selectLocation, type LocationState } from '@/features/location/locationSlice';
import { selectClientId, selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';
import { getSignInAddress } from '@/shared/routing/knownAddress';

import { visitorAddedLine } from '../catalogueSlice';
import { notify } from './notify';

type Needs = { config: CatalogIds; navigateTo: (path: string) => void };
type State = { session: SessionState; cart: CartState; location: LocationState };
type Thunk<Result> = ThunkAction<Promise<Result>, State, Needs, UnknownAction>;

/** Spec §7, §8. A visitor signs in first and the line is added afterwards. Resolves to whether it was added. */
export const addToCart =
  (item: OrderedItem, quantity: number): Thunk<boolean> =>
  async (dispatch, getState, { navigateTo }) => {
    const clientId = selectClientId(getState());
    if (!selectIsLoggedIn(getState()) || clientId === undefined) {
      dispatch(visitorAddedLine({ item: orderedItem(item), quantity }));
      dispatch(notify('signInFirst', 'info'));
      const here = selectLocation(getState());
      if (here) navigateTo(getSignInAddress(here));
      return false;
    }
    const adding = dispatch(addLines([{ ...orderedItem(item), quantity }]));
    const tellWhenAdded = async () => {
      const [outcome] = await adding;
      const isAdded = outcome?.state === 'added';
      // Any failure leaves the line out of the cart; spec §8 has a single message for it.
      if (selectClientId(getState()) === clientId)
        dispatch(isAdded ? notify('added', 'success') : notify('notAdded', 'error'));
      return isAdded;
    };
    if (!isOffline() || !selectCartCopies(getState())[item.catalogId]) return tellWhenAdded();
    dispatch(notify('waits', 'info'));
    void tellWhenAdded();
    return true;
  };
