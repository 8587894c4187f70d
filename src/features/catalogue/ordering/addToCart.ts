import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { addLines, type LineOutcome } from '@/features/cart/adding/addLines';
import { isSameItem, type OrderedItem, toOrderedItem } from '@/features/cart/cartModel';
import { selectCartCopies } from '@/features/cart/cartSelectors';
import type { CartState } from '@/features/cart/cartSlice';
import type { CartSync } from '@/features/cart/edits/cartSync';
import { isUnreachable } from '@/features/cart/edits/readCart';
import { selectClientId, selectIsLoggedIn, type SessionState } from '@/features/session/sessionSlice';
import type { CatalogIds } from '@/api/catalogPairs';
import { isOffline } from '@/shared/lib/connection';

import { visitorAddedLines, type VisitorLine } from '../catalogueSlice';
import { expectDelayedAddition, forgetDelayedAddition } from './delayedAdditions';
import { notify } from './orderNotices';

type Services = { config: CatalogIds; cartSync: CartSync };
type State = { session: SessionState; cart: CartState };
type Thunk<Result> = ThunkAction<Promise<Result>, State, Services, UnknownAction>;

/** Why the service does not sell the item, such as the variants that are sold in its place. */
const getRefusal = (outcome: LineOutcome | undefined): string | undefined => {
  if (outcome?.state !== 'failed' || !('kind' in outcome.error)) return undefined;
  const { kind, status, message } = outcome.error;
  return kind === 'refused' && status === 409 ? message : undefined;
};

/** Spec §7, §8. A visitor's lines are kept until sign-in. Resolves to whether each was added, or kept. */
export const addAllToCart =
  (lines: VisitorLine[]): Thunk<boolean[]> =>
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

export const addToCart =
  (item: OrderedItem, quantity: number): Thunk<boolean> =>
  async (dispatch) => {
    const [isAdded = false] = await dispatch(addAllToCart([{ item, quantity }]));
    return isAdded;
  };
