import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedCatalogue } from '../../demo/catalogue/seedCatalogue';
import { seedHistory } from '../../demo/history/seedHistory';
import { migrateDatabase } from '../../src/db/migrateDatabase';
import { type OpenDatabase, openDatabase } from '../../src/db/openDatabase';
import { toOrderNumber } from '../../src/orders/orderNumber';

const anchor = Date.UTC(2026, 2, 15);
const day = 24 * 60 * 60 * 1000;
const clients = [
  { client_id: 1, delivery_addresses: '8 Dock Road\nHall 3' },
  { client_id: 2, delivery_addresses: '' },
];
const options = { accountId: 9, companies: [11, 12], catalogs: [1, 2], clients, taxRate: 1600, anchor };

describe('the order history', () => {
  let database: OpenDatabase;
  const directory = mkdtempSync(join(tmpdir(), 'medida-history-'));

  const read = async () => ({
    orders: await database.db.selectFrom('orders').selectAll().orderBy('order_id').execute(),
    lines: await database.db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('line_number').execute(),
  });

  beforeAll(async () => {
    database = openDatabase({
      databaseUrl: '',
      dataDirectory: directory,
      poolSize: 1,
      onIdleError: (error) => {
        throw error;
      },
    });
    await migrateDatabase(database.db, database.engine);
    await seedCatalogue(database.db, [1, 2], { rootDirectory: process.cwd(), items: 400 });
    await seedHistory(database.db, options);
  });

  afterAll(async () => {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('covers two years up to the anchor, for both clients and catalogues', async () => {
    const { orders } = await read();
    expect(new Set(orders.map((order) => `${order.client_id} ${order.catalog_id} ${order.company_id}`))).toEqual(
      new Set(['1 1 11', '1 2 12', '2 1 11', '2 2 12']),
    );
    const moments = orders.map((order) => order.created_at);
    expect(Math.max(...moments)).toBeLessThan(anchor);
    expect(Math.min(...moments)).toBeLessThan(anchor - 660 * day);
    expect(Math.min(...moments)).toBeGreaterThan(anchor - 740 * day);
    expect(new Set(orders.map((order) => order.status))).toEqual(
      new Set(['received', 'preparing', 'shipped', 'delivered', 'cancelled']),
    );
    // Like those of orders that clients push.
    expect(orders.map((order) => order.order_number)).toEqual(orders.map(({ order_id }) => toOrderNumber(order_id)));
  });

  it('has references, delivery addresses and wished dates, but not on every order', async () => {
    const { orders } = await read();
    for (const field of ['purchase_order', 'delivery_address', 'wished_date'] as const) {
      expect(orders.some((order) => order[field] === null)).toBe(true);
      expect(orders.some((order) => order[field] !== null)).toBe(true);
    }
    const addresses = new Set(orders.map((order) => `${order.client_id} ${order.delivery_address ?? ''}`));
    expect(addresses).toEqual(new Set(['1 ', '1 8 Dock Road', '1 Hall 3', '2 ']));
    for (const { wished_date: wished, created_at: createdAt } of orders)
      if (wished !== null) expect(Date.parse(wished)).toBeGreaterThan(createdAt);
  });

  it('records how each order came to its status, before the anchor', async () => {
    const { orders } = await read();
    const changes = await database.db
      .selectFrom('order_status_changes')
      .selectAll()
      .orderBy('order_id')
      .orderBy('change_number')
      .execute();
    for (const order of orders) {
      const own = changes.filter((change) => change.order_id === order.order_id);
      expect(own.at(-1)?.status ?? 'received').toBe(order.status);
      const moments = [order.created_at, ...own.map((change) => change.changed_at), anchor];
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
    }
  });

  it('adds up: lines, subtotal, tax and total', async () => {
    const { orders, lines } = await read();
    for (const order of orders) {
      const own = lines.filter((line) => line.order_id === order.order_id);
      expect(own.length).toBeGreaterThan(1);
      expect(own.every((line) => line.total_cents === line.quantity * line.unit_price_cents)).toBe(true);
      expect(order.subtotal_cents).toBe(own.reduce((sum, line) => sum + line.total_cents, 0));
      expect(order.tax_cents).toBe(Math.round(order.subtotal_cents * 0.16));
      expect(order.total_cents).toBe(order.subtotal_cents + order.tax_cents);
    }
  });

  it('sends what was ordered, at most, of the orders of the last months', async () => {
    const { lines } = await read();
    const sent = await database.db.selectFrom('order_parcel_lines').selectAll().execute();
    expect(sent.length).toBeGreaterThan(0);
    for (const line of lines) {
      const own = sent.filter((each) => each.order_id === line.order_id && each.line_number === line.line_number);
      expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(line.quantity);
    }
  });

  it('has quotes in every state, and the prices of the accepted ones in their orders', async () => {
    const { orders, lines } = await read();
    const quotes = await database.db.selectFrom('quotes').selectAll().orderBy('quote_id').execute();
    for (const { client_id } of clients)
      expect(quotes.filter((quote) => quote.client_id === client_id).map(({ state }) => state)).toEqual([
        'declined',
        'accepted',
        'offered',
        'requested',
      ]);
    for (const { quote_id, order_id, requested_at: requestedAt } of quotes.filter(
      ({ state }) => state === 'accepted',
    )) {
      const quoted = await database.db
        .selectFrom('quote_lines')
        .selectAll()
        .where('quote_id', '=', quote_id)
        .orderBy('line_number')
        .execute();
      const ordered = lines.filter((line) => line.order_id === order_id);
      expect(quoted.map((line) => [line.stock_item_id, line.quantity, line.unit_price_cents])).toEqual(
        ordered.map((line) => [line.stock_item_id, line.quantity, line.unit_price_cents]),
      );
      expect(orders.find((order) => order.order_id === order_id)?.created_at).toBeGreaterThan(requestedAt);
    }
  });

  it('is reproducible for the same anchor and seed', async () => {
    const before = await read();
    for (const table of [
      'quote_lines',
      'quotes',
      'order_request_lines',
      'order_requests',
      'order_documents',
      'order_parcel_lines',
      'order_parcels',
      'order_status_changes',
      'order_lines',
      'orders',
    ] as const)
      await database.db.deleteFrom(table).execute();
    await seedHistory(database.db, options);
    expect(await read()).toEqual(before);
  });
});
