import { configureStore } from '@reduxjs/toolkit';

import { anOrder } from '@/../test/support/builders/anOrder';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { createSecretVault } from '@/shared/lib/secretVault';

import { baseApi } from '../baseApi';
import { contentApi } from '../contentApi';
import { inventoryApi } from '../inventoryApi';
import { publicApi } from '../publicApi';
import { sentOrdersApi } from '../sentOrdersApi';
import { requestCancellation } from './requestCancellation';

const { getLayout } = publicApi.endpoints;
const { getBanners } = contentApi.endpoints;

type PendingRequest = { address: string; signal: AbortSignal; respond: (body: unknown) => void };

const aStore = () => {
  const requests: PendingRequest[] = [];
  const transport: typeof fetch = (address, init) =>
    new Promise((resolve) => {
      const { signal } = init ?? {};
      if (!signal) throw new Error('a request without a signal');
      requests.push({ address: address as string, signal, respond: (body) => resolve(Response.json(body)) });
    });
  const extraArgument = { config: aRuntimeConfig(), vault: createSecretVault(), fetch: transport };
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      language: () => ({ language: null }),
      session: () => ({ token: '' }),
    },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument } }).concat(requestCancellation).concat(baseApi.middleware),
  });
  return { store, requests };
};

const laterTurn = () => new Promise((resolve) => setTimeout(resolve, 5));
const layout = { isSuccessful: true, message: null, data: { step_one: 'one' } };

describe('requestCancellation', () => {
  it('cancels a query when its last subscriber leaves, without leaving an error behind', async () => {
    const { store, requests } = aStore();
    const [one, other] = [store.dispatch(getLayout.initiate()), store.dispatch(getLayout.initiate())];
    await laterTurn();
    one.unsubscribe();
    await laterTurn();
    expect(requests[0]?.signal.aborted).toBe(false);
    other.unsubscribe();
    await laterTurn();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(getLayout.select()(store.getState())).toMatchObject({ status: 'uninitialized' });

    const again = store.dispatch(getLayout.initiate());
    await laterTurn();
    requests[1]?.respond(layout);
    expect(await again).toMatchObject({ data: { step_one: 'one' } });
  });

  it('keeps a query that another screen subscribes to in the same turn', async () => {
    const { store, requests } = aStore();
    const leaving = store.dispatch(getLayout.initiate());
    await laterTurn();
    leaving.unsubscribe();
    const staying = store.dispatch(getLayout.initiate());
    await laterTurn();
    requests[0]?.respond(layout);
    expect(await staying).toMatchObject({ data: { step_one: 'one' } });
    expect(requests).toHaveLength(1);
  });

  it('cancels only the query without subscribers', async () => {
    const { store, requests } = aStore();
    const left = store.dispatch(getLayout.initiate());
    const running = store.dispatch(getBanners.initiate());
    await laterTurn();
    left.unsubscribe();
    await laterTurn();
    expect(requests.map(({ address, signal }) => [address.split('/').at(-1), signal.aborted])).toEqual([
      ['layout', true],
      ['banners', false],
    ]);
    running.abort();
  });

  it('keeps the data of a completed query', async () => {
    const { store, requests } = aStore();
    const running = store.dispatch(getLayout.initiate());
    await laterTurn();
    requests[0]?.respond(layout);
    await running;
    running.unsubscribe();
    await laterTurn();
    expect(getLayout.select()(store.getState())).toMatchObject({ status: 'fulfilled' });
  });

  it('never cancels a mutation', async () => {
    const { store, requests } = aStore();
    const posted = store.dispatch(
      contentApi.endpoints.sendContactMessage.initiate({
        contactMessage: { name: 'Ana', email: 'ana@buyer.example', message: 'Hello' },
      }),
    );
    await laterTurn();
    posted.reset();
    await laterTurn();
    expect(requests[0]?.signal.aborted).toBe(false);
    requests[0]?.respond({ isSuccessful: true, message: 'Gracias' });
    expect(await posted).toEqual({ data: { message: 'Gracias' } });
    expect(requests[0]?.address).toMatch(/\/services\/public\/publics\/contact$/);
  });

  it('keeps the orders that a page asks for together when the page of one of them is left', async () => {
    const { store, requests } = aStore();
    const one = { accountId: 1, companyId: 1, catalogId: 1, orderId: 9001 };
    const { getOrder } = inventoryApi.endpoints;
    const leaving = store.dispatch(getOrder.initiate({ ...one, clientId: 7 }));
    await laterTurn();
    requests[0]?.respond({ isSuccessful: true, message: null, data: [anOrder()] });
    await leaving;
    const sent = store.dispatch(sentOrdersApi.endpoints.getSentOrders.initiate({ clientId: 7, orders: [one] }));
    leaving.unsubscribe();
    await laterTurn();
    requests[1]?.respond({ isSuccessful: true, message: null, data: [anOrder()] });
    requests[2]?.respond({ isSuccessful: true, message: null, data: [] });
    const { data } = await sent;
    expect(data).toMatchObject([{ order: { orderNumber: 'A-9001' }, lines: [] }]);
    store.dispatch(baseApi.util.resetApiState());
  });
});
