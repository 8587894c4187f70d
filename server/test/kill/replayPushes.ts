import type { Fill, Push, Shopping } from './shopping';
import type { BuyerCalls, WireResponse } from './wire';

type Order = {
  uuid: string | null;
  subtotal: number;
  total: number;
  items: { stockItemId: number; quantity: number }[];
};

const getData = (response: WireResponse | undefined): unknown[] => {
  if (response?.status !== 200) throw new Error(`not answered after the restart: ${JSON.stringify(response)}`);
  return response.body.data ?? [];
};

const readOrders = async (calls: BuyerCalls) => getData(await calls.readOrders()) as Order[];

const findOrders = (orders: Order[], { uuid }: Push) => orders.filter((order) => order.uuid === uuid);

const findResponses = (push: Push, status: number) => push.responses.filter((response) => response?.status === status);

const getUnitPrice = (quantity: number) => (quantity >= 12 ? 4.2 : 4.9);

const expectComplete = (order: Order | undefined, { quantity }: Fill) => {
  expect(order?.items).toEqual([expect.objectContaining({ stockItemId: 101, quantity })]);
  expect(order?.subtotal).toBeCloseTo(quantity * getUnitPrice(quantity), 6);
  expect(order?.total).toBeCloseTo(quantity * getUnitPrice(quantity) * 1.16, 1);
};

/** Before any retry: every acknowledged order exists, once and complete; no refused one does. */
const expectKept = async (calls: BuyerCalls, { fills, refused }: Shopping) => {
  const orders = await readOrders(calls);
  for (const fill of fills) {
    const made = [...findOrders(orders, fill.push), ...findOrders(orders, fill.rival)];
    expect(made.length).toBeLessThanOrEqual(1);
    for (const push of [fill.push, fill.rival]) {
      if (findResponses(push, 200).length > 0) expect(findOrders(orders, push)).toHaveLength(1);
      if (findResponses(push, 409).length > 0) expect(findOrders(orders, push)).toHaveLength(0);
    }
    if (made.length === 1) expectComplete(made[0], fill);
    else expect(getData(await calls.readCart())).toMatchObject([{ shoppingCarts: [{ quantity: fill.quantity }] }]);
  }
  for (const push of refused) expect(findOrders(orders, push)).toHaveLength(0);
};

const replay = async (calls: BuyerCalls, push: Push) => {
  const response = await calls.push(push.uuid);
  for (const before of push.responses) {
    if (before) expect([response?.status, response?.body.data]).toEqual([before.status, before.body.data]);
  }
  return response?.status;
};

/** After the restart every push is retried, as by a client that does not know its outcome. */
export const replayPushes = async (calls: BuyerCalls, shopping: Shopping) => {
  expect(shopping.failures).toEqual([]);
  await expectKept(calls, shopping);
  for (const fill of shopping.fills) {
    const statuses = [await replay(calls, fill.push), await replay(calls, fill.rival)];
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await replay(calls, fill.push)).toBe(statuses[0]);
  }
  const orders = await readOrders(calls);
  expect(orders).toHaveLength(shopping.fills.length);
  for (const fill of shopping.fills)
    expectComplete([...findOrders(orders, fill.push), ...findOrders(orders, fill.rival)][0], fill);
  const [early] = shopping.refused.filter((push) => findResponses(push, 409).length > 0);
  if (!early) return;
  // A refusal is final, even if the cart has lines by now.
  getData(await calls.fillCart(1));
  expect((await calls.push(early.uuid))?.status).toBe(409);
  expect(getData(await calls.readCart())).toHaveLength(1);
};
