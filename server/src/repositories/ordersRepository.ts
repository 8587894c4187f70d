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
  /**
   * Changes with every new order of the client, because a push changes the cart, with every accepted quote and recorded
   * status change, and with every answer, which may cancel a part. Nothing else about a listed order changes.
   */
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

type OrdersVersions = { carts: number | null; quotes: number | null; changes: number | null; answers: number | null };

const readVersions = compileOnce<OrdersKey, OrdersVersions>((db, value) =>
  db.selectNoFrom((expression) => [
    expression
      .selectFrom('carts')
      // Every order raises the version of one of the client's carts.
      .select(({ fn }) => fn.sum('version').as('carts'))
      .where('client_id', '=', value('clientId'))
      .where('catalog_id', '=', value('catalogId'))
      .as('carts'),
    expression
      .selectFrom('quotes')
      .select(({ fn }) => fn.count('order_id').as('quotes'))
      .where('client_id', '=', value('clientId'))
      .where('catalog_id', '=', value('catalogId'))
      .as('quotes'),
    expression
      .selectFrom('orders')
      .innerJoin('order_status_changes as change', 'change.order_id', 'orders.order_id')
      .select(({ fn }) => fn.countAll().as('changes'))
      .where('orders.client_id', '=', value('clientId'))
      .where('orders.catalog_id', '=', value('catalogId'))
      .as('changes'),
    expression
      .selectFrom('orders')
      .innerJoin('order_requests as request', 'request.order_id', 'orders.order_id')
      .select(({ fn }) => fn.countAll().as('answers'))
      .where('orders.client_id', '=', value('clientId'))
      .where('orders.catalog_id', '=', value('catalogId'))
      .where('request.answered_at', 'is not', null)
      .as('answers'),
  ]),
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
      const [versions] = await executeRows(db, readVersions(db, key));
      return `${versions?.carts ?? 0} ${versions?.quotes ?? 0} ${versions?.changes ?? 0} ${versions?.answers ?? 0}`;
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
