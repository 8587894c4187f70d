import { setTimeout as pause } from 'node:timers/promises';

import type { OpenDatabase } from '../../src/db/openDatabase';
import { findShopFaults } from '../fuzz/shopInvariants';
import { aClient, fillShop } from './builders';
import { createShopper, type Shopper } from './shopper';
import type { Call, TestResponse } from './testApp';

// More buyers than the four connections of a test, so that recovery cannot rely on a connection being idle for a while.
export const buyerCount = 8;

type Buyer = { shopper: Shopper; orders: { uuid: string; orderId: number }[] };

export type ConstantOrders = {
  buyers: Buyer[];
  refusals: TestResponse[];
  countOrders: () => number;
  /** Resolves once every buyer has placed another order. */
  allOrder: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A shop and its buyers, each with a client record. */
export const fillShopForBuyers = async ({ db }: OpenDatabase) => {
  await fillShop(db);
  const template = await aClient();
  const clients = Array.from({ length: buyerCount }, (_, index) => ({
    ...template,
    client_id: 1000 + index,
    username: `buyer-${index}@buyer.example`,
  }));
  await db.insertInto('clients').values(clients).execute();
  return clients.map(({ client_id, username }) => ({ clientId: client_id, username, password: 'secret-ana' }));
};

/** Buyers who fill and push their carts without pause and retry failed requests unchanged, as the application does. */
export const startConstantOrders = async (
  call: Call,
  clients: Awaited<ReturnType<typeof fillShopForBuyers>>,
): Promise<ConstantOrders> => {
  const shoppers: Shopper[] = [];
  // One after another: on a busy machine, hashing all passwords at once would take longer than a query may.
  for (const client of clients) shoppers.push(await createShopper(call, client));
  const refusals: TestResponse[] = [];
  const buyers = shoppers.map((shopper): Buyer => ({ shopper, orders: [] }));
  let isOver = false;
  const retryUntilOk = async (send: () => Promise<TestResponse>) => {
    for (;;) {
      const response = await send();
      if (response.status === 200) return response;
      refusals.push(response);
      await pause(50);
    }
  };
  const shop = async ({ shopper, orders }: Buyer) => {
    while (!isOver) {
      await retryUntilOk(() => shopper.insert(101, 1 + (orders.length % 20)));
      const push = shopper.aPush();
      const { body } = await retryUntilOk(() => shopper.push(push));
      const [placed] = body.data as { orderId: number }[];
      orders.push({ uuid: push.uuid, orderId: placed?.orderId ?? 0 });
    }
  };
  const done = buyers.map(shop);
  return {
    buyers,
    refusals,
    countOrders: () => buyers.reduce((count, { orders }) => count + orders.length, 0),
    allOrder: async () => {
      const before = buyers.map(({ orders }) => orders.length);
      while (!buyers.every(({ orders }, index) => orders.length > (before[index] ?? 0))) await pause(50);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(done);
    },
  };
};

/** Every acknowledged order is stored, exactly once, and there is no other. */
export const expectOrdersOnce = async ({ db }: OpenDatabase, { buyers }: ConstantOrders) => {
  const stored = await db.selectFrom('orders').select(['push_uuid', 'order_id']).execute();
  const acknowledged = buyers.flatMap(({ orders }) => orders);
  const asPair = (uuid: string | null, orderId: number) => `${uuid} ${orderId}`;
  expect(stored.map(({ push_uuid, order_id }) => asPair(push_uuid, order_id)).toSorted()).toEqual(
    acknowledged.map(({ uuid, orderId }) => asPair(uuid, orderId)).toSorted(),
  );
  expect(await findShopFaults(db)).toEqual([]);
};
