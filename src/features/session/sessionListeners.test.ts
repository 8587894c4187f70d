import { http, HttpResponse } from 'msw';

import { aClient, aSession } from '@/../test/support/builders/aSession';
import { memoryStorage } from '@/../test/support/builders/memoryStorage';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { selectNotifications } from '@/features/notifications/state/notificationsSlice';
import { createAppStore } from '@/store/createAppStore';
import { inventoryApi } from '@/api/inventoryApi';

import { registerSessionListeners } from './sessionListeners';
import {
  clientReplaced,
  clientSignedOut,
  selectClient,
  settingsCleared,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
} from './state/sessionSlice';

const segments = { accountId: 1, companyId: 1, catalogId: 1 };
const ordersAddress = 'http://localhost:3000/services/inventory/api/Orders/GetOrdersByCompanyByClientId/1/1/1/:client';

const signedInStore = (client = aClient()) => {
  const services = someServices();
  const token = services.vault.seal('token', 'aaa.bbb.ccc');
  const store = createAppStore({
    services,
    preloadedState: { session: aSession({ client, token }) },
    registerListeners: registerSessionListeners,
  });
  const notices = () => selectNotifications(store.getState(), 'account').map(({ message }) => message);
  return { store, token, vault: services.vault, notices };
};

const withOrders = async (store: ReturnType<typeof signedInStore>['store']) => {
  mswServer.use(http.get(ordersAddress, () => HttpResponse.json({ isSuccessful: true, data: [] })));
  await store.dispatch(inventoryApi.endpoints.getOrders.initiate({ ...segments, clientId: 7 }));
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
};

const closed = [{ kind: 'message', id: 'session.closed' }];

describe.each([clientSignedOut, signedOutElsewhere])('%s', (fact) => {
  it('drops all responses and the token and shows the closed-session notice', async () => {
    const { store, token, vault, notices } = signedInStore();
    await withOrders(store);
    store.dispatch(fact());
    expect(store.getState().api.queries).toEqual({});
    expect(vault.open(token)).toBeUndefined();
    expect(notices()).toEqual(closed);
  });

  it('shows no notice to a visitor', () => {
    const { store, notices } = signedInStore(aClient({ name: '' }));
    store.dispatch(fact());
    expect(notices()).toEqual([]);
  });
});

it.each<Record<string, string>>([{ JWTtoken: '' }, { JWTtoken: 'only.two' }, {}])(
  'signs a stored client out at start-up with the notice if the stored token is %j',
  async (token) => {
    const local = memoryStorage({ ...token, client: JSON.stringify(aClient()), 'client.cart': '{}', language: 'en' });
    const services = someServices({ storage: { local } });
    const store = createAppStore({ services, registerListeners: registerSessionListeners });
    expect(selectClient(store.getState())).toBeNull();
    expect([local.getItem('client'), local.getItem('client.cart'), local.getItem('language')]).toEqual([
      null,
      null,
      'en',
    ]);
    expect(selectNotifications(store.getState(), 'account').map(({ message }) => message)).toEqual(closed);
  },
);

it('drops everything without a notice when the settings are cleared', async () => {
  const { store, token, vault, notices } = signedInStore();
  await withOrders(store);
  store.dispatch(settingsCleared());
  expect(store.getState().api.queries).toEqual({});
  expect(vault.open(token)).toBeUndefined();
  expect(notices()).toEqual([]);
});

it('never stores a response that arrives after its client has signed out', async () => {
  const { store } = signedInStore();
  mswServer.use(http.get(ordersAddress, () => HttpResponse.json({ isSuccessful: true, data: [] })));
  const request = store.dispatch(inventoryApi.endpoints.getOrders.initiate({ ...segments, clientId: 7 }));
  store.dispatch(clientSignedOut());
  await request;
  expect(store.getState().api.queries).toEqual({});
});

it.each([signedIn, signedInElsewhere])("drops the previous client's responses: %s", async (fact) => {
  const { store, token, vault } = signedInStore();
  await withOrders(store);
  const next = vault.seal('token', 'ddd.eee.fff');
  store.dispatch(fact({ token: next, client: aClient({ clientId: 8 }) }));
  expect(store.getState().api.queries).toEqual({});
  expect(vault.open(token)).toBeUndefined();
  expect(vault.open(next)).toBe('ddd.eee.fff');
});

it('keeps the responses when the same client signs in again', async () => {
  const { store, vault } = signedInStore();
  await withOrders(store);
  store.dispatch(signedIn({ token: vault.seal('token', 'ddd.eee.fff'), client: aClient() }));
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
});

it.each([clientSignedOut, signedOutElsewhere, clientReplaced, settingsCleared])(
  'leaves nothing of the client in local storage after %s',
  (fact) => {
    const local = memoryStorage({ 'client.cart': '{}', 'client.orderPad': '{}', language: 'zh' });
    const services = someServices({ storage: { local } });
    const store = createAppStore({ services, registerListeners: registerSessionListeners });
    store.dispatch(fact());
    expect(['client.cart', 'client.orderPad'].map((key) => local.getItem(key))).toEqual([null, null]);
  },
);

it('keeps what another tab has already stored for the client who signed in there', () => {
  const stored = {
    'client.cart': '{"clientId":7}',
    'client.orderPad': '{"clientId":9}',
    'client.push': '[{"clientId":9}]',
  };
  const local = memoryStorage(stored);
  const services = someServices({ storage: { local } });
  const store = createAppStore({ services, registerListeners: registerSessionListeners });
  store.dispatch(signedIn({ token: '', client: aClient() }));
  store.dispatch(signedInElsewhere({ token: '', client: aClient({ clientId: 9 }) }));
  expect(Object.keys(stored).filter((key) => local.getItem(key) !== null)).toEqual(['client.orderPad', 'client.push']);
});
