import type { CatalogCartItem } from '@/api/inventoryApi';
import { unitPrice } from '@/shared/money/prices';
import type { OrderPush, PushedOrder } from '@/contracts/orders';

import { aCartItem } from './aCartLine';

type ServiceResponse = { status: number; body: unknown };
export type ServiceOrder = {
  orderId: number;
  orderNumber: string;
  payload: OrderPush;
  items: CatalogCartItem[];
  total: number;
};

/** How one push is handled; `processPush` lets the service process it. */
export type PushFault = (processPush: () => ServiceResponse) => Promise<Response>;

const toResponse = ({ status, body }: ServiceResponse, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const never = () => new Promise<never>(() => undefined);
const failToFetch = (): never => {
  throw new TypeError('Failed to fetch');
};

export const passes: PushFault = async (processPush) => toResponse(processPush());
export const requestLost: PushFault = async () => failToFetch();
export const responseLost: PushFault = async (processPush) => {
  processPush();
  return failToFetch();
};
export const requestWithheld: PushFault = never;
export const responseWithheld: PushFault = (processPush) => {
  processPush();
  return never();
};
/** Responds in place of the service, which does not see the push. */
export const respondWith =
  (status: number, body: unknown, headers?: Record<string, string>): PushFault =>
  async () =>
    toResponse({ status, body }, headers);
/** Replaces the response after the service has processed the push. */
export const replaceResponse =
  (status: number, body: unknown): PushFault =>
  async (processPush) => {
    processPush();
    return toResponse({ status, body });
  };
export const refusal = (message: string) => ({ isSuccessful: false, message, data: [] });

const getTotal = (items: readonly CatalogCartItem[]) =>
  items.reduce((sum, item) => {
    const quantity = item.shoppingCarts[0]?.quantity ?? 0;
    return sum + Math.round((unitPrice(item, quantity) ?? 0) * 100) * quantity;
  }, 0) / 100;

/** The inventory and order service of one client: carts, and orders by uuid (ADR 10). */
export const anOrderService = (items: CatalogCartItem[]) => {
  const carts = new Map<number, CatalogCartItem[]>(
    [1, 2].map((id) => [id, items.filter((item) => item.catalogId === id)]),
  );
  const versions = new Map<number, number>();
  const orders: ServiceOrder[] = [];
  const outcomes = new Map<string, { payload: string; response: ServiceResponse }>();
  const faults = new Map<number, PushFault[]>();
  const pushed: { text: string; ifMatch: string | null; payload: OrderPush }[] = [];
  const closed = new Set<number>();
  let token: string | null = null;
  let tax = '16';

  const getCart = (catalogId: number) => carts.get(catalogId) ?? [];
  const getVersion = (catalogId: number) => `"${versions.get(catalogId) ?? 1}"`;
  const setCart = (catalogId: number, next: CatalogCartItem[]) => {
    carts.set(catalogId, next);
    versions.set(catalogId, (versions.get(catalogId) ?? 1) + 1);
  };
  const createOrder = (payload: OrderPush): ServiceResponse => {
    const ordered = getCart(payload.catalogId);
    const total = getTotal(ordered);
    const orderId = 9000 + orders.length;
    const order = { orderId, orderNumber: `M-${orderId}`, payload, items: ordered, total };
    orders.push(order);
    setCart(payload.catalogId, []);
    const { uuid, moneyTypeId, taxes } = payload;
    const taxAmount = Math.round(total * taxes) / 100;
    const pushedOrder: PushedOrder = {
      orderId,
      orderNumber: order.orderNumber,
      uuid,
      date: '2020-06-01T14:30:00Z',
      status: 'received',
      moneyTypeId,
      subtotal: total,
      taxRate: taxes,
      taxAmount,
      total: total + taxAmount,
      lineCount: ordered.length,
    };
    return { status: 200, body: { isSuccessful: true, message: null, data: [pushedOrder] } };
  };
  const decide = (payload: OrderPush, ifMatch: string | null): ServiceResponse => {
    const { catalogId } = payload;
    if (getCart(catalogId).length === 0) return { status: 409, body: refusal('The cart is empty') };
    if (ifMatch !== null && ifMatch !== getVersion(catalogId)) return { status: 412, body: refusal('Changed') };
    if (payload.taxes !== Number(tax)) return { status: 412, body: refusal('The tax rate changed') };
    if (closed.has(catalogId)) return { status: 409, body: refusal('Not for sale') };
    return createOrder(payload);
  };
  const processPush = (text: string, ifMatch: string | null): ServiceResponse => {
    const payload = JSON.parse(text) as OrderPush;
    const known = outcomes.get(payload.uuid);
    if (known) return known.payload === text ? known.response : { status: 422, body: refusal('Used before') };
    const response = decide(payload, ifMatch);
    outcomes.set(payload.uuid, { payload: text, response });
    return response;
  };
  const handlePush = (init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const text = init.body as string;
    const payload = JSON.parse(text) as OrderPush;
    const ifMatch = headers.get('if-match');
    pushed.push({ text, ifMatch, payload });
    if (token !== null && headers.get('authorization') !== `Bearer ${token}`)
      return Promise.resolve(toResponse({ status: 401, body: refusal('Sign in') }));
    const apply = faults.get(payload.catalogId)?.shift() ?? passes;
    return apply(() => processPush(text, ifMatch));
  };
  const readCart = (url: string): Response => {
    const catalogId = Number(url.split('/').at(-2));
    const body = { isSuccessful: true, message: null, data: getCart(catalogId), cartVersion: getVersion(catalogId) };
    return toResponse({ status: 200, body });
  };
  const updateLine = (url: string, text: string): Response => {
    const catalogId = Number(url.split('/').at(-1));
    const { stockItemId, quantity } = JSON.parse(text) as { stockItemId: number; quantity: number };
    const isUpdated = (item: CatalogCartItem) => item.stockItemId === stockItemId;
    const update = ({ shoppingCarts: _, ...item }: CatalogCartItem) => aCartItem({ ...item, quantity });
    setCart(
      catalogId,
      getCart(catalogId).map((item) => (isUpdated(item) ? update(item) : item)),
    );
    const data = getCart(catalogId).filter(isUpdated);
    return toResponse({
      status: 200,
      body: { isSuccessful: true, message: null, data, cartVersion: getVersion(catalogId) },
    });
  };
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/Order/PushShoppingCart')) return handlePush(init);
    if (url.includes('/getStockitemsByClientId/')) return readCart(url);
    if (url.includes('/UpdateEntity/')) return updateLine(url, init.body as string);
    const data = url.includes('/environments') ? { tax } : [];
    return toResponse({ status: 200, body: { isSuccessful: true, message: null, data } });
  };

  return {
    fetch,
    orders,
    /** Every push received, as sent over the network. */
    pushed,
    getCart,
    /** Simulates an edit on another device. */
    setCart,
    /** Faults for the next pushes of the catalogue, in order. */
    on: (catalogId: number, ...next: PushFault[]) => void faults.set(catalogId, next),
    /** Takes the catalogue's items off sale; a push is then refused, and the refusal stored under its uuid. */
    close: (catalogId: number) => void closed.add(catalogId),
    setTax: (rate: string) => {
      tax = rate;
    },
    /** Accepts only this token from now on. */
    expectToken: (accepted: string) => {
      token = accepted;
    },
  };
};
