import type { CatalogCartItem } from '@/api/inventoryApi';
import { unitPrice } from '@/engine/prices';
import type { OrderPush } from '@/contracts/orders';

type Answer = { status: number; body: unknown };
export type ServiceOrder = {
  orderId: number;
  orderNumber: string;
  payload: OrderPush;
  items: CatalogCartItem[];
  total: number;
};

/** A fault applied to one push; `decide` lets the service process it. */
export type PushFault = (decide: () => Answer) => Promise<Response>;

const respond = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const never = () => new Promise<never>(() => undefined);
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

export const passes: PushFault = async (decide) => respond(decide());
export const requestLost: PushFault = async () => lost();
export const answerLost: PushFault = async (decide) => {
  decide();
  return lost();
};
export const requestWithheld: PushFault = never;
export const answerWithheld: PushFault = (decide) => {
  decide();
  return never();
};
export const instead =
  (status: number, body: unknown, headers?: Record<string, string>): PushFault =>
  async () =>
    respond({ status, body }, headers);
export const replaced =
  (status: number, body: unknown): PushFault =>
  async (decide) => {
    decide();
    return respond({ status, body });
  };
export const refusal = (message: string) => ({ isSuccessful: false, message, data: [] });

const getTotal = (items: readonly CatalogCartItem[]) =>
  items.reduce((sum, item) => {
    const quantity = item.shoppingCarts[0]?.quantity ?? 0;
    return sum + Math.round((unitPrice(item, quantity) ?? 0) * 100) * quantity;
  }, 0) / 100;

/** Inventory and order service of one client: carts, and orders by uuid, as in design §6. */
export const anOrderService = (items: CatalogCartItem[]) => {
  const carts = new Map<number, CatalogCartItem[]>(
    [1, 2].map((id) => [id, items.filter((item) => item.catalogId === id)]),
  );
  const versions = new Map<number, number>();
  const orders: ServiceOrder[] = [];
  const responses = new Map<string, { payload: string; answer: Answer }>();
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
  const place = (payload: OrderPush): Answer => {
    const ordered = getCart(payload.catalogId);
    const total = getTotal(ordered);
    const orderId = 9000 + orders.length;
    const order = { orderId, orderNumber: `M-${orderId}`, payload, items: ordered, total };
    orders.push(order);
    setCart(payload.catalogId, []);
    const { uuid, moneyTypeId, taxes } = payload;
    const taxAmount = Math.round(total * taxes) / 100;
    const data = [
      {
        ...{ orderId, orderNumber: order.orderNumber, uuid, moneyTypeId, taxRate: taxes, taxAmount, subtotal: total },
        ...{ date: '2020-06-01T14:30:00Z', status: 'received', total: total + taxAmount, lineCount: ordered.length },
      },
    ];
    return { status: 200, body: { isSuccessful: true, message: null, data } };
  };
  const answerFor = (payload: OrderPush, ifMatch: string | null): Answer => {
    const { catalogId } = payload;
    if (getCart(catalogId).length === 0) return { status: 409, body: refusal('The cart is empty') };
    if (ifMatch !== null && ifMatch !== getVersion(catalogId)) return { status: 412, body: refusal('Changed') };
    if (payload.taxes !== Number(tax)) return { status: 412, body: refusal('The tax rate changed') };
    if (closed.has(catalogId)) return { status: 409, body: refusal('Not for sale') };
    return place(payload);
  };
  const decide = (text: string, ifMatch: string | null) => (): Answer => {
    const payload = JSON.parse(text) as OrderPush;
    const known = responses.get(payload.uuid);
    if (known) return known.payload === text ? known.answer : { status: 422, body: refusal('Used before') };
    const answer = answerFor(payload, ifMatch);
    responses.set(payload.uuid, { payload: text, answer });
    return answer;
  };
  const answerPush = (init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const text = init.body as string;
    const payload = JSON.parse(text) as OrderPush;
    const ifMatch = headers.get('if-match');
    pushed.push({ text, ifMatch, payload });
    if (token !== null && headers.get('authorization') !== `Bearer ${token}`)
      return Promise.resolve(respond({ status: 401, body: refusal('Sign in') }));
    return (faults.get(payload.catalogId)?.shift() ?? passes)(decide(text, ifMatch));
  };
  const answerCart = (address: string): Response => {
    const catalogId = Number(address.split('/').at(-2));
    const body = { isSuccessful: true, message: null, data: getCart(catalogId), cartVersion: getVersion(catalogId) };
    return respond({ status: 200, body });
  };
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.includes('/Order/PushShoppingCart')) return answerPush(init);
    if (address.includes('/getStockitemsByClientId/')) return answerCart(address);
    const environments = address.includes('/environments') ? { tax } : [];
    return respond({ status: 200, body: { isSuccessful: true, message: null, data: environments } });
  };

  return {
    fetch: answer,
    orders,
    /** Every push received, as sent over the network. */
    pushed,
    cartOf: getCart,
    /** Simulates another device. */
    setCart,
    /** Faults for the next pushes of the catalogue, one each. */
    on: (catalogId: number, ...next: PushFault[]) => void faults.set(catalogId, next),
    /** Makes the catalogue's items not for sale: a rejection stored under the uuid. */
    close: (catalogId: number) => void closed.add(catalogId),
    setTax: (rate: string) => {
      tax = rate;
    },
    /** Accepts only this token from now on. */
    expect: (accepted: string) => {
      token = accepted;
    },
  };
};
