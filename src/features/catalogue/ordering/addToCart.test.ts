/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';

import { addToCart } from './addToCart';

const connection = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
afterEach(() => void jest.restoreAllMocks());

it.each([
  ['added', 'cart.item.added'],
  ['refused', 'cart.item.addFailed'],
])('notifies that an item added offline was %s once the connection returns', async (end, id) => {
  const service = aCartService([]);
  if (end === 'refused') service.override('insert', () => new HttpResponse(null, { status: 409 }));
  const { store, open } = aCartStore();
  await open();
  const ids = () =>
    store.getState().notifications.storefront.map(({ message }) => (message.kind === 'message' ? message.id : null));
  connection(false);
  expect(await store.dispatch(addToCart(aCartItem(), 3))).toBe(true);
  expect(ids()).toEqual(['cart.item.waits']);
  connection(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(ids()).toContain(id));
  expect(service.getQuantity(1, 40)).toBe(end === 'added' ? 3 : 0);
});
