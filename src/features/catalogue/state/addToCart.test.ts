/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { readCart } from '@/features/cart/state/edits/readCart';

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
  expect(await store.dispatch(addToCart([{ item: aCartItem(), quantity: 3 }]))).toEqual([true]);
  expect(ids()).toEqual(['cart.item.waits']);
  connection(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(ids()).toContain(id));
  expect(service.getQuantity(1, 40)).toBe(end === 'added' ? 3 : 0);
});

it('answers each of several quick additions with the item and the quantity', async () => {
  aCartService([]);
  const { store, open } = aCartStore();
  await open();
  await store.dispatch(addToCart([{ item: aCartItem({ stockItemId: 40, name: 'Wood screw' }), quantity: 3 }]));
  await store.dispatch(addToCart([{ item: aCartItem({ stockItemId: 41, name: 'Brass hinge' }), quantity: 12 }]));
  await store.dispatch(addToCart([{ item: aCartItem({ stockItemId: 40, name: 'Wood screw' }), quantity: 3 }]));
  expect(store.getState().notifications.storefront).toMatchObject([
    // Each repetition restarts the time for which it is shown.
    {
      message: { id: 'cart.item.added' },
      items: ['3\u00a0×\u00a0Wood screw', '12\u00a0×\u00a0Brass hinge'],
      repeats: 2,
    },
  ]);
});

describe('when the service adds an item but its response is lost', () => {
  const openStore = async () => {
    const service = aCartService([]);
    const cart = aCartStore();
    await cart.open();
    service.override(
      'insert',
      () => {
        service.set(1, 40, 5);
        return HttpResponse.error();
      },
      true,
    );
    service.override('read', () => HttpResponse.error(), true);
    const notices = () =>
      cart.store
        .getState()
        .notifications.storefront.map(({ message }) => (message.kind === 'message' ? message.id : null));
    expect(await cart.store.dispatch(addToCart([{ item: aCartItem(), quantity: 5 }]))).toEqual([false]);
    expect(notices()).toEqual(['cart.item.addFailed']);
    return { ...cart, service, notices };
  };

  it('reports it as soon as the cart shows it, and adds more on request', async () => {
    const { store, service, notices } = await openStore();
    await store.dispatch(readCart(1));
    expect(notices()).toEqual(['cart.item.addFailed', 'cart.item.added']);
    expect(await store.dispatch(addToCart([{ item: aCartItem(), quantity: 5 }]))).toEqual([true]);
    expect(service.getQuantity(1, 40)).toBe(10);
  });

  it('reports nothing more once it has been added again', async () => {
    const { store, service, notices } = await openStore();
    expect(await store.dispatch(addToCart([{ item: aCartItem(), quantity: 5 }]))).toEqual([true]);
    await store.dispatch(readCart(1));
    expect(service.getQuantity(1, 40)).toBe(5);
    expect(notices()).toEqual(['cart.item.addFailed', 'cart.item.added']);
  });
});
