import { getTaxCents } from '@/shared/money/taxRate';

import type { Database } from '../../src/db/openDatabase';
import type { OrderLinesTable, OrdersTable } from '../../src/db/tables';
import { toOrderNumber } from '../../src/orders/orderNumber';
import { createRandom } from '../random';
import { createOrderLines, type OrderedItem } from './orderLines';
import { type PlannedOrder, planOrders } from './orderPlan';

export type HistoryOptions = {
  accountId: number;
  /** Paired with the catalogues by position. */
  companies: number[];
  catalogs: number[];
  clientIds: number[];
  /** In basis points, as in orders: 1600 is 16 %. */
  taxRate: number;
  /** The end of the history. */
  anchor: number;
  seed?: number;
};

const poolSize = 70;
const batch = 200;
const comments = [
  '',
  '',
  '',
  '',
  'Entregar por la mañana',
  'Llamar antes de entregar',
  'Pedido para la tienda del centro',
  'Sin prisa',
];

/** The items that a client orders repeatedly: spread over the catalogue, and still for sale. */
const readPool = async (db: Database, catalogId: number, offset: number): Promise<OrderedItem[]> => {
  const rows = await db
    .selectFrom('stock_items')
    .select([
      'stock_item_id',
      'code',
      'name_es',
      'name_en',
      'name_zh',
      'image_name',
      'price_cents',
      'best_price_cents',
      'quantity_best_price',
      'minimum_quantity',
      'quantity_step',
    ])
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .where('is_parent', '=', 0)
    .orderBy('position')
    .offset(offset * poolSize)
    .limit(poolSize)
    .execute();
  return rows.flatMap((row) => (row.price_cents === null ? [] : [{ ...row, price_cents: row.price_cents }]));
};

type DueOrder = PlannedOrder & { clientId: number; catalogIndex: number };

/** Seeds two years of orders for the demo clients, from every catalogue that has items. */
export const seedHistory = async (db: Database, options: HistoryOptions) => {
  const { accountId, companies, catalogs, clientIds, taxRate, anchor, seed = 1 } = options;
  const due: DueOrder[] = clientIds.flatMap((clientId) =>
    catalogs.flatMap((_, catalogIndex) =>
      planOrders(createRandom(seed, `history ${clientId} ${catalogIndex}`), anchor).map((order) => ({
        ...order,
        clientId,
        catalogIndex,
      })),
    ),
  );
  due.sort(
    (one, other) =>
      one.createdAt - other.createdAt || one.clientId - other.clientId || one.catalogIndex - other.catalogIndex,
  );

  const pools = new Map<string, OrderedItem[]>();
  for (const [index, clientId] of clientIds.entries()) {
    for (const [catalogIndex, catalogId] of catalogs.entries()) {
      const own = await readPool(db, catalogId, index);
      pools.set(`${clientId} ${catalogIndex}`, own.length > 0 ? own : await readPool(db, catalogId, 0));
    }
  }

  const random = createRandom(seed, 'order lines');
  const orders: OrdersTable[] = [];
  const lines: OrderLinesTable[] = [];
  for (const { createdAt, monthsAgo, status, clientId, catalogIndex } of due) {
    const pool = pools.get(`${clientId} ${catalogIndex}`) ?? [];
    const catalogId = catalogs[catalogIndex];
    if (pool.length === 0 || catalogId === undefined) continue;
    const orderId = orders.length + 1;
    const ordered = createOrderLines(random, pool, orderId, monthsAgo);
    const subtotal = ordered.reduce((sum, line) => sum + line.total_cents, 0);
    const tax = getTaxCents(subtotal, taxRate);
    orders.push({
      order_id: orderId,
      order_number: toOrderNumber(orderId),
      account_id: accountId,
      company_id: companies[catalogIndex] ?? catalogId,
      catalog_id: catalogId,
      client_id: clientId,
      push_uuid: null,
      status,
      created_at: createdAt,
      money_type_id: 'USD',
      username: 'ShoppingCart',
      comment: random.pick(comments),
      purchase_order: null,
      delivery_address: null,
      wished_date: null,
      put_all_price_zero: 0,
      tax_rate: taxRate,
      tax_exemption: null,
      subtotal_cents: subtotal,
      exported_at: null,
      tax_cents: tax,
      total_cents: subtotal + tax,
    });
    lines.push(...ordered);
  }
  for (let start = 0; start < orders.length; start += batch) {
    await db
      .insertInto('orders')
      .values(orders.slice(start, start + batch))
      .execute();
  }
  for (let start = 0; start < lines.length; start += batch) {
    await db
      .insertInto('order_lines')
      .values(lines.slice(start, start + batch))
      .execute();
  }
};
