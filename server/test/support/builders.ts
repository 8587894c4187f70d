import type { Database } from '../../src/db/openDatabase';
import type { OrderDocumentsTable } from '../../src/db/shipmentTables';
import type { ClientsTable, StockCategoriesTable, StockItemsTable } from '../../src/db/tables';
import { hashPassword } from '../../src/identity/passwords';

/** Of passwords that nobody has to protect. */
export const cheapCost = { cost: 16, blockSize: 1, parallelization: 1 };

export const anItem = (overrides: Partial<StockItemsTable> = {}): StockItemsTable => ({
  catalog_id: 1,
  stock_item_id: 101,
  position: 1,
  code: 'A-101',
  additional_code: '7501000000101',
  name_es: 'Tornillo',
  name_en: 'Screw',
  name_zh: '螺丝',
  stock_category_id: 5,
  stock_item_parent_id: null,
  is_parent: 0,
  image_name: 'screw.0123456789.svg',
  deleted: 0,
  is_offer: 0,
  is_new: 0,
  price_cents: 490,
  best_price_cents: 420,
  quantity_best_price: 12,
  unit: null,
  minimum_quantity: null,
  quantity_step: null,
  pack_size: null,
  demo: 0,
  ...overrides,
});

export const aDocument = (overrides: Partial<OrderDocumentsTable> & { order_id: number }): OrderDocumentsTable => ({
  document_id: 'd1',
  kind: 'invoice',
  name: 'invoice.pdf',
  content_type: 'application/pdf',
  size: 6,
  bytes: Buffer.from('%PDF 1'),
  added_at: 1,
  added_by: 'maria',
  ...overrides,
});

export const aCategory = (overrides: Partial<StockCategoriesTable> = {}): StockCategoriesTable => ({
  catalog_id: 1,
  stock_category_id: 5,
  parent_stock_category_id: null,
  position: 1,
  name_es: 'Fijación',
  name_en: 'Fasteners',
  name_zh: '紧固件',
  image_name: null,
  deleted: 0,
  demo: 0,
  ...overrides,
});

export const aClient = async (overrides: Partial<ClientsTable> & { password?: string } = {}): Promise<ClientsTable> => {
  const { password = 'secret-ana', ...columns } = overrides;
  return {
    client_id: 7,
    account_id: 1,
    username: 'ana@buyer.example',
    name: 'Ruiz Workshops',
    email: 'ana@buyer.example',
    phone: '+1 555 0101',
    address: '3 Mill Lane',
    tax_id: null,
    delivery_addresses: '',
    language: 'en',
    password_hash: await hashPassword(password, cheapCost),
    created_at: 0,
    disabled_at: null,
    invited_at: null,
    price_list_id: null,
    tax_rate: null,
    tax_exemption: null,
    status_mails: null,
    erasure_requested_at: null,
    earlier_emails: '',
    ...columns,
  };
};

export const ana = { clientId: 7, username: 'ana@buyer.example', password: 'secret-ana' };
export const luis = { clientId: 8, username: 'luis@buyer.example', password: 'secret-luis' };

/** Two clients, two catalogues of three items each, and the tax. */
export const fillShop = async (db: Database) => {
  const clients = [
    await aClient(),
    await aClient({
      client_id: 8,
      username: luis.username,
      email: luis.username,
      name: 'Luis',
      password: luis.password,
    }),
  ];
  await db.insertInto('clients').values(clients).execute();
  const items = [1, 2].flatMap((catalog_id) => [
    anItem({ catalog_id }),
    anItem({
      catalog_id,
      stock_item_id: 102,
      position: 2,
      code: 'A-102',
      price_cents: 1000,
      best_price_cents: null,
      quantity_best_price: null,
    }),
    anItem({ catalog_id, stock_item_id: 103, position: 3, code: 'A-103', deleted: 1 }),
    anItem({
      catalog_id,
      stock_item_id: 104,
      position: 4,
      code: 'A-104',
      price_cents: null,
      best_price_cents: null,
      quantity_best_price: null,
    }),
  ]);
  await db.insertInto('stock_items').values(items).execute();
  await db
    .insertInto('stock_categories')
    .values([aCategory(), aCategory({ catalog_id: 2 })])
    .execute();
  await db.insertInto('environments').values({ account_id: 1, name: 'tax', value: '16' }).execute();
};
