import { catalogScope, contentScope, raiseVersions } from '../src/db/dataVersions';
import { inTransaction } from '../src/db/inTransaction';
import type { Database } from '../src/db/openDatabase';
import { withMarks } from './demoMarks';

export type RemovedDemo = { clients: number; orders: number; items: number; categories: number; documents: number };

type Deleted = { numDeletedRows: bigint };

const countDeleted = (...results: Deleted[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

/** Removes the demo clients along with everything that belongs to them. */
const removeClients = async (db: Database) => {
  const lists = await withMarks(db)
    .selectFrom('clients')
    .select('price_list_id')
    .where('demo', '=', 1)
    .where('price_list_id', 'is not', null)
    .$castTo<{ price_list_id: number }>()
    .execute();
  const clients = withMarks(db).selectFrom('clients').select('client_id').where('demo', '=', 1);
  const orders = db.selectFrom('orders').select('order_id').where('client_id', 'in', clients);
  for (const table of [
    'order_documents',
    'order_request_lines',
    'order_requests',
    'order_parcel_lines',
    'order_parcels',
    'order_lines',
    'order_status_changes',
  ] as const)
    await db.deleteFrom(table).where('order_id', 'in', orders).execute();
  await db.deleteFrom('outbox').where('kind', '!=', 'messageToCompany').where('reference', 'in', orders).execute();
  const quotes = db.selectFrom('quotes').select('quote_id').where('client_id', 'in', clients);
  await db.deleteFrom('quote_lines').where('quote_id', 'in', quotes).execute();
  await db.deleteFrom('quotes').where('client_id', 'in', clients).execute();
  const removedOrders = await db.deleteFrom('orders').where('client_id', 'in', clients).executeTakeFirstOrThrow();
  for (const table of [
    'order_pushes',
    'cart_lines',
    'carts',
    'favourite_lists',
    'set_aside_carts',
    'standing_orders',
    'people',
    'approvals',
    'sessions',
    'password_resets',
    'passkeys',
  ] as const)
    await db.deleteFrom(table).where('client_id', 'in', clients).execute();
  const removed = await withMarks(db).deleteFrom('clients').where('demo', '=', 1).executeTakeFirstOrThrow();
  for (const { price_list_id: id } of lists) {
    const isUsed = await db
      .selectFrom('clients')
      .select('client_id')
      .where('price_list_id', '=', id)
      .executeTakeFirst();
    if (isUsed) continue;
    for (const table of ['list_prices', 'price_lists'] as const)
      await db.deleteFrom(table).where('price_list_id', '=', id).execute();
  }
  return { clients: countDeleted(removed), orders: countDeleted(removedOrders) };
};

const removeFromCarts = async (db: Database, catalogId: number) => {
  const items = withMarks(db)
    .selectFrom('stock_items')
    .select('stock_item_id')
    .where('catalog_id', '=', catalogId)
    .where('demo', '=', 1);
  const removed = await db
    .deleteFrom('cart_lines')
    .where('catalog_id', '=', catalogId)
    .where('stock_item_id', 'in', items)
    .returning('client_id')
    .execute();
  const clients = [...new Set(removed.map(({ client_id }) => client_id))];
  if (clients.length > 0)
    await db
      .updateTable('carts')
      .set((expression) => ({ version: expression('version', '+', 1) }))
      .where('catalog_id', '=', catalogId)
      .where('client_id', 'in', clients)
      .execute();
  return items;
};

const removeItems = async (db: Database, catalogId: number) => {
  const items = await removeFromCarts(db, catalogId);
  for (const table of ['item_features', 'stock_levels', 'list_prices'] as const)
    await db.deleteFrom(table).where('catalog_id', '=', catalogId).where('stock_item_id', 'in', items).execute();
  await db
    .updateTable('stock_items')
    .set({ stock_item_parent_id: null })
    .where('catalog_id', '=', catalogId)
    .where('stock_item_parent_id', 'in', items)
    .execute();
  const removed = await withMarks(db)
    .deleteFrom('stock_items')
    .where('catalog_id', '=', catalogId)
    .where('demo', '=', 1)
    .executeTakeFirstOrThrow();
  const variants = db.selectFrom('stock_items').select('stock_item_parent_id').where('catalog_id', '=', catalogId);
  await db
    .updateTable('stock_items')
    .set({ is_parent: 0 })
    .where('catalog_id', '=', catalogId)
    .where('is_parent', '=', 1)
    .where(
      'stock_item_id',
      'not in',
      variants
        .where('deleted', '=', 0)
        .where('stock_item_parent_id', 'is not', null)
        .$castTo<{ stock_item_parent_id: number }>(),
    )
    .execute();
  const usedHeaders = db
    .selectFrom('item_features')
    .select('header_feature_id')
    .where('catalog_id', '=', catalogId)
    .where('header_feature_id', 'is not', null)
    .$castTo<{ header_feature_id: number }>();
  await withMarks(db)
    .deleteFrom('header_features')
    .where('catalog_id', '=', catalogId)
    .where('demo', '=', 1)
    .where('header_feature_id', 'not in', usedHeaders)
    .execute();
  return countDeleted(removed);
};

/** Keeps the categories in use, and those above them. */
const removeCategories = async (db: Database, catalogId: number) => {
  const inCatalog = withMarks(db).selectFrom('stock_categories').where('catalog_id', '=', catalogId);
  const categories = await inCatalog.select(['stock_category_id', 'parent_stock_category_id', 'demo']).execute();
  const items = await db
    .selectFrom('stock_items')
    .select('stock_category_id')
    .distinct()
    .where('catalog_id', '=', catalogId)
    .execute();
  const parents = new Map(categories.map((row) => [row.stock_category_id, row.parent_stock_category_id]));
  const own = categories.filter(({ demo }) => demo === 0);
  const kept = new Set<number>();
  for (const { stock_category_id } of [...items, ...own])
    for (let id = stock_category_id; id !== null && !kept.has(id); id = parents.get(id) ?? null) kept.add(id);
  const unused = [...parents.keys()].filter((id) => !kept.has(id));
  for (const id of unused)
    await db
      .deleteFrom('stock_categories')
      .where('catalog_id', '=', catalogId)
      .where('stock_category_id', '=', id)
      .execute();
  return unused.length;
};

const removeContent = async (db: Database) => {
  const documents = await withMarks(db).deleteFrom('content').where('demo', '=', 1).executeTakeFirstOrThrow();
  await withMarks(db).deleteFrom('environments').where('demo', '=', 1).execute();
  return countDeleted(documents);
};

const findUsedFiles = async (db: Database) => {
  const items = await db.selectFrom('stock_items').select('image_name').distinct().execute();
  const lines = await db.selectFrom('order_lines').select('image_name').distinct().execute();
  const features = await db.selectFrom('item_features').select(['image_name', 'file_name']).distinct().execute();
  const categories = await db.selectFrom('stock_categories').select('image_name').distinct().execute();
  const content = await db.selectFrom('content').select('body').execute();
  return {
    StockItemImages: new Set([...items, ...lines].map(({ image_name }) => image_name)),
    StockItemFeatureImages: new Set(features.map(({ image_name }) => image_name)),
    StockItemFeatureFiles: new Set(features.map(({ file_name }) => file_name)),
    StockCategoryImages: new Set(categories.map(({ image_name }) => image_name)),
    Content: { has: (name: string) => content.some(({ body }) => body.includes(`Content/${name}`)) },
  };
};

/** Removes the demo files that neither the company's own data nor its clients' orders refer to. */
const removeFiles = async (db: Database) => {
  const used: Record<string, { has: (name: string) => boolean }> = await findUsedFiles(db);
  const marked = await withMarks(db).selectFrom('files').select(['container', 'name']).where('demo', '=', 1).execute();
  for (const { container, name } of marked) {
    if (used[container]?.has(name)) continue;
    for (const table of ['picture_sizes', 'files'] as const)
      await db.deleteFrom(table).where('container', '=', container).where('name', '=', name).execute();
  }
};

/** Removes what the demo has created, all or nothing, and keeps everything else. */
export const removeDemo = (db: Database): Promise<RemovedDemo> =>
  inTransaction(db, async (transaction) => {
    const catalogs = await transaction.selectFrom('catalogs').select('catalog_id').execute();
    const catalogIds = catalogs.map(({ catalog_id }) => catalog_id);
    await raiseVersions(transaction, [...catalogIds.map(catalogScope), contentScope]);
    const removed: RemovedDemo = { ...(await removeClients(transaction)), items: 0, categories: 0, documents: 0 };
    for (const catalogId of catalogIds) {
      removed.items += await removeItems(transaction, catalogId);
      removed.categories += await removeCategories(transaction, catalogId);
    }
    removed.documents = await removeContent(transaction);
    await removeFiles(transaction);
    return removed;
  });
