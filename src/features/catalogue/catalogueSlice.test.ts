import { locationChanged } from '@/features/location/locationSlice';
import { clientSignedOut, settingsCleared, signedIn } from '@/features/session/sessionSlice';
import { aClient } from '@/../test/support/builders/aSession';

import { catalogueSlice, pageSizeChosen, selectPageSize, selectWantedLine, visitorAddedLine } from './catalogueSlice';

const { reducer } = catalogueSlice;
const begun = reducer(undefined, { type: '@@INIT' });
const item = { catalogId: 1, stockItemId: 101, price: 5, bestPrice: null, quantityBestPrice: null };
const wanting = reducer(begun, visitorAddedLine({ item, quantity: 3 }));
const at = (pathname: string) => locationChanged({ pathname, search: '', hash: '' });

it('accepts only the available page sizes', () => {
  expect(selectPageSize({ catalogue: reducer(begun, pageSizeChosen(48)) })).toBe(48);
  expect(selectPageSize({ catalogue: reducer(begun, pageSizeChosen(5000)) })).toBe(24);
});

it.each(['/login', '/es/oauth', '/es/oauth/login', '/zh/oauth/forgot-password'])(
  'keeps the wanted line while signing in at %s',
  (pathname) => {
    expect(selectWantedLine({ catalogue: reducer(wanting, at(pathname)) })).toEqual({ item, quantity: 3 });
  },
);

it.each([
  at('/es/brands'),
  signedIn({ token: 'sealed.token.1', client: aClient() }),
  clientSignedOut(),
  settingsCleared(),
])('drops the wanted line after $type', (fact) => {
  expect(selectWantedLine({ catalogue: reducer(wanting, fact) })).toBeNull();
});
