import { getTaxCents } from '@/shared/money/taxRate';

import { inParts } from '../../src/db/inParts';
import type { Database } from '../../src/db/openDatabase';
import type { OrderDocumentsTable } from '../../src/db/shipmentTables';
import { type AnyRow, type DataTable, insertRows } from '../../src/db/sqlite/wholeTables';
import type { ClientsTable, OrderLinesTable, OrdersTable, OrderStatusChangesTable } from '../../src/db/tables';
import { toOrderNumber } from '../../src/orders/orderNumber';
import { createRandom, type Random } from '../random';
import { createDocuments } from './orderDocuments';
import { createOrderLines, type OrderedItem } from './orderLines';
import { createParcels, type DemoParcels } from './orderParcels';
import { type PlannedOrder, planOrders } from './orderPlan';
import { createRequests } from './orderRequests';
import { createQuotes } from './quotes';

export type HistoryOptions = {
  accountId: number;
  /** Paired with the catalogues by position. */
  companies: number[];
  catalogs: number[];
  clients: Pick<ClientsTable, 'client_id' | 'delivery_addresses'>[];
  /** In basis points, as in orders: 1600 is 16 %. */
  taxRate: number;
  /** The end of the history. */
  anchor: number;
  seed?: number;
};

const poolSize = 70;
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
      'unit',
      'pack_size',
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

type DueOrder = PlannedOrder & { clientId: number; catalogIndex: number; addresses: string[] };

const dayMs = 24 * 3_600_000;

/** What clients say about some of their orders. */
const createNote = (random: Random, { createdAt, addresses }: DueOrder, orderId: number) => ({
  purchase_order: random.chance(0.6) ? `OC-${1000 + orderId}` : null,
  delivery_address: addresses.length > 0 && random.chance(0.4) ? random.pick(addresses) : null,
  wished_date: random.chance(0.3) ? new Date(createdAt + random.int(3, 12) * dayMs).toISOString().slice(0, 10) : null,
});

const insertAll = async (db: Database, table: DataTable, rows: AnyRow[]) => {
  for (const part of inParts(rows, 200)) await insertRows(db, table, part);
};

/** Seeds two years of orders for the demo clients, from every catalogue that has items, and their latest quotes. */
export const seedHistory = async (db: Database, options: HistoryOptions) => {
  const { accountId, companies, catalogs, clients, taxRate, anchor, seed = 1 } = options;
  const due: DueOrder[] = clients.flatMap(({ client_id: clientId, delivery_addresses: addresses }) =>
    catalogs.flatMap((_, catalogIndex) =>
      planOrders(createRandom(seed, `history ${clientId} ${catalogIndex}`), anchor).map((order) => ({
        ...order,
        clientId,
        catalogIndex,
        addresses: addresses.split('\n').filter(Boolean),
      })),
    ),
  );
  due.sort(
    (one, other) =>
      one.createdAt - other.createdAt || one.clientId - other.clientId || one.catalogIndex - other.catalogIndex,
  );

  const pools = new Map<string, OrderedItem[]>();
  for (const [index, { client_id: clientId }] of clients.entries()) {
    for (const [catalogIndex, catalogId] of catalogs.entries()) {
      const own = await readPool(db, catalogId, index);
      pools.set(`${clientId} ${catalogIndex}`, own.length > 0 ? own : await readPool(db, catalogId, 0));
    }
  }

  const random = createRandom(seed, 'order lines');
  const orders: OrdersTable[] = [];
  const lines: OrderLinesTable[] = [];
  const changes: OrderStatusChangesTable[] = [];
  const noteRandom = createRandom(seed, 'order notes');
  const parcelRandom = createRandom(seed, 'order parcels');
  const documents: OrderDocumentsTable[] = [];
  const sent: DemoParcels = { parcels: [], lines: [] };
  for (const planned of due) {
    const { createdAt, monthsAgo, status, clientId, catalogIndex } = planned;
    const pool = pools.get(`${clientId} ${catalogIndex}`) ?? [];
    const catalogId = catalogs[catalogIndex];
    if (pool.length === 0 || catalogId === undefined) continue;
    const orderId = orders.length + 1;
    const ordered = createOrderLines(random, pool, orderId, monthsAgo);
    const subtotal = ordered.reduce((sum, line) => sum + line.total_cents, 0);
    const tax = getTaxCents(subtotal, taxRate);
    const order: OrdersTable = {
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
      ...createNote(noteRandom, planned, orderId),
      put_all_price_zero: 0,
      tax_rate: taxRate,
      tax_exemption: null,
      subtotal_cents: subtotal,
      exported_at: null,
      person_id: null,
      person_name: null,
      revision: 1,
      feed_number: 0,
      feed_revision: 0,
      tax_cents: tax,
      total_cents: subtotal + tax,
    };
    orders.push(order);
    documents.push(...createDocuments(planned, order, ordered));
    lines.push(...ordered);
    const parcels = createParcels(parcelRandom, planned, ordered);
    sent.parcels.push(...parcels.parcels);
    sent.lines.push(...parcels.lines);
    changes.push(
      ...planned.changes.map((change, index) => ({
        order_id: orderId,
        change_number: index + 1,
        status: change.status,
        changed_at: change.at,
        changed_by: 'demo',
        note: '',
      })),
    );
  }
  await insertAll(db, 'orders', orders);
  await insertAll(db, 'order_status_changes', changes);
  await insertAll(db, 'order_lines', lines);
  await insertAll(db, 'order_parcels', sent.parcels);
  await insertAll(db, 'order_parcel_lines', sent.lines);
  await insertAll(db, 'order_documents', documents);
  const { requests, requested } = createRequests({ orders, lines, changes }, anchor);
  await insertAll(db, 'order_requests', requests);
  await insertAll(db, 'order_request_lines', requested);
  const { quotes, quoted } = createQuotes({ orders, lines }, anchor);
  await insertAll(db, 'quotes', quotes);
  await insertAll(db, 'quote_lines', quoted);
};
