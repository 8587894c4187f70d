import { readFileSync } from 'node:fs';

import { dataTables } from '../../src/db/sqlite/wholeTables';
import { createClientDataRepository } from '../../src/repositories/clientDataRepository';
import { createClientsRepository } from '../../src/repositories/clientsRepository';
import { aClient, ana, fillShop, luis } from '../support/builders';
import { createShopper } from '../support/shopper';
import { createTestApp, type TestApp } from '../support/testApp';
import { engines } from '../support/testDatabase';

describe.each(engines)("a client's data on %s", (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await createTestApp(engine);
    await fillShop(shop.database.db);
  });

  afterEach(() => shop.close());

  const data = () => createClientDataRepository(shop.database.db, shop.config);
  const readTables = async () => {
    const rows = dataTables.map(async (table) => [
      table,
      await shop.database.db.selectFrom(table).selectAll().execute(),
    ]);
    return Object.fromEntries(await Promise.all(rows)) as Record<string, Record<string, unknown>[]>;
  };

  it('has nothing of another client', async () => {
    const other = await createShopper(shop.call, luis);
    await other.insert(101, 1);
    await other.push({ comment: 'For Luis' });
    const client = await createClientsRepository(shop.database.db, 1).findByUsername(ana.username);
    expect(await data().read(client!)).toEqual({
      client: expect.objectContaining({ username: ana.username }) as object,
      people: [],
      approvals: [],
      changes: [],
      sessions: [],
      passkeys: [],
      cart: [],
      favourites: [],
      setAsideCarts: [],
      standingOrders: [],
      orders: [],
      quotes: [],
      messages: [],
      waitingMails: [],
    });
  });

  it('is erased before or after an order that is just being placed, and then the order names nobody', async () => {
    const ids = [21, 22, 23, 24, 25, 26];
    for (const client_id of ids) {
      const client = { clientId: client_id, username: `c${client_id}@buyer.example`, password: 'secret-ana' };
      const row = await aClient({ client_id, username: client.username, email: client.username });
      await shop.database.db.insertInto('clients').values(row).execute();
      const shopper = await createShopper(shop.call, client);
      await shopper.insert(101, 2);
      const [pushed] = await Promise.all([shopper.push({ comment: 'Ring Ana' }), data().erase(client)]);
      const { orders = [], order_lines: lines = [], ...tables } = await readTables();
      const placed = orders.filter((order) => order.client_id === client_id);
      expect([pushed.status, placed.length]).toEqual(placed.length > 0 ? [200, 1] : [401, 0]);
      for (const { order_id } of placed) expect(lines.filter((line) => line.order_id === order_id)).toHaveLength(1);
      expect(JSON.stringify([orders, tables])).not.toMatch(/Ring Ana|buyer\.example.*secret/);
      for (const table of Object.values(tables))
        expect(table.filter((found) => found.client_id === client_id)).toEqual([]);
    }
  });
});

it('has every table of the database in the list of where it is', () => {
  const [, section = ''] = /### A client's data\n(.*?)\n## /s.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const named = [...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  expect(dataTables.filter((table) => !named.includes(table))).toEqual([]);
});
