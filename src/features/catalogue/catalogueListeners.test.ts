import { someServices } from '@/../test/support/builders/someServices';
import { locationChanged } from '@/features/location/locationSlice';
import { createAppStore } from '@/store/createAppStore';

import { registerCatalogueListeners } from './catalogueListeners';
import { selectVisitorLines, visitorAddedLines } from './catalogueSlice';

const item = { catalogId: 1, stockItemId: 101, price: 5, bestPrice: null, quantityBestPrice: null };

const visit = (pathname: string) => {
  const store = createAppStore({ services: someServices(), registerListeners: registerCatalogueListeners });
  store.dispatch(visitorAddedLines([{ item, quantity: 3 }]));
  store.dispatch(locationChanged({ pathname, search: '', hash: '' }));
  return selectVisitorLines(store.getState());
};

it.each(['/login', '/es/oauth', '/es/oauth/login', '/zh/oauth/forgot-password'])(
  'keeps the line of a visitor while signing in at %s',
  (pathname) => {
    expect(visit(pathname)).toEqual([{ item, quantity: 3 }]);
  },
);

it('drops the line of a visitor once the visitor leaves the sign-in screens', () => {
  expect(visit('/es/brands')).toEqual([]);
});
