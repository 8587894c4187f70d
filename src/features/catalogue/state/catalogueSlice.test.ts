import { aClient } from '@/../test/support/builders/aSession';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/state/sessionSlice';

import {
  catalogueSlice,
  pageSizeChosen,
  selectPageSize,
  selectVisitorLines,
  visitorAddedLines,
} from './catalogueSlice';

const { reducer } = catalogueSlice;
const initial = reducer(undefined, { type: '@@INIT' });
const item = { catalogId: 1, stockItemId: 101, price: 5, bestPrice: null, quantityBestPrice: null };
const withLine = reducer(initial, visitorAddedLines([{ item, quantity: 3 }]));

it('accepts only the available page sizes', () => {
  expect(selectPageSize({ catalogue: reducer(initial, pageSizeChosen(48)) })).toBe(48);
  expect(selectPageSize({ catalogue: reducer(initial, pageSizeChosen(5000)) })).toBe(24);
});

it.each([signedIn({ token: 'sealed.token.1', client: aClient() }), clientSignedOut(), settingsCleared()])(
  'drops the line of a visitor after $type',
  (event) => {
    expect(selectVisitorLines({ catalogue: reducer(withLine, event) })).toEqual([]);
  },
);

it('keeps everything that a visitor adds, and adds up the quantities of one item', () => {
  const other = { ...item, catalogId: 2 };
  const added = [
    { item: other, quantity: 1 },
    { item, quantity: 4 },
  ].map((line) => visitorAddedLines([line]));
  expect(selectVisitorLines({ catalogue: added.reduce(reducer, withLine) })).toEqual([
    { item, quantity: 7 },
    { item: other, quantity: 1 },
  ]);
});
