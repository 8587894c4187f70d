import { isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';

import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { selectStoredLanguage } from '@/features/settings/state/languageSlice';
import type { AppThunk } from '@/store/appTypes';
import { addAppListener } from '@/store/listenerMiddleware';
import { baseApi } from '@/api/baseApi';
import { catalogPairs } from '@/api/catalogPairs';
import { publicApi } from '@/api/publicApi';
import { taxEnvironment } from '@/api/taxRate';

import { selectCartCopies, selectCartEdits, selectCartFailures } from '../state/cartSelectors';
import { cartRead, editFailed } from '../state/cartSlice';
import { openCarts, readCarts, readOrderedCart } from '../state/edits/readCart';
import { resumeEdit } from '../state/edits/setQuantity';
import { persistCart } from './persistCartListeners';
import { broadcastCartChange, syncTabs } from './tabSyncListeners';

const minute = 60_000;
const tickMs = 15_000;

// The service may still apply a request that timed out here.
const recheckSeconds = [5, 20, 60];

const recheckAbandonedEdit = addAppListener({
  predicate: (action) => editFailed.match(action) && action.payload.isAbandoned,
  effect: async (_action, listener) => {
    listener.cancelActiveListeners();
    const clientId = selectClientId(listener.getState());
    for (const seconds of recheckSeconds) {
      await listener.delay(seconds * 1000);
      if (selectClientId(listener.getState()) !== clientId) return;
      void listener.dispatch(readCarts());
    }
  },
});

const resumeWaitingEdits = addAppListener({
  predicate: (action, _now, before) =>
    cartRead.match(action) && Boolean(selectCartFailures(before)[action.payload.catalogId]),
  effect: (action, listener) => {
    if (!cartRead.match(action)) return;
    for (const edit of Object.values(selectCartEdits(listener.getState())))
      if (edit.catalogId === action.payload.catalogId) void listener.dispatch(resumeEdit(edit));
  },
});

/**
 * A page that was hidden, asleep or offline has missed cart changes made on other devices, and what others have bought
 * of the stock. Waking from sleep fires no event while the window keeps focus, so a timer that fires far too late counts
 * as one.
 */
const refreshCart =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    dispatch(recheckAbandonedEdit);
    dispatch(resumeWaitingEdits);
    const { events } = storage ?? {};
    if (!events) return;
    const read = () => {
      if (!selectIsLoggedIn(getState())) return;
      void dispatch(openCarts());
      dispatch(baseApi.util.invalidateTags(['Stock']));
    };
    const isOld = () =>
      Object.values(selectCartCopies(getState())).some(({ readAt }) => Math.abs(Date.now() - readAt) > minute);
    const readIfOld = () => {
      if (document.visibilityState === 'visible' && isOld()) read();
    };
    let lastTick = Date.now();
    setInterval(() => {
      const wasAsleep = Date.now() - lastTick > minute;
      lastTick = Date.now();
      if (wasAsleep) readIfOld();
    }, tickMs);
    events.addEventListener('online', read);
    events.addEventListener('resume', read);
    events.addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) read();
    });
    events.addEventListener('focus', readIfOld);
    events.addEventListener('visibilitychange', readIfOld);
  };

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

const moves: unknown[] = ['setCartAside', 'takeCartBack'];

// Setting a cart aside or taking it back moves lines of all catalogues, or may have.
const reloadAfterMove = addAppListener({
  predicate: (action, now) =>
    isAnyOf(isFulfilled, isRejected)(action) &&
    moves.includes(((action.meta.arg ?? {}) as Push).endpointName) &&
    selectIsLoggedIn(now),
  effect: async (_action, listener) => {
    for (const { catalogId } of catalogPairs(listener.extra.config))
      listener.dispatch(broadcastCartChange({ catalogId, version: null }));
    await listener.dispatch(readCarts());
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
  dispatch(reloadAfterMove);
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
