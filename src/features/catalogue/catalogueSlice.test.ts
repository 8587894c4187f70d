import { aClient } from '@/../test/support/builders/aSession';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';

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
