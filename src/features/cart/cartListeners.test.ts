/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aCartItem } from '@/../test/support/builders/aCartLine';
import { aCartService } from '@/../test/support/builders/aCartService';
import { aCartStore } from '@/../test/support/builders/aCartStore';
import { aClient } from '@/../test/support/builders/aSession';
import { clientSignedOut, sessionRestored, signedIn } from '@/features/session/state/sessionSlice';
import { baseApi } from '@/api/baseApi';
import { publicApi } from '@/api/publicApi';

import { selectCartBadge } from './state/cartBadgeSelectors';
import { selectCartFailures, selectCartLines } from './state/cartSelectors';

it('loads both carts when a client is restored and counts their lines', async () => {
  aCartService([aCartItem(), aCartItem({ stockItemId: 41 }), aCartItem({ catalogId: 2, quantity: 3, setPrice: 5 })]);
  const { store, until, isRead } = aCartStore();
  expect(selectCartBadge(store.getState(), [1, 2])).toBeNull();
  store.dispatch(clientSignedOut());
  store.dispatch(sessionRestored({ token: 'sealed.token.1', client: aClient() }));
  await until(isRead);
  expect(selectCartBadge(store.getState(), [1, 2])).toBe(3);
  expect(selectCartLines(store.getState())).toContainEqual(
    expect.objectContaining({ catalogId: 2, stockItemId: 40, shoppingCartId: 400, quantity: 3, setPrice: 5 }),
  );
});

it('fetches the tax rate once a client is signed in, but not for a visitor', async () => {
  const service = aCartService();
  const { store, until, isRead } = aCartStore();
  store.dispatch(clientSignedOut());
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  store.dispatch(sessionRestored({ token: 'sealed.token.1', client: aClient() }));
  await until(isRead);
  const taxes = publicApi.endpoints.getEnvironments.select({ names: ['tax'] });
  await until(() => taxes(store.getState()).data?.tax === '16');
  expect(service.environments).toEqual([['tax']]);
});

it('reloads the cart for another client', async () => {
  const service = aCartService([aCartItem()]);
  const { store, open, until, isRead } = aCartStore();
  await open(aClient({ clientId: 7 }));
  store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient({ clientId: 8 }) }));
  await until(() => !isRead());
  await until(isRead);
  expect(service.requests.sort()).toEqual(['read 1', 'read 1', 'read 2', 'read 2']);
  expect(selectCartBadge(store.getState(), [1, 2])).toBe(1);
});

it('shows one catalogue when the other fails, and says which one failed', async () => {
  const service = aCartService([aCartItem()]);
  service.override('read', ({ params }) =>
    params.catalog === '2' ? new HttpResponse(null, { status: 503 }) : undefined,
  );
  const { store, until } = aCartStore();
  store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() }));
  await until(
    () => selectCartFailures(store.getState())[2] !== undefined && selectCartLines(store.getState()).length === 1,
  );
  expect(selectCartFailures(store.getState())).toMatchObject({ 2: { status: 503 } });
});

it('leaves no cart behind when the client signs out before it has loaded', async () => {
  const service = aCartService([aCartItem()]);
  const release = service.hold();
  const { store } = aCartStore();
  const runningNow = () => store.dispatch(baseApi.util.getRunningQueriesThunk());
  store.dispatch(signedIn({ token: 'sealed.token.1', client: aClient() }));
  await waitFor(() => expect(runningNow()).not.toHaveLength(0));
  const running = runningNow();
  store.dispatch(clientSignedOut());
  release();
  await Promise.all(running);
  expect(selectCartLines(store.getState())).toEqual([]);
});
