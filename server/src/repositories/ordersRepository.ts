import { sql } from 'kysely';

import { compileOnce, executeRows } from '../db/compileOnce';
import type { Database } from '../db/openDatabase';
import type { OrderLinesTable, OrdersTable, OrderStatusChangesTable } from '../db/tables';
import { createDocumentsRepository, type DocumentsRepository } from './documentsRepository';
import { createOrderRequestsRepository } from './orderRequestsRepository';
import { createParcelsRepository, type Parcel } from './parcelsRepository';

export type OrderWithLines = { order: OrdersTable; lines: OrderLinesTable[] };

export type OrdersKey = { accountId: number; companyId: number; catalogId: number; clientId: number };

export type PurchaseRow = { stock_item_id: number; orders: number; units: number; last_at: number };

export type OrdersRepository = {
  /** Newest first. */
  list: (key: OrdersKey) => Promise<OrderWithLines[]>;
  /** Changes with every new order, and with every change of one that the list shows. */
  readStamp: (key: OrdersKey) => Promise<string>;
  find: (key: OrdersKey, orderId: number) => Promise<OrderWithLines | undefined>;
  /** Oldest first. */
  listChanges: (orderId: number) => Promise<OrderStatusChangesTable[]>;
  listParcels: (orderId: number) => Promise<Parcel[]>;
  documents: DocumentsRepository;
  requests: ReturnType<typeof createOrderRequestsRepository>;
  /** What was ordered of each item; what was cancelled does not count. */
  listPurchases: (key: OrdersKey) => Promise<PurchaseRow[]>;
};

const byOrder = (lines: OrderLinesTable[]) => {
  const grouped = new Map<number, OrderLinesTable[]>();
  for (const line of lines) {
    const group = grouped.get(line.order_id);
    if (group) group.push(line);
    else grouped.set(line.order_id, [line]);
  }
  return grouped;
};

/** The ids are random, so that other orders have another sum. */
const selectRevisions = compileOnce<OrdersKey, { sum: number | string | null }>((db, value) =>
  db
    .selectFrom('orders')
    .select(({ fn, eb }) => fn.sum(eb('order_id', '+', eb.ref('revision'))).as('sum'))
    .where('account_id', '=', value('accountId'))
    .where('company_id', '=', value('companyId'))
    .where('catalog_id', '=', value('catalogId'))
    .where('client_id', '=', value('clientId')),
);

export const createOrdersRepository = (db: Database): OrdersRepository => {
  const orders = ({ accountId, companyId, catalogId, clientId }: OrdersKey) =>
    db
      .selectFrom('orders')
      .where('orders.account_id', '=', accountId)
      .where('orders.company_id', '=', companyId)
      .where('orders.catalog_id', '=', catalogId)
      .where('orders.client_id', '=', clientId);
  return {
    readStamp: async (key) => {
      const [revisions] = await executeRows(db, selectRevisions(db, key));
      return String(revisions?.sum ?? 0);
    },
    list: async (key) => {
      const found = await orders(key)
        .selectAll('orders')
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.order_id', 'desc')
        .execute();
      const lines = await orders(key)
        .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
        .selectAll('line')
        .orderBy('line.line_number')
        .execute();
      const grouped = byOrder(lines);
      return found.map((order) => ({ order, lines: grouped.get(order.order_id) ?? [] }));
    },
    find: async (key, orderId) => {
      const order = await orders(key).selectAll('orders').where('orders.order_id', '=', orderId).executeTakeFirst();
      if (!order) return undefined;
      const lines = await db
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('line_number')
        .execute();
      return { order, lines };
    },
    listChanges: (orderId) =>
      db
        .selectFrom('order_status_changes')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('change_number')
        .execute(),
    listParcels: (orderId) => createParcelsRepository(db).list(orderId),
    documents: createDocumentsRepository(db),
    requests: createOrderRequestsRepository(db),
    listPurchases: async (key) => {
      const rows = await orders(key)
        .innerJoin('order_lines as line', 'line.order_id', 'orders.order_id')
        .where(sql`lower(trim(orders.status))`, '!=', 'cancelled')
        .whereRef('line.quantity', '>', 'line.cancelled_quantity')
        .select(({ fn }) => [
          'line.stock_item_id',
          fn.count('orders.order_id').distinct().as('orders'),
          fn.sum(sql`line.quantity - line.cancelled_quantity`).as('units'),
          fn.max('orders.created_at').as('last_at'),
        ])
        .groupBy('line.stock_item_id')
        .orderBy('line.stock_item_id')
        .execute();
      // PostgreSQL sums and counts beyond the range of its bigint, and returns the former as text.
      return rows.map((row) => ({ ...row, orders: Number(row.orders), units: Number(row.units) }));
    },
  };
};
