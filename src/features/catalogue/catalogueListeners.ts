import { isAnyOf } from '@reduxjs/toolkit';

import {
  selectClientId,
  selectIsExpired,
  sessionRestored,
  signedIn,
  signedInElsewhere,
} from '@/features/session/state/sessionSlice';
import type { AppDispatch, AppStartListening, AppThunk } from '@/store/appTypes';
import { baseApi } from '@/api/baseApi';
import { clientRecordsApi } from '@/api/clientRecordsApi';
import { keepLoading } from '@/shared/lib/loadCode';

import { ownPricesChanged, selectOwnPrices, selectVisitorLines } from './state/catalogueSlice';

const { getOwnTerms } = clientRecordsApi.endpoints;

export const registerCatalogueListeners = (startListening: AppStartListening) => {
  // Design §9: signing in changes the visible lists. The end of a session already drops every cached response.
  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere, sessionRestored),
    effect: (_action, { dispatch, extra }) => {
      if (extra.config.pricesVisibleTo === 'clients') dispatch(baseApi.util.invalidateTags(['StockItem', 'Category']));
    },
  });

  // What is shown without knowing the client's terms has the public prices.
  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere),
    effect: async (_action, listener) => {
      const clientId = selectClientId(listener.getState());
      const wasExpired = selectIsExpired(listener.getOriginalState());
      if (clientId === undefined) return;
      const terms = getOwnTerms.initiate({ clientId }, { subscribe: false, forceRefetch: true });
      const { data } = await listener.dispatch(terms);
      // Prices have been refused meanwhile.
      if (wasExpired && data?.priceList) listener.dispatch(baseApi.util.invalidateTags(['StockItem']));
    },
  });

  startListening({
    matcher: getOwnTerms.matchFulfilled,
    effect: ({ meta, payload: { priceList } }, listener) => {
      const { data } = getOwnTerms.select(meta.arg.originalArgs)(listener.getOriginalState());
      if (priceList !== (data?.priceList ?? null)) listener.dispatch(baseApi.util.invalidateTags(['StockItem']));
      const known = selectOwnPrices(listener.getState());
      listener.dispatch(ownPricesChanged(priceList === null ? undefined : (known ?? 'shown')));
    },
  });

  // Only in the tab where the client signs in: all tabs have the same lines.
  startListening({
    actionCreator: signedIn,
    effect: async (_action, listener) => {
      const before = listener.getOriginalState();
      const lines = selectVisitorLines(before);
      const clientId = selectClientId(listener.getState());
      // What a client added after the session expired is not for another one.
      if (lines.length === 0 || ![undefined, clientId].includes(selectClientId(before))) return;
      // Meanwhile the session's own listeners drop the previous client's cached responses.
      const { addToCart } = await keepLoading(() => import(/* webpackChunkName: "add-to-cart" */ './state/addToCart'));
      await listener.delay(0);
      // The client may have signed out while the network was down.
      if (selectClientId(listener.getState()) !== clientId) return;
      await listener.dispatch(addToCart(lines));
    },
  });
};

/** Until no request is under way, those included that begin meanwhile. */
const settled = async (dispatch: AppDispatch) => {
  const running = dispatch(baseApi.util.getRunningQueriesThunk());
  if (running.length === 0) return;
  await Promise.all(running);
  await settled(dispatch);
};

/**
 * A rendered page has the public prices, which index.html hides from a client who had others at the last visit. To be
 * called when the screen is hydrated. If the terms cannot be loaded, it says that its prices are the public ones.
 */
export const showOwnPrices = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectOwnPrices(getState()) !== 'awaited') return;
  const clientId = selectClientId(getState());
  if (clientId !== undefined) await dispatch(getOwnTerms.initiate({ clientId }, { subscribe: false }));
  await settled(dispatch);
  if (selectOwnPrices(getState()) === 'awaited')
    dispatch(ownPricesChanged(clientId === undefined ? undefined : 'shown'));
};
