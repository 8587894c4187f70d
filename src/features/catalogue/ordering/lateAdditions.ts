import { addListener, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import type { LineToAdd } from '@/features/cart/adding/addLines';
import { cartLineId, type LineRef } from '@/features/cart/cartModel';
import { selectQuantity } from '@/features/cart/cartSelectors';
import { cartRead, type CartState } from '@/features/cart/cartSlice';
import { isSessionEnd } from '@/features/session/sessionSlice';

import { notify } from './orderNotices';

type State = { cart: CartState };

const addCartListener = addListener.withTypes<State, ThunkDispatch<State, object, UnknownAction>>();

// As long as the cart keeps being re-read after a lost response.
const lifetimeMs = 90_000;

/** When each line was reported as not added, by its id. */
const failedAdditions = new WeakMap<object, Map<string, number>>();

const getFailed = (services: object): Map<string, number> => {
  const known = failedAdditions.get(services) ?? new Map<string, number>();
  failedAdditions.set(services, known);
  return known;
};

/** Call before adding the line again, which reports its own outcome. */
export const forgetLateAddition = (services: object, line: LineRef) =>
  void getFailed(services).delete(cartLineId(line));

/**
 * For an addition reported as failed because its response was lost: if the cart turns out to have the line after all,
 * reports that before the buyer adds it again.
 */
export const expectLateAddition =
  (line: LineToAdd, target: number): ThunkAction<void, State, object, UnknownAction> =>
  (dispatch, _getState, services) => {
    const failed = getFailed(services);
    const id = cartLineId(line);
    const failedAt = Date.now();
    failed.set(id, failedAt);
    dispatch(
      addCartListener({
        predicate: (action) => isSessionEnd(action) || cartRead.match(action),
        effect: (action, listener) => {
          const isOver = isSessionEnd(action) || failed.get(id) !== failedAt || Date.now() - failedAt > lifetimeMs;
          const isThere = !isOver && selectQuantity(listener.getState(), line) === target;
          if (isOver || isThere) listener.unsubscribe();
          if (isThere) listener.dispatch(notify('added', 'success', [{ item: line, quantity: line.quantity }]));
        },
      }),
    );
  };
