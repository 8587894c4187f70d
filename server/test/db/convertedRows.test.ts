import { migrateDatabase } from '../../src/db/migrateDatabase';
import { allMigrations } from '../../src/db/migrations/allMigrations';
import { type AnyRow, type DataTable, insertRows } from '../../src/db/sqlite/wholeTables';
import { applyMigration } from '../support/schemaFixtures';
import { createEmptyDatabase, engines, type TestDatabase } from '../support/testDatabase';

const client = {
  ...{ client_id: 7, account_id: 1, username: 'ana', name: 'Ruiz Workshops', email: 'ana@buyer.example', phone: '' },
  ...{ address: '3 Mill Lane', language: 'en', password_hash: 'hash', created_at: 5 },
};

const order = {
  ...{ order_id: 100, order_number: 'M-100', account_id: 3, company_id: 1, catalog_id: 1, client_id: 7 },
  ...{ status: 'NEW', created_at: 5, money_type_id: 'USD', username: 'ShoppingCart', comment: '', tax_rate: 1600 },
  ...{ put_all_price_zero: 0, subtotal_cents: 100, tax_cents: 16, total_cents: 116 },
};

const message = {
  ...{ contact_message_id: 200, account_id: 4, name: 'Ana', email: 'ana@buyer.example', phone: '', company: '' },
  ...{ subject: 'Delivery', message: 'When?', language: 'en', created_at: 5 },
};

const entry = {
  ...{ entry_id: 'order', kind: 'order-mail', reference: 100, detail: '', created_at: 5, due_at: 5 },
  ...{ attempts: 0, last_error: '' },
};

const category = {
  ...{ stock_category_id: 5, catalog_id: 1, position: 1, name_es: 'Pan', name_en: 'Bread', name_zh: '面包' },
  ...{ deleted: 0 },
};

const svg = {
  ...{ container: 'StockCategoryImages', name: '5.svg', content_type: 'image/svg+xml' },
  bytes: Buffer.from('<svg/>'),
};

const parcel = {
  ...{ order_id: 100, parcel_number: 1, carrier: 'DHL', tracking_number: '1', link: '' },
  ...{ added_by: 'maria', shipped_at: 6 },
};

const cartLine = { client_id: 7, catalog_id: 1, stock_item_id: 101, quantity: 3, unit_price_cents: 490, added_at: 5 };

const asideCart = { client_id: 7, cart_id: 'aside', name: 'Office', created_at: 5, lines: '[]' };

const namesake = { name: 'Leo', role: 'buyer' };

const person = {
  ...{ person_id: 10, account_id: 1, client_id: 7, email: 'eva@buyer.example', name: 'Eva', role: 'approver' },
  ...{ language: 'es', password_hash: '', created_at: 5 },
};

const approval = {
  ...{ approval_id: 20, account_id: 1, client_id: 7, catalog_id: 1, request_uuid: 'a', push: '{}', lines: '[]' },
  ...{ total_cents: 100, person_id: 10, requested_by: 'Ada', created_at: 5, state: 'approved', reason: '' },
  decided_by: 'Eva',
};

const key = {
  ...{ key_id: 1, account_id: 1, name: 'ERP', key_hash: 'first', scopes: 'orders:read', created_by: 'luz' },
  ...{ created_at: 5, expires_at: 9, revoked_at: null as number | null },
};

