import { clientReplaced, clientSignedOut, signedOutElsewhere } from '@/features/session/sessionSlice';

import { aCartLine } from '@/../test/support/builders/aCartLine';
import { aSession } from '@/../test/support/builders/aSession';

import { selectCartBadge } from './cartSelectors';
import { cartRead, cartSlice, selectCartLines } from './cartSlice';

const { reducer } = cartSlice;
const empty = reducer(undefined, { type: '@@INIT' });
const inFirst = aCartLine({ catalogId: 1, stockItemId: 40 });
const inSecond = aCartLine({ catalogId: 2, stockItemId: 40 });
const both = [cartRead({ catalogId: 1, lines: [inFirst] }), cartRead({ catalogId: 2, lines: [inSecond] })].reduce(
  reducer,
  empty,
);

it('keeps the same stock item id of both catalogues apart', () => {
  expect(selectCartLines({ cart: both })).toEqual([inFirst, inSecond]);
});

it('replaces the lines of the catalogue that answered, and only those', () => {
  const other = aCartLine({ catalogId: 1, stockItemId: 41 });
  const read = reducer(both, cartRead({ catalogId: 1, lines: [other] }));
  expect(selectCartLines({ cart: read })).toEqual([inSecond, other]);
});

it.each([clientSignedOut, signedOutElsewhere, clientReplaced])('is empty after %s', (fact) => {
  expect(reducer(both, fact())).toEqual(empty);
});

it('counts lines, not pieces, for the badge', () => {
  expect(selectCartBadge({ session: aSession(), cart: both })).toBe(2);
});

it('hides the badge from a visitor', () => {
  expect(selectCartBadge({ session: aSession({ client: null }), cart: both })).toBeNull();
});
