import { configureStore } from '@reduxjs/toolkit';

import { allOrdersApi } from './allOrdersApi';
import { baseApi } from './baseApi';
import { contentApi } from './contentApi';
import { inventoryApi } from './inventoryApi';
import { ordersApi } from './ordersApi';
import { baseQuery } from './request/baseQuery';
import { responsePartlyUnreadable } from './request/parsedResponses';
import { stockItemsApi } from './stockItemsApi';

jest.mock('./request/baseQuery', () => ({ baseQuery: jest.fn() }));

type Response = { data: unknown } | { error: unknown };

const wire = jest.mocked(baseQuery);
const sentRequests = () =>
  wire.mock.calls.map(([request, , options]) => ({ url: request.url, service: options.service }));

const respondWith = (respond: (url: string) => Response) =>
  wire.mockImplementation(({ url }) => respond(url) as Awaited<ReturnType<typeof baseQuery>>);

const config = { accountId: 1, companies: [10, 20], catalogs: [100, 200] };

const aStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (middleware) => middleware({ thunk: { extraArgument: { config } } }).concat(baseApi.middleware),
  });

const orders = '/api/Orders/GetOrdersByCompanyByClientId';
const segments = { accountId: 1, companyId: 10, catalogId: 100 };
const down = { kind: 'http', status: 503, statusText: 'Service Unavailable', url: '/services/inventory' };
const orderPush = {
  ...segments,
  clientId: 7,
  username: 'ShoppingCart',
  moneyTypeId: 'USD',
  uuid: '0b9f7a52-6f0e-4c39-9c59-3a4f1c2d7e10',
  taxes: 16,
  comment: '',
  putAllPriceZero: false,
};

beforeEach(() => void wire.mockReset());

describe('the slices', () => {
  it('name the service to call, and unwrap its responses', async () => {
    const banner = { bannerId: 1, title: 'Spring', subtitle: null, imageUrl: null, linkUrl: null };
    respondWith(() => ({ data: { isSuccessful: true, message: null, data: [banner] } }));
    const store = aStore();
    const banners = await store.dispatch(contentApi.endpoints.getBanners.initiate());
    await store.dispatch(stockItemsApi.endpoints.getHeaderFeatures.initiate(segments));
    await store.dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush }));
    expect(sentRequests()).toEqual([
      { url: '/publics/banners', service: 'public' },
      { url: '/api/StockItemHeaderFeatures/GetStockItemHeaderFeatures/1/10/100', service: 'inventory' },
      { url: '/Order/PushShoppingCart', service: 'orders' },
    ]);
    expect(banners.data).toEqual([banner]);
  });

  it('keep only the known fields of a client', async () => {
    const client = {
      clientId: 7,
      name: 'Ana',
      username: 'ana',
      email: null,
      phone: null,
      address: null,
      taxId: 'RUW-850101-AB1',
      deliveryAddresses: null,
    };
    respondWith(() => ({ data: { isSuccessful: true, data: [{ ...client, password: 'secret' }] } }));
    const credentials = { username: 'ana', password: 'sealed.password.1' };
    const result = await aStore().dispatch(inventoryApi.endpoints.loginClient.initiate({ ...segments, credentials }));
    expect(result.data).toEqual(client);
  });

  it('add the catalogue to an order, and name it by its id if it has no number', async () => {
    respondWith(() => ({ data: { isSuccessful: true, data: [{ orderId: 5, total: 'much' }] } }));
    const order = inventoryApi.endpoints.getOrder.initiate({ ...segments, clientId: 7, orderId: 5 });
    expect((await aStore().dispatch(order)).data).toEqual({
      orderId: 5,
      catalogId: 100,
      orderNumber: '5',
      uuid: null,
      clientId: 7,
      date: '',
      status: 'unknown',
      moneyTypeId: 'USD',
      subtotal: null,
      taxRate: null,
      taxAmount: null,
      total: null,
      comment: null,
      purchaseOrder: null,
      deliveryAddress: null,
      wishedDate: null,
      items: [],
    });
  });

  it('parse cart lines given as numbers or text, and count unreadable ones', async () => {
    const line = { shoppingCartId: '501', quantity: '12', price: -1 };
    const item = { stockItemId: 101, name: 'Screw', price: '4.90', bestPrice: 'cheap' };
    const noLines = [
      null,
      { ...item, stockItemId: 'x', shoppingCarts: [line] },
      { ...item, stockItemId: 102 },
      { ...item, shoppingCarts: [line] },
      ...[null, -1, 1.5, 1e300, 'many'].map((quantity, index) => ({
        ...item,
        stockItemId: 200 + index,
        shoppingCarts: [{ ...line, quantity }],
      })),
    ];
    respondWith(() => ({
      data: { isSuccessful: true, data: [{ ...item, shoppingCarts: [line] }, ...noLines], cartVersion: '"c1"' },
    }));
    const { data } = await aStore().dispatch(inventoryApi.endpoints.getCart.initiate({ ...segments, clientId: 7 }));
    expect(data).toMatchObject({ catalogId: 100, cartVersion: '"c1"', leftOut: noLines.length });
    expect(data?.items.filter(({ shoppingCarts }) => shoppingCarts.length > 0)).toEqual([
      {
        stockItemId: 101,
        name: 'Screw',
        code: null,
        additionalCode: null,
        stockCategoryId: null,
        stockItemParentId: null,
        isParent: false,
        imageUrl: null,
        deleted: false,
        isOffer: false,
        isNew: false,
        price: 4.9,
        bestPrice: null,
        quantityBestPrice: null,
        catalogId: 100,
        shoppingCarts: [{ shoppingCartId: 501, quantity: 12, price: null }],
      },
    ]);
  });

  it('report where a response was unreadable', async () => {
    const seen: unknown[] = [];
    const store = configureStore({
      reducer: (state: object = {}, action) => {
        if (responsePartlyUnreadable.match(action)) seen.push(action.payload);
        return { ...state, [baseApi.reducerPath]: baseApi.reducer(undefined, action) };
      },
      middleware: (middleware) => middleware({ thunk: { extraArgument: { config } } }),
    });
    respondWith(() => ({ data: { isSuccessful: true, data: [null, { brandId: 1, name: 'Nordline', url: {} }] } }));
    await store.dispatch(contentApi.endpoints.getBrands.initiate(undefined, { subscribe: false }));
    expect(seen).toEqual([{ endpoint: 'getBrands', leftOut: 1, unreadable: 1, places: ['data[0]', 'data[1].url'] }]);
  });

  it('refetch the orders of every catalogue after a push to another service', async () => {
    respondWith((url) =>
      url.startsWith(orders)
        ? { data: { isSuccessful: true, data: [] } }
        : { data: { isSuccessful: true, data: [{ orderId: 1, uuid: orderPush.uuid }] } },
    );
    const store = aStore();
    const subscription = store.dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
    await subscription;
    wire.mockClear();
    const pushed = await store.dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush }));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    subscription.unsubscribe();
    expect(pushed.data).toMatchObject({
      orderId: 1,
      orderNumber: '1',
      uuid: orderPush.uuid,
      catalogId: 100,
      total: null,
    });
    expect(sentRequests().map(({ url }) => url)).toEqual([
      '/Order/PushShoppingCart',
      `${orders}/1/10/100/7`,
      `${orders}/1/20/200/7`,
    ]);
  });

  it.each([
    { isSuccessful: true, data: [{ orderId: 1, uuid: 'another' }] },
    { data: [{ orderId: 1, uuid: orderPush.uuid }] },
    null,
  ])('do not treat a push as done when the response is %j', async (data) => {
    jest.spyOn(console, 'error').mockImplementation();
    respondWith(() => ({ data }));
    const result = await aStore().dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush }));
    expect(result).toMatchObject({ error: { message: expect.any(String) as string } });
  });

  it('do not treat a push as done without an order', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    respondWith(() => ({ data: { isSuccessful: true, data: [] } }));
    const result = await aStore().dispatch(ordersApi.endpoints.pushShoppingCart.initiate({ orderPush }));
    expect(result.error).toMatchObject({ message: 'The list in the response is empty' });
  });
});

