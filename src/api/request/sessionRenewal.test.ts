import { http, HttpResponse } from 'msw';

import { aClient, aSession } from '@/../test/support/builders/aSession';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { clientSignedOut, selectIsExpired, selectIsLoggedIn, signedIn } from '@/features/session/state/sessionSlice';
import { createAppStore } from '@/store/createAppStore';

import { inventoryApi } from '../inventoryApi';
import { publicApi } from '../publicApi';

const segments = { accountId: 1, companyId: 1, catalogId: 1 };
const inventory = 'http://localhost:3000/services/inventory/api';
const ordersAddress = `${inventory}/Orders/GetOrdersByCompanyByClientId/1/1/1/:client`;
const { getOrders, insertCartLine, changePassword } = inventoryApi.endpoints;

const unauthorized = () => HttpResponse.json({ isSuccessful: false, message: 'Sign in', data: [] }, { status: 401 });
const accepted = () => HttpResponse.json({ isSuccessful: true, data: [] });

/** Accepts only the token aaa.bbb.new, and records every token it receives. */
const acceptOnlyNewToken = () => {
  const tokens: (string | null)[] = [];
  const respond = ({ request }: { request: Request }) => {
    tokens.push(request.headers.get('Authorization'));
    return tokens.at(-1) === 'Bearer aaa.bbb.new' ? accepted() : unauthorized();
  };
  mswServer.use(http.get(ordersAddress, respond), http.post(`${inventory}/shoppingCart/InsertEntity/1/1/1`, respond));
  return tokens;
};

const setUp = (client: ReturnType<typeof aClient> | null = aClient()) => {
  const services = someServices();
  const token = client ? services.vault.seal('token', 'aaa.bbb.old') : '';
  const seen: string[] = [];
  const store = createAppStore({
    services,
    preloadedState: { session: aSession({ client, token }) },
    registerListeners: (listen) => {
      registerSessionListeners(listen);
      listen({ predicate: () => true, effect: ({ type }) => void seen.push(type) });
    },
  });
  const fetchOrders = () => store.dispatch(getOrders.initiate({ ...segments, clientId: 7 }, { forceRefetch: true }));
  const cartLineInsert = { clientId: 7, stockItemId: 40, quantity: 2, price: 5 };
  const addToCart = () => store.dispatch(insertCartLine.initiate({ ...segments, cartLineInsert }));
  const signInAs = (clientId: number, name = 'aaa.bbb.new') =>
    store.dispatch(signedIn({ token: services.vault.seal('token', name), client: aClient({ clientId }) }));
  const whenExpired = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!selectIsExpired(store.getState())) return;
        stop();
        resolve();
      });
    });
  return { store, services, seen, fetchOrders, addToCart, signInAs, whenExpired };
};

it('retries all rejected requests after a single sign-in', async () => {
  const tokens = acceptOnlyNewToken();
  const { store, seen, fetchOrders, addToCart, signInAs, whenExpired } = setUp();
  const expired = whenExpired();
  const running = fetchOrders();
  const added = addToCart();
  await expired;
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  while (tokens.length < 2) await new Promise((resolve) => setTimeout(resolve));
  signInAs(7);
  expect(await running).toMatchObject({ status: 'fulfilled', data: [] });
  expect(await added).toMatchObject({ data: { items: [] } });
  expect(seen.filter((type) => type === 'session/signedIn')).toHaveLength(1);
  expect(tokens.slice(0, 2)).toEqual(['Bearer aaa.bbb.old', 'Bearer aaa.bbb.old']);
  expect(tokens.slice(2).every((token) => token === 'Bearer aaa.bbb.new')).toBe(true);
});

it('retries at once if another tab has signed in meanwhile', async () => {
  const { store, fetchOrders, signInAs } = setUp();
  mswServer.use(
    http.get(ordersAddress, ({ request }) => {
      if (request.headers.get('Authorization') === 'Bearer aaa.bbb.new') return accepted();
      signInAs(7);
      return unauthorized();
    }),
  );
  expect(await fetchOrders()).toMatchObject({ status: 'fulfilled' });
  expect(selectIsExpired(store.getState())).toBe(false);
});

it.each([
  ['signs out', (store: ReturnType<typeof setUp>) => void store.store.dispatch(clientSignedOut())],
  ['is replaced by another client', (store: ReturnType<typeof setUp>) => void store.signInAs(8)],
])('is abandoned when the client %s', async (_what, act) => {
  const tokens = acceptOnlyNewToken();
  const started = setUp();
  const expired = started.whenExpired();
  const running = started.fetchOrders();
  const added = started.addToCart();
  await expired;
  act(started);
  expect(await added).toMatchObject({ error: { name: 'AbortError' } });
  expect((await running).data).toBeUndefined();
  expect(started.store.getState().api.queries).toEqual({});
  expect(new Set(tokens)).toEqual(new Set(['Bearer aaa.bbb.old']));
});

it('retries only once: a second rejection is final', async () => {
  const tokens = acceptOnlyNewToken();
  const { fetchOrders, signInAs, whenExpired, store } = setUp();
  const expired = whenExpired();
  const running = fetchOrders();
  await expired;
  signInAs(7, 'aaa.bbb.bad');
  expect(await running).toMatchObject({ isError: true, error: { status: 401 } });
  expect(tokens).toHaveLength(2);
  expect(selectIsExpired(store.getState())).toBe(false);
});

it('stops waiting when the query is cancelled', async () => {
  const tokens = acceptOnlyNewToken();
  const { fetchOrders, signInAs, whenExpired } = setUp();
  const expired = whenExpired();
  const running = fetchOrders();
  await expired;
  running.abort();
  signInAs(7);
  await running;
  expect(tokens).toHaveLength(1);
});

it('requires the password to be typed again if the request contained one', async () => {
  const { store, services, signInAs, whenExpired } = setUp();
  mswServer.use(http.post(`${inventory}/clients/changePassword/1/1/1`, unauthorized));
  const seal = (secret: string) => services.vault.seal('password', secret);
  const passwordChange = { clientId: 7, password: seal('present'), newPassword: seal('another') };
  const expired = whenExpired();
  const running = store.dispatch(changePassword.initiate({ ...segments, passwordChange }));
  await expired;
  signInAs(7);
  expect(await running).toMatchObject({ error: { kind: 'forgotten' } });
});

it('does not expire the session over a wrong password or for a visitor', async () => {
  const credentials = { username: 'buyer', password: 'sealed.password.1' };
  const client = setUp();
  mswServer.use(http.post('http://localhost:3000/services/public/user/authenticate', unauthorized));
  credentials.password = client.services.vault.seal('password', 'wrong');
  await client.store.dispatch(publicApi.endpoints.authenticateUser.initiate({ credentials }));
  expect(selectIsExpired(client.store.getState())).toBe(false);

  acceptOnlyNewToken();
  const visitor = setUp(null);
  expect(await visitor.fetchOrders()).toMatchObject({ isError: true, error: { status: 401 } });
  expect(selectIsExpired(visitor.store.getState())).toBe(false);
});
