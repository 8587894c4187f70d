import type { CartItem, Order, StockItem } from '@/contracts/inventory';

import { demoSession } from './signedIn';

export const catalogIds = [1, 2] as const;

/** The demonstration client without a screen: fills and empties the cart, and reads the services' state. */
export const createBuyer = async (url: string) => {
  const { token, client } = await demoSession(url);
  const place = (catalogId: number) => `1/${catalogId}/${catalogId}`;

  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${url}/services/inventory/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };

  const cart = (catalogId: number) =>
    call<CartItem[]>('GET', `shoppingCart/getStockitemsByClientId/${place(catalogId)}/${client.clientId}`);

  return {
    /** Items that can be ordered in every quantity. */
    items: async (catalogId: number, count: number) => {
      const all = await call<StockItem[]>('GET', `StockItems/GetStockItemsByCompany/${place(catalogId)}`);
      return all
        .filter(({ isParent, deleted, price, unit }) => !isParent && !deleted && price && unit === undefined)
        .slice(0, count);
    },
    cart,
    put: (catalogId: number, stockItemId: number, quantity: number) =>
      call('POST', `shoppingCart/InsertEntity/${place(catalogId)}`, {
        clientId: client.clientId,
        stockItemId,
        quantity,
        price: null,
      }),
    empty: async () => {
      for (const catalogId of catalogIds)
        for (const { shoppingCarts } of await cart(catalogId))
          for (const { shoppingCartId } of shoppingCarts)
            await call('DELETE', `shoppingCart/DeleteEntity/${place(catalogId)}/${shoppingCartId}`);
    },
    orders: (catalogId: number) =>
      call<Order[]>('GET', `Orders/GetOrdersByCompanyByClientId/${place(catalogId)}/${client.clientId}`),
  };
};

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;
