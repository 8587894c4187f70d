import { aCartCopy, aCartItem, aCartLine } from '@/../test/support/builders/aCartLine';
import { aSession } from '@/../test/support/builders/aSession';
import { clientReplaced, clientSignedOut, signedOutElsewhere } from '@/features/session/state/sessionSlice';

import { selectCartBadge } from './cartBadgeSelectors';
import { toOrderedItem } from './cartModel';
import { selectCartFailures, selectCartLines, selectCartVersions, selectHasPendingEdits } from './cartSelectors';
import {
  cartRead,
  cartReadFailed,
  cartRestored,
  cartSlice,
  type CartState,
  editFailed,
  lineEdited,
  lineSettled,
} from './cartSlice';

const { reducer } = cartSlice;
const empty = reducer(undefined, { type: '@@INIT' });
const inFirst = aCartItem({ catalogId: 1 });
const inSecond = aCartItem({ catalogId: 2 });
const both = [cartRead(aCartCopy([inFirst])), cartRead(aCartCopy([inSecond]))].reduce(reducer, empty);

const after = (state: CartState, ...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, state);
const linesIn = (state: CartState) => selectCartLines({ cart: state });
const quantities = (state: CartState) =>
  linesIn(state).map(({ catalogId, stockItemId, quantity }) => [`${catalogId}/${stockItemId}`, quantity]);
const line = { catalogId: 1, stockItemId: 40 };
const edited = (quantity: number) => lineEdited({ ...line, quantity, added: null });
const settled = (quantity: number, sent = quantity) =>
  lineSettled({ ...line, item: quantity ? aCartItem({ quantity }) : null, sent });

const selectBadge = (cart: CartState, session = aSession()) => selectCartBadge({ session, cart }, [1, 2]);

describe('the server copy', () => {
  it('keeps identical stock item ids of the two catalogues apart', () => {
    expect(linesIn(both)).toEqual([aCartLine({ catalogId: 1 }), aCartLine({ catalogId: 2 })]);
  });

  it('is replaced only for the catalogue that responded', () => {
    const read = after(both, cartRead(aCartCopy([aCartItem({ stockItemId: 41, quantity: 5 })])));
    expect(quantities(read)).toEqual([
      ['1/41', 5],
      ['2/40', 2],
    ]);
  });

  it('omits an item without a line', () => {
    expect(linesIn(after(empty, cartRead(aCartCopy([aCartItem({ shoppingCarts: [] })]))))).toEqual([]);
  });

  it('keeps a failure until the catalogue responds', () => {
    const failed = after(empty, cartReadFailed({ catalogId: 1, error: { message: 'no' } }));
    expect(selectCartFailures({ cart: failed })).toEqual({ 1: { message: 'no' } });
    expect(selectCartFailures({ cart: after(failed, cartRead(aCartCopy([]))) })).toEqual({ 1: null });
  });

  it('is not overwritten by a stored copy', () => {
    const stored = { 1: aCartCopy([]), 3: aCartCopy([aCartItem({ catalogId: 3 })]) };
    expect(quantities(after(both, cartRestored({ clientId: 7, copies: stored, edits: {} }))).map(([id]) => id)).toEqual(
      ['1/40', '2/40', '3/40'],
    );
  });

  it.each([clientSignedOut, signedOutElsewhere, clientReplaced])('is empty after %s', (fact) => {
    expect(after(both, edited(5), fact())).toEqual(empty);
  });
});

describe('a pending edit', () => {
  it('shows immediately over the copy and preserves the identity of other lines', () => {
    const pending = after(both, edited(7));
    expect(linesIn(pending)[0]).toEqual(aCartLine({ quantity: 7, isPending: true }));
    expect(linesIn(pending)[1]).toBe(linesIn(both)[1]);
    expect(selectHasPendingEdits({ cart: pending })).toBe(true);
  });

  it('removes the line when the quantity is zero', () => {
    expect(quantities(after(both, edited(0)))).toEqual([['2/40', 2]]);
  });

  it('shows an item that is not in the cart yet, using its known details', () => {
    const added = toOrderedItem(aCartItem({ stockItemId: 41, name: 'Brass hinge' }));
    const pending = after(both, lineEdited({ catalogId: 1, stockItemId: 41, quantity: 3, added }));
    expect(linesIn(pending)[2]).toMatchObject({ name: 'Brass hinge', quantity: 3, shoppingCartId: null });
  });

  it('becomes part of the copy once settled', () => {
    const state = after(both, edited(7), settled(7));
    expect(quantities(state)).toEqual([
      ['1/40', 7],
      ['2/40', 2],
    ]);
    expect(selectHasPendingEdits({ cart: state })).toBe(false);
  });

  it('disappears along with the line it removed', () => {
    expect(quantities(after(both, edited(0), settled(0)))).toEqual([['2/40', 2]]);
  });

  it('stays pending when a newer quantity follows the one that settled or failed', () => {
    const newer = after(both, edited(7), edited(8));
    for (const state of [
      after(newer, settled(7)),
      after(newer, editFailed({ ...line, sent: 7, isAbandoned: false })),
    ]) {
      expect(quantities(state)[0]).toEqual(['1/40', 8]);
      expect(state.edits['1/40']).toMatchObject({ quantity: 8 });
    }
  });

  it('rolls back only its own line on failure', () => {
    const second = lineEdited({ catalogId: 2, stockItemId: 40, quantity: 9, added: null });
    expect(quantities(after(both, edited(7), second, editFailed({ ...line, sent: 7, isAbandoned: false })))).toEqual([
      ['1/40', 2],
      ['2/40', 9],
    ]);
  });

  it('stays on top of what another tab settled', () => {
    const fromOtherTab = lineSettled({ ...line, item: aCartItem({ quantity: 4 }) });
    expect(quantities(after(both, fromOtherTab))[0]).toEqual(['1/40', 4]);
    expect(quantities(after(both, edited(7), fromOtherTab))[0]).toEqual(['1/40', 7]);
  });

  it('takes precedence over a stored edit of the same line', () => {
    const stored = { '1/40': { ...line, quantity: 3, added: null } };
    expect(quantities(after(both, cartRestored({ clientId: 7, copies: {}, edits: stored })))[0]).toEqual(['1/40', 3]);
    expect(quantities(after(both, edited(7), cartRestored({ clientId: 7, copies: {}, edits: stored })))[0]).toEqual([
      '1/40',
      7,
    ]);
  });
});

it('returns a version only while it matches the lines on screen', () => {
  expect(selectCartVersions({ cart: both })).toEqual({ 1: '"1"', 2: '"1"' });
  expect(selectCartVersions({ cart: after(both, edited(7), settled(7)) })).toEqual({ 1: null, 2: '"1"' });
});

it('counts lines rather than pieces in the badge and hides it from visitors', () => {
  expect(selectBadge(both)).toBe(2);
  expect(selectBadge(after(both, edited(0)))).toBe(1);
  expect(selectBadge(both, aSession({ client: null }))).toBeNull();
});

it('hides the count until every catalogue has responded, and counts the rest when one fails', () => {
  const first = after(empty, cartRead(aCartCopy([inFirst])));
  const failed = cartReadFailed({ catalogId: 2, error: { message: 'no' } });
  expect(selectBadge(empty)).toBeNull();
  expect(selectBadge(first)).toBeNull();
  expect(selectBadge(after(first, failed))).toBe(1);
  expect(selectBadge(after(empty, failed, cartReadFailed({ catalogId: 1, error: { message: 'no' } })))).toBeNull();
});
