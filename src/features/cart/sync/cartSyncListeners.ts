import { isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';

import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { selectStoredLanguage } from '@/features/settings/languageSlice';
import type { AppThunk } from '@/store/appTypes';
import { addAppListener } from '@/store/listenerMiddleware';
import { publicApi } from '@/api/publicApi';
import { taxEnvironment } from '@/api/taxRate';

import { openCarts, readCarts } from '../edits/readCart';
import { readOrderedCart } from '../edits/readOrderedCart';
import { persistCart } from './persistCartListeners';
import { refreshCart } from './refreshCartListeners';
import { broadcastCartChange, syncTabs } from './tabSyncListeners';

type PushArg = { orderPush: { catalogId: number; clientId: number }; 'If-Match'?: string };
type Push = { endpointName?: string; originalArgs?: PushArg };

const getPushOutcome = (action: unknown) => {
  if (!isAnyOf(isFulfilled, isRejected)(action)) return undefined;
  const { endpointName, originalArgs } = (action.meta.arg ?? {}) as Push;
  if (endpointName !== 'pushShoppingCart' || !originalArgs) return undefined;
  const { orderPush, 'If-Match': version = null } = originalArgs;
  return { ...orderPush, version: isFulfilled(action) ? version : null };
};

// A push takes lines out of a cart, or may have.
const reloadAfterPush = addAppListener({
  predicate: (action, now) => {
    const push = getPushOutcome(action);
    return push !== undefined && selectIsLoggedIn(now) && selectClientId(now) === push.clientId;
  },
  effect: async (action, listener) => {
    const push = getPushOutcome(action);
    if (!push) return;
    const ordered = { catalogId: push.catalogId, version: push.version };
    listener.dispatch(broadcastCartChange(ordered));
    await listener.dispatch(readOrderedCart(ordered));
  },
});

// Item names come in the language of the request.
const reloadInLanguage = addAppListener({
  predicate: (_action, now, before) =>
    selectIsLoggedIn(now) && selectStoredLanguage(now) !== selectStoredLanguage(before),
  effect: async (_action, listener) => {
    await listener.dispatch(readCarts());
  },
});

const registerListeners = (): AppThunk => (dispatch) => {
  dispatch(reloadAfterPush);
  dispatch(reloadInLanguage);
  dispatch(syncTabs());
  dispatch(refreshCart());
  dispatch(persistCart());
};

/** Starts everything a client's cart needs for the rest of the session. */
export const startCartSync =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { cartSync }) => {
    if (!cartSync.isStarted) dispatch(registerListeners());
    cartSync.isStarted = true;
    // Spec §7. Preloaded without awaiting: a cart opened before it arrives sends its own request.
    void dispatch(publicApi.endpoints.getEnvironments.initiate(taxEnvironment));
    await dispatch(openCarts());
  };