/** What each migration that changes rows finds. */
const rowsBefore: Record<string, [DataTable, AnyRow[]][]> = {
  '0010_outbox_claims': [
    ['orders', [order]],
    ['contact_messages', [message]],
    ['outbox', [entry, { ...entry, entry_id: 'message', kind: 'messageToCompany', reference: 200 }]],
  ],
  '0011_invitations': [['clients', [client, { ...client, client_id: 8, username: 'eva', password_hash: '' }]]],
  '0013_category_pictures': [
    ['stock_categories', [category, { ...category, stock_category_id: 6 }]],
    ['files', [svg, { ...svg, container: 'StockItemImages', name: '6.svg' }]],
  ],
  '0027_dated_parcels': [['order_parcels', [parcel]]],
  '0036_person_carts': [
    ['carts', [{ client_id: 7, catalog_id: 1, version: 4 }]],
    ['cart_lines', [{ shopping_cart_id: 30, ...cartLine }]],
    ['set_aside_carts', [asideCart]],
  ],
  '0043_personal_traces': [
    [
      'people',
      [
        person,
        { ...person, person_id: 11, email: 'leo@buyer.example', ...namesake },
        { ...person, person_id: 12, email: 'leo2@buyer.example', ...namesake },
      ],
    ],
    ['approvals', [approval, { ...approval, approval_id: 21, request_uuid: 'b', decided_by: 'Leo' }]],
  ],
  '0050_key_names': [
    [
      'api_keys',
      [
        key,
        { ...key, key_id: 2, created_at: 6, key_hash: 'twin' },
        { ...key, key_id: 3, created_at: 6, key_hash: 'ended', revoked_at: 1 },
      ],
    ],
  ],
};

describe.each(engines)('rows from before a migration, on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createEmptyDatabase(engine);
    for (const migration of allMigrations(engine)) {
      for (const [table, rows] of rowsBefore[migration.name] ?? []) await insertRows(database.db, table, rows);
      await applyMigration(database.db, migration);
    }
    expect(await migrateDatabase(database.db, engine)).toEqual([]);
  });

  afterAll(() => database.drop());

  it('belong, as outbox entries, to the accounts of their orders and messages', async () => {
    const rows = await database.db.selectFrom('outbox').select('account_id').orderBy('account_id').execute();
    expect(rows).toEqual([{ account_id: 3 }, { account_id: 4 }]);
  });

  it('count, as clients without a password, as invited when they were added', async () => {
    const rows = await database.db.selectFrom('clients').select('invited_at').orderBy('client_id').execute();
    expect(rows).toEqual([{ invited_at: null }, { invited_at: 5 }]);
  });

  it('name, as categories, the pictures that are stored under their ids', async () => {
    const query = database.db.selectFrom('stock_categories').select('image_name').orderBy('stock_category_id');
    expect(await query.execute()).toEqual([{ image_name: '5.svg' }, { image_name: null }]);
  });

  it('are, as parcels, recorded when they were sent', async () => {
    const rows = await database.db.selectFrom('order_parcels').select(['shipped_at', 'added_at']).execute();
    expect(rows).toEqual([{ shipped_at: 6, added_at: 6 }]);
  });

  it('stay, as carts, those of their clients', async () => {
    const read = async (table: 'carts' | 'cart_lines' | 'set_aside_carts') =>
      (await database.db.selectFrom(table).selectAll().execute()) as AnyRow[];
    expect(await read('carts')).toEqual([{ client_id: 7, catalog_id: 1, person_id: 0, version: 4 }]);
    expect(await read('cart_lines')).toEqual([{ shopping_cart_id: 30, ...cartLine, person_id: 0 }]);
    expect(await read('set_aside_carts')).toEqual([{ ...asideCart, person_id: 0, note: null }]);
  });

  it('name, as approvals, who has decided, unless two people have that name', async () => {
    const rows = await database.db.selectFrom('approvals').select('decided_by_id').orderBy('approval_id').execute();
    expect(rows).toEqual([{ decided_by_id: 10 }, { decided_by_id: null }]);
  });

  it('get, as API keys of one name, names of their own', async () => {
    const rows = await database.db.selectFrom('api_keys').select('name').orderBy('key_id').execute();
    expect(rows).toEqual([{ name: 'ERP' }, { name: 'ERP (2)' }, { name: 'ERP' }]);
    const another = insertRows(database.db, 'api_keys', [{ ...key, key_id: 4, key_hash: 'another' }]);
    await expect(another).rejects.toThrow(/unique/i);
  });
});
