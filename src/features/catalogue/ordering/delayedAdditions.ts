import { addListener, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import type { LineToAdd } from '@/features/cart/adding/addLines';
import { cartLineId, type LineRef } from '@/features/cart/cartModel';
import { selectQuantity } from '@/features/cart/cartSelectors';
import { cartRead, type CartState } from '@/features/cart/cartSlice';
import type { CartSync } from '@/features/cart/edits/cartSync';
import { isSessionEnd } from '@/features/session/sessionSlice';

import { notify } from './orderNotices';

type State = { cart: CartState };

const addCartListener = addListener.withTypes<State, ThunkDispatch<State, object, UnknownAction>>();

// As long as the cart keeps being re-read after a lost response.
const lifetimeMs = 90_000;

/** Call before adding the line again, which reports its own outcome. */
export const forgetDelayedAddition = ({ failedAdditions }: CartSync, line: LineRef) =>
  void failedAdditions.delete(cartLineId(line));

/**
 * For an addition reported as failed because its response was lost: if the cart turns out to have the line after all,
 * reports that before the buyer adds it again.
 */
export const expectDelayedAddition =
  (line: LineToAdd, target: number): ThunkAction<void, State, { cartSync: CartSync }, UnknownAction> =>
  (dispatch, _getState, { cartSync: { failedAdditions } }) => {
    const id = cartLineId(line);
    const failedAt = Date.now();
    failedAdditions.set(id, failedAt);
    dispatch(
      addCartListener({
        predicate: (action) => isSessionEnd(action) || cartRead.match(action),
        effect: (action, listener) => {
          const isOver =
            isSessionEnd(action) || failedAdditions.get(id) !== failedAt || Date.now() - failedAt > lifetimeMs;
          const isThere = !isOver && selectQuantity(listener.getState(), line) === target;
          if (isOver || isThere) listener.unsubscribe();
          if (isThere) listener.dispatch(notify('added', 'success', [{ item: line, quantity: line.quantity }]));
        },
      }),
    );
  };