describe('the results of both catalogues', () => {
  it('are merged, newest first, with the catalogue on each order', async () => {
    respondWith((url) => ({
      data: {
        isSuccessful: true,
        data: [
          url === `${orders}/1/10/100/7`
            ? { orderId: 1, date: '2020-01-01T00:00:00Z' }
            : { orderId: 1, date: '2020-02-01T00:00:00Z' },
        ],
      },
    }));
    const { data } = await aStore().dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
    expect(data).toMatchObject({
      orders: [
        { orderId: 1, date: '2020-02-01T00:00:00Z', catalogId: 200 },
        { orderId: 1, date: '2020-01-01T00:00:00Z', catalogId: 100 },
      ],
      failed: [],
    });
  });

  it('include the other result when one catalogue fails', async () => {
    respondWith((url) =>
      url === `${orders}/1/10/100/7` ? { error: down } : { data: { isSuccessful: true, data: [{ orderId: 5 }] } },
    );
    const { data } = await aStore().dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
    expect(data).toMatchObject({
      orders: [{ orderId: 5, catalogId: 200 }],
      failed: [{ catalogId: 100, error: down }],
    });
  });

  it('never include an earlier result as the current one', async () => {
    const store = aStore();
    respondWith(() => ({ data: { isSuccessful: true, data: [{ orderId: 5 }] } }));
    await store.dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
    respondWith((url) =>
      url === `${orders}/1/10/100/7` ? { error: down } : { data: { isSuccessful: true, data: [{ orderId: 6 }] } },
    );
    const refetch = allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }, { forceRefetch: true });
    const { data } = await store.dispatch(refetch);
    expect(data?.failed).toEqual([{ catalogId: 100, error: down }]);
    expect(data?.orders).toMatchObject([{ orderId: 6, catalogId: 200 }]);
  });

  it('are an error when both fail', async () => {
    respondWith(() => ({ error: down }));
    const { error } = await aStore().dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
    expect(error).toEqual(down);
  });
});

it('logs nothing when a query of both catalogues is aborted', async () => {
  const logError = jest.spyOn(console, 'error').mockReturnValue();
  wire.mockImplementation(() => new Promise(() => undefined));
  const running = aStore().dispatch(allOrdersApi.endpoints.getAllOrders.initiate({ clientId: 7 }));
  running.abort();
  expect(await running).toMatchObject({ isError: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(logError).not.toHaveBeenCalled();
});
