import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import type { CatalogCartItem } from '@/api/inventoryApi';

import { mswServer } from '../mswServer';
import { dataResponse, errorResponse } from '../responses';
import { aCartItem } from './aCartLine';

const root = 'http://localhost:3000/services/inventory/api/shoppingCart';

export const cartCalls = {
  read: { method: 'get', url: `${root}/getStockitemsByClientId/1/:company/:catalog/:client` },
  insert: { method: 'post', url: `${root}/InsertEntity/1/:company/:catalog` },
  update: { method: 'put', url: `${root}/UpdateEntity/1/:company/:catalog` },
  remove: { method: 'delete', url: `${root}/DeleteEntity/1/:company/:catalog/:line` },
} as const;

export type CartCall = keyof typeof cartCalls;

type Edit = { stockItemId: number; quantity: number };

/** The carts of one client as the service keeps them, and a record of the requests. */
export const aCartService = (items: CatalogCartItem[] = []) => {
  const carts = new Map<number, Map<number, CatalogCartItem>>();
  const getCart = (catalogId: number) => {
    const cart = carts.get(catalogId) ?? new Map<number, CatalogCartItem>();
    carts.set(catalogId, cart);
    return cart;
  };
  items.forEach((item) => getCart(item.catalogId).set(item.stockItemId, item));
  const requests: string[] = [];
  const environments: string[][] = [];
  let version = 1;
  let gate: Promise<void> | undefined;

  const envelope = (data: CatalogCartItem[]) =>
    HttpResponse.json({ isSuccessful: true, message: null, data, cartVersion: `"${version}"` });
  const set = (catalogId: number, { stockItemId, quantity }: Edit) => {
    const { shoppingCarts: _, ...known } = getCart(catalogId).get(stockItemId) ?? aCartItem({ catalogId, stockItemId });
    const item = aCartItem({ ...known, quantity });
    getCart(catalogId).set(stockItemId, item);
    version += 1;
    return envelope([item]);
  };
  const handle = (call: CartCall, resolver: HttpResponseResolver, once = false) =>
    mswServer.use(http[cartCalls[call].method](cartCalls[call].url, resolver, { once }));
  const getCatalogId = (params: Record<string, unknown>) => Number(params.catalog);

  mswServer.use(
    http.get('http://localhost:3000/services/public/publics/system/environments', ({ request }) => {
      environments.push(new URL(request.url).searchParams.getAll('names[]'));
      return dataResponse({ tax: '16' });
    }),
  );
  handle('read', async ({ params }) => {
    requests.push(`read ${getCatalogId(params)}`);
    // A held read returns the cart as it was when the request arrived.
    const response = envelope([...getCart(getCatalogId(params)).values()]);
    await gate;
    return response;
  });
  handle('insert', async ({ request, params }) => {
    const edit = (await request.json()) as Edit;
    requests.push(`insert ${getCatalogId(params)}/${edit.stockItemId} ${edit.quantity}`);
    await gate;
    return set(getCatalogId(params), edit);
  });
  handle('update', async ({ request, params }) => {
    const edit = (await request.json()) as Edit;
    requests.push(`update ${getCatalogId(params)}/${edit.stockItemId} ${edit.quantity}`);
    await gate;
    return getCart(getCatalogId(params)).has(edit.stockItemId) ? set(getCatalogId(params), edit) : errorResponse(404);
  });
  handle('remove', async ({ params }) => {
    const stockItemId = Number(params.line) / 10;
    requests.push(`remove ${getCatalogId(params)}/${stockItemId}`);
    await gate;
    version += 1;
    return getCart(getCatalogId(params)).delete(stockItemId) ? envelope([]) : errorResponse(404);
  });

  return {
    requests,
    /** The environment names requested from the public service. */
    environments,
    edits: () => requests.filter((call) => !call.startsWith('read')),
    /** In the order in which the service lists them. */
    getItemIds: (catalogId: number) => [...getCart(catalogId).keys()],
    getQuantity: (catalogId: number, stockItemId: number) =>
      getCart(catalogId).get(stockItemId)?.shoppingCarts[0]?.quantity ?? 0,
    /** Simulates an edit on another device. */
    set: (catalogId: number, stockItemId: number, quantity: number) => void set(catalogId, { stockItemId, quantity }),
    /** The shop changes an item that is in the cart. */
    changeItem: (item: CatalogCartItem) => void getCart(item.catalogId).set(item.stockItemId, item),
    remove: (catalogId: number, stockItemId: number) => void getCart(catalogId).delete(stockItemId),
    /** Requests from now on wait until they are released. */
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return () => {
        gate = undefined;
        release();
      };
    },
    /** Overrides the response of one call; `once` for its next request only. */
    override: handle,
  };
};
