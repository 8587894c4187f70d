import { addListener, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

import { addLines, type LineOutcome, type LineToAdd } from '@/features/cart/state/adding/addLines';
import { cartLineId, isSameItem, type LineRef, toOrderedItem } from '@/features/cart/state/cartModel';
import { selectCartCopies, selectQuantity } from '@/features/cart/state/cartSelectors';
import { cartRead, type CartState } from '@/features/cart/state/cartSlice';
import type { CartSync } from '@/features/cart/state/edits/cartSync';
import { isUnreachable } from '@/features/cart/state/edits/readCart';
import {
  isSessionEnd,
  selectClientId,
  selectIsLoggedIn,
  type SessionState,
} from '@/features/session/state/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import { isOffline } from '@/shared/lib/connection';

import { visitorAddedLines, type VisitorLine } from './catalogueSlice';
import { notify } from './orderNotices';

type State = { session: SessionState; cart: CartState };
type Services = { config: CatalogIds; cartSync: CartSync };
type Thunk<Result> = ThunkAction<Result, State, Services, UnknownAction>;

const addCartListener = addListener.withTypes<State, ThunkDispatch<State, object, UnknownAction>>();

// As long as the cart keeps being re-read after a lost response.
const lifetimeMs = 90_000;

/** Call before adding the line again, which reports its own outcome. */
const forgetDelayedAddition = ({ failedAdditions }: CartSync, line: LineRef) =>
  void failedAdditions.delete(cartLineId(line));

/**
 * For an addition reported as failed because its response was lost: if the cart turns out to have the line after all,
 * reports that before the buyer adds it again.
 */
const expectDelayedAddition =
  (line: LineToAdd, target: number): Thunk<void> =>
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

/** Why the service does not sell the item, such as the variants that are sold in its place. */
const getRefusal = (outcome: LineOutcome | undefined): string | undefined => {
  if (outcome?.state !== 'failed' || !('kind' in outcome.error)) return undefined;
  const { kind, status, message } = outcome.error;
  return kind === 'refused' && status === 409 ? message : undefined;
};

/** Spec §7, §8. A visitor's lines are kept until sign-in. Resolves to whether each was added, or kept. */
export const addToCart =
  (lines: VisitorLine[]): Thunk<Promise<boolean[]>> =>
  async (dispatch, getState, { cartSync }) => {
    const clientId = selectClientId(getState());
    if (!selectIsLoggedIn(getState()) || clientId === undefined) {
      dispatch(visitorAddedLines(lines.map(({ item, quantity }) => ({ item: toOrderedItem(item), quantity }))));
      dispatch(notify('kept', 'info', lines));
      return lines.map(() => true);
    }
    lines.forEach(({ item }) => forgetDelayedAddition(cartSync, item));
    const adding = dispatch(addLines(lines.map(({ item, quantity }) => ({ ...toOrderedItem(item), quantity }))));
    const notifyWhenAdded = async () => {
      const outcomes = await adding;
      const outcomeByLine = lines.map(({ item }) => outcomes.find(({ line }) => isSameItem(line, item)));
      const added = outcomeByLine.map((outcome) => outcome?.state === 'added');
      for (const outcome of outcomes) {
        const { target } = outcome.line;
        if (outcome.state === 'failed' && target !== undefined && isUnreachable(outcome.error))
          dispatch(expectDelayedAddition(outcome.line, target));
      }
      // Any failure leaves the line out of the cart; spec §8 has a single message for it.
      if (selectClientId(getState()) === clientId) {
        const inCart = lines.filter((_, at) => added[at]);
        const missing = lines
          .map((line, at) => ({ ...line, reason: getRefusal(outcomeByLine[at]) }))
          .filter((_, at) => !added[at]);
        if (inCart.length > 0) dispatch(notify(inCart.length > 1 ? 'addedMany' : 'added', 'success', inCart));
        if (missing.length > 0) dispatch(notify('notAdded', 'error', missing));
      }
      return added;
    };
    const copies = selectCartCopies(getState());
    if (!isOffline() || lines.some(({ item }) => !copies[item.catalogId])) return notifyWhenAdded();
    dispatch(notify('queued', 'info', lines));
    void notifyWhenAdded();
    return lines.map(() => true);
  };
