import type { Transaction } from 'kysely';

import type { OrderPush } from '@/contracts/orders';

import type { StoredCart } from '../cart/cartLine';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { OpenDatabase } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { toOrderNumber } from '../orders/orderNumber';
import type { PricedOrder } from '../orders/priceOrder';
import type { StoredResponse } from '../orders/pushRules';
import { lockCart, raiseCartVersion, readCart } from './cartRows';
import { createEnvironmentsRepository, type EnvironmentsRepository } from './environmentsRepository';
import { createOutboxRepository, type Notice } from './outboxRepository';

export type PlacedOrder = { orderId: number; orderNumber: string; moment: number; status: string };

/** The operations of a push while it has the cart locked. */
export type PushTransaction = {
  findStored: () => Promise<{ payloadHash: string; response: StoredResponse } | undefined>;
  readCart: () => Promise<StoredCart>;
  readEnvironments: EnvironmentsRepository['read'];
  /** Moves the lines of the cart into a new order, and enters what is to be sent about it. */
  placeOrder: (priced: PricedOrder, moment: number, notices: Notice[]) => Promise<PlacedOrder>;
  store: (response: StoredResponse, payloadHash: string, moment: number) => Promise<void>;
};

export type OrderPushesRepository = {
  inCart: <Result>(push: OrderPush, work: (transaction: PushTransaction) => Promise<Result>) => Promise<Result>;
};

const firstStatus = 'received';

const insertOrder = (transaction: Transaction<Tables>, push: OrderPush, priced: PricedOrder, moment: number) =>
  createWithNewId((order_id) =>
    transaction
      .insertInto('orders')
      .values({
        order_id,
        order_number: toOrderNumber(order_id),
        account_id: push.accountId,
        company_id: push.companyId,
        catalog_id: push.catalogId,
        client_id: push.clientId,
        push_uuid: push.uuid,
        status: firstStatus,
        created_at: moment,
        money_type_id: push.moneyTypeId,
        username: push.username,
        comment: push.comment,
        put_all_price_zero: push.putAllPriceZero ? 1 : 0,
        tax_rate: priced.taxRate,
        subtotal_cents: priced.subtotalCents,
        tax_cents: priced.taxCents,
        total_cents: priced.totalCents,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );

// A statement takes a limited number of parameters; a cart may have more lines.
const linesPerStatement = 500;

const insertLines = async (transaction: Transaction<Tables>, orderId: number, { lines }: PricedOrder) => {
  const rows = lines.map(({ line: { item, quantity }, unitPriceCents, totalCents }, index) => ({
    order_id: orderId,
    line_number: index + 1,
    stock_item_id: item.stock_item_id,
    code: item.code,
    name_es: item.name_es,
    name_en: item.name_en,
    name_zh: item.name_zh,
    image_name: item.image_name,
    quantity,
    unit_price_cents: unitPriceCents,
    total_cents: totalCents,
  }));
  for (let start = 0; start < rows.length; start += linesPerStatement) {
    await transaction
      .insertInto('order_lines')
      .values(rows.slice(start, start + linesPerStatement))
      .execute();
  }
};

const emptyCart = async (transaction: Transaction<Tables>, { clientId, catalogId }: OrderPush) => {
  await transaction
    .deleteFrom('cart_lines')
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .execute();
  await raiseCartVersion(transaction, clientId, catalogId);
};

const createPushTransaction = (transaction: Transaction<Tables>, push: OrderPush): PushTransaction => {
  const { accountId, clientId, catalogId, uuid } = push;
  return {
    findStored: async () => {
      const row = await transaction
        .selectFrom('order_pushes')
        .select(['payload_hash', 'answer'])
        .where('account_id', '=', accountId)
        .where('client_id', '=', clientId)
        .where('catalog_id', '=', catalogId)
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row && { payloadHash: row.payload_hash, response: JSON.parse(row.answer) as StoredResponse };
    },
    readCart: () => readCart(transaction, clientId, catalogId),
    readEnvironments: createEnvironmentsRepository(transaction, accountId).read,
    placeOrder: async (priced, moment, notices) => {
      const orderId = await insertOrder(transaction, push, priced, moment);
      await insertLines(transaction, orderId, priced);
      await emptyCart(transaction, push);
      const entries = notices.map((notice) => ({ ...notice, reference: orderId }));
      await createOutboxRepository(transaction, accountId).add(entries, moment);
      return { orderId, orderNumber: toOrderNumber(orderId), moment, status: firstStatus };
    },
    store: async (response, payloadHash, moment) => {
      await transaction
        .insertInto('order_pushes')
        .values({
          account_id: accountId,
          client_id: clientId,
          catalog_id: catalogId,
          uuid,
          payload_hash: payloadHash,
          status_code: response.statusCode,
          answer: JSON.stringify(response),
          created_at: moment,
        })
        .execute();
    },
  };
};

export const createOrderPushesRepository = ({ db, engine }: OpenDatabase): OrderPushesRepository => ({
  inCart: (push, work) =>
    inTransaction(db, async (transaction) => {
      await lockCart(transaction, engine, push.clientId, push.catalogId);
      return work(createPushTransaction(transaction, push));
    }),
});
