import { randomUUID } from 'node:crypto';

import type { Call, TestResponse } from './testApp';

type Credentials = { clientId: number; username: string; password: string };

export type PushBody = Record<string, unknown> & { uuid: string };

/** A signed-in client: the requests of a screen, by name. */
export const createShopper = async (call: Call, { clientId, username, password }: Credentials) => {
  const signedIn = await call('POST', '/services/public/user/authenticate', { body: { username, password } });
  if (signedIn.status !== 200) throw new Error(`${username} was not signed in: ${signedIn.text}`);
  const [session] = signedIn.body.data as { token: string }[];
  const token = session?.token ?? '';
  const cartAddress = (operation: string, catalogId: number, rest = '') =>
    `/services/inventory/api/shoppingCart/${operation}/1/${catalogId}/${catalogId}${rest}`;
  const aPush = (overrides: Partial<PushBody> = {}): PushBody => ({
    accountId: 1,
    companyId: 1,
    catalogId: 1,
    clientId,
    username: 'ShoppingCart',
    moneyTypeId: 'USD',
    uuid: randomUUID(),
    taxes: 16,
    comment: '',
    putAllPriceZero: false,
    ...overrides,
  });
  const fetchOrders = (catalogId: number) =>
    call('GET', `/services/inventory/api/Orders/GetOrdersByCompanyByClientId/1/${catalogId}/${catalogId}/${clientId}`, {
      token,
    });
  return {
    token,
    clientId,
    aPush,
    readCart: (catalogId = 1): Promise<TestResponse> =>
      call('GET', cartAddress('getStockitemsByClientId', catalogId, `/${clientId}`), { token }),
    insert: (stockItemId: number, quantity: number, catalogId = 1): Promise<TestResponse> =>
      call('POST', cartAddress('InsertEntity', catalogId), {
        token,
        body: { clientId, stockItemId, quantity, price: 0.01 },
      }),
    update: (stockItemId: number, quantity: number, catalogId = 1): Promise<TestResponse> =>
      call('PUT', cartAddress('UpdateEntity', catalogId), { token, body: { clientId, stockItemId, quantity } }),
    remove: (shoppingCartId: number, catalogId = 1): Promise<TestResponse> =>
      call('DELETE', cartAddress('DeleteEntity', catalogId, `/${shoppingCartId}`), { token }),
    push: (overrides: Partial<PushBody> = {}, headers: Record<string, string> = {}): Promise<TestResponse> =>
      call('POST', '/services/orders/Order/PushShoppingCart', { token, body: aPush(overrides), headers }),
    orders: (catalogId = 1): Promise<TestResponse> => fetchOrders(catalogId),
    /** Of the first catalogue. */
    order: async (orderNumber: string): Promise<TestResponse> => {
      const { body } = await fetchOrders(1);
      const orders = body.data as { orderNumber: string; orderId: number }[];
      const { orderId } = orders.find((order) => order.orderNumber === orderNumber) ?? {};
      return call('GET', `/services/inventory/api/Orders/GetOrder/1/1/1/${clientId}/${orderId}`, { token });
    },
  };
};

export type Shopper = Awaited<ReturnType<typeof createShopper>>;
