import { addListener, isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';

import { selectStoredLanguage } from '@/features/language/languageSlice';
import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import type { AppStartListening, AppThunk } from '@/store/appTypes';

import { openCarts, readCarts } from '../edits/readCart';

type Listening = Parameters<AppStartListening>[0];

const working = new WeakSet<object>();

const isPush = (action: unknown): boolean =>
  isAnyOf(isFulfilled, isRejected)(action) &&
  (action.meta.arg as { endpointName?: string } | undefined)?.endpointName === 'pushShoppingCart';

// A push takes lines out of a cart, or may have; the items' names are in the language of the request.
const rereading: Listening = {
  predicate: (action, now, before) =>
    selectIsLoggedIn(now) && (isPush(action) || selectStoredLanguage(now) !== selectStoredLanguage(before)),
  effect: async (_action, listener) => {
    await listener.dispatch(readCarts());
  },
};

/** What a client's cart needs as long as the session lasts. */
export const workOnCart = (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
  if (!working.has(services)) {
    working.add(services);
    dispatch(addListener(rereading as never));
  }
  await dispatch(openCarts());
};
