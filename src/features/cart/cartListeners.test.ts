import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { aClient } from '@/../test/support/builders/aSession';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { baseApi } from '@/api/baseApi';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { clientSignedOut, sessionRestored, signedIn } from '@/features/session/sessionSlice';
import { createAppStore } from '@/store/createAppStore';

import { registerCartListeners } from './cartListeners';
import { selectCartBadge } from './cartSelectors';
import { selectCartLines } from './cartSlice';

const carts =
  'http://localhost:3000/services/inventory/api/shoppingCart/getStockitemsByClientId/1/:company/:catalog/:client';

const inCart = (stockItemId: number) => ({
  stockItemId,
  shoppingCarts: [{ shoppingCartId: stockItemId * 10, quantity: 3, price: 5 }],
});

const answering = (items: Record<string, ReturnType<typeof inCart>[]>) => {
  const asked: string[] = [];
  mswServer.use(
    http.get(carts, ({ params }) => {
      asked.push(`${String(params.catalog)} of ${String(params.client)}`);
      return HttpResponse.json({ isSuccessful: true, data: items[String(params.catalog)] ?? [] });
    }),
  );
  return asked;
};

const starting = () => {
  const actions: string[] = [];
  const store = createAppStore({
    services: someServices(),
    registerListeners: (listen) => {
      registerSessionListeners(listen);
      registerCartListeners(listen);
      listen({ predicate: () => true, effect: (action) => void actions.push(action.type) });
    },
  });
  const readBoth = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (actions.filter((type) => type === 'cart/cartRead').length < 2) return;
        actions.splice(0);
        stop();
        resolve();
      });
    });
  return { store, readBoth };
};

it('loads the cart of both catalogues when a client is restored, and counts its lines', async () => {
  answering({ '1': [inCart(40), inCart(41)], '2': [inCart(40)] });
  const { store, readBoth } = starting();
  expect(selectCartBadge(store.getState())).toBeNull();
  store.dispatch(clientSignedOut());
  store.dispatch(sessionRestored({ token: '', client: aClient() }));
  await readBoth();
  expect(selectCartBadge(store.getState())).toBe(3);
  expect(selectCartLines(store.getState())).toContainEqual({
    catalogId: 2,
    stockItemId: 40,
    shoppingCartId: 400,
    quantity: 3,
    price: 5,
  });
});

it('reads the cart anew for another client', async () => {
  const asked = answering({ '1': [inCart(40)] });
  const { store, readBoth } = starting();
  store.dispatch(signedIn({ token: '', client: aClient({ clientId: 7 }) }));
  await readBoth();
  store.dispatch(signedIn({ token: '', client: aClient({ clientId: 8 }) }));
  await readBoth();
  expect(asked.sort()).toEqual(['1 of 7', '1 of 8', '2 of 7', '2 of 8']);
  expect(selectCartBadge(store.getState())).toBe(1);
});

it('leaves no cart behind when the client signs out before it has come', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  mswServer.use(
    http.get(carts, async () => {
      await held;
      return HttpResponse.json({ isSuccessful: true, data: [inCart(40)] });
    }),
  );
  const { store } = starting();
  store.dispatch(signedIn({ token: '', client: aClient() }));
  const runningNow = () => store.dispatch(baseApi.util.getRunningQueriesThunk());
  await waitFor(() => expect(runningNow()).not.toHaveLength(0));
  const running = runningNow();
  store.dispatch(clientSignedOut());
  release();
  await Promise.all(running);
  expect(selectCartLines(store.getState())).toEqual([]);
});
