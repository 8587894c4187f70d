import { isPostgres } from '../db/engine';
import { firstRandomId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { replaceBy } from '../db/replaceBy';
import type {
  HeaderFeaturesTable,
  ItemFeaturesTable,
  StockCategoriesTable,
  StockItemsTable,
  StockLevelsTable,
} from '../db/tables';
import { type FileToStore, selectStored, storeFiles } from '../repositories/fileStore';
import { createStockRepository, setStock } from '../repositories/stockRepository';
import type { PlacedItem } from './plan/itemIndex';

export type StoredFiles = { names: Set<string>; bySource: Map<string, string> };

const batch = 300;
const filesAtOnce = 20;

const placesAtOnce = 5000;

const placeColumns = ['stock_item_id', 'position', 'code', 'stock_item_parent_id', 'is_parent', 'deleted'] as const;

export const inBatches = function* <Row>(rows: Iterable<Row>) {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
};

// PostgreSQL accepts no U+0000.
const storable = (texts: readonly string[]) => ['', ...texts].filter((text) => !/\p{Cc}/u.test(text));

/** Items on sale with one of these texts, which may be anything that a file has. */
const selectItemsBy = (db: Database, catalogId: number, column: 'code' | 'additional_code', texts: string[]) =>
  db
    .selectFrom('stock_items')
    .select(['stock_item_id', 'code', 'additional_code'])
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .where(column, 'in', storable(texts))
    .where(column, '!=', '');

/** `db` must be a transaction. */
export const createImportRepository = (db: Database, catalogId: number) => ({
  hasCatalog: async () => {
    const row = await db
      .selectFrom('catalogs')
      .select('catalog_id')
      .where('catalog_id', '=', catalogId)
      .executeTakeFirst();
    return row !== undefined;
  },
  addCatalog: async (accountId: number, companyId: number) => {
    await db
      .insertInto('catalogs')
      .values({ catalog_id: catalogId, account_id: accountId, company_id: companyId, name: `Catalogue ${catalogId}` })
      .execute();
  },
  categories: (): Promise<StockCategoriesTable[]> =>
    db
      .selectFrom('stock_categories')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('stock_category_id')
      .execute(),
  /** The whole catalogue in order, a part at a time. */
  async *places(): AsyncGenerator<PlacedItem[]> {
    const list = db
      .selectFrom('stock_items')
      .select(placeColumns)
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('stock_item_id')
      .limit(placesAtOnce);
    for (let part = await list.execute(), last = part.at(-1); last; last = part.at(-1)) {
      yield part;
      const { position, stock_item_id } = last;
      part = await list
        .where((where) => where(where.refTuple('position', 'stock_item_id'), '>', where.tuple(position, stock_item_id)))
        .execute();
    }
  },
  /**
   * What a change of the items with these codes depends on, in the order of the catalogue: they, the ones whose codes
   * differ at most by letter case from new ones, all their parents, and the variants of them all.
   */
  placesAround: async (codes: readonly string[], withTwins: boolean): Promise<PlacedItem[]> => {
    const list = db.selectFrom('stock_items').select(placeColumns).where('catalog_id', '=', catalogId);
    const named = await list.where('code', 'in', storable(codes)).execute();
    const known = new Set(named.map(({ code }) => code));
    const unknown = codes.filter((code) => code !== '' && !known.has(code)).map((code) => code.toLowerCase());
    const twins =
      withTwins && unknown.length > 0
        ? await list.where(({ fn }) => fn('lower', ['code']), 'in', storable(unknown)).execute()
        : [];
    const parentIds = named.flatMap(({ stock_item_parent_id: id }) => id ?? []);
    const parents = await list.where('stock_item_id', 'in', [0, ...parentIds]).execute();
    const ids = [...named, ...parents].map(({ stock_item_id: id }) => id);
    const variants = await list.where('stock_item_parent_id', 'in', [0, ...ids]).execute();
    const places = [...named, ...twins, ...parents, ...variants].map((place) => [place.stock_item_id, place] as const);
    return [...new Map(places).values()].sort(
      (one, other) => one.position - other.position || one.stock_item_id - other.stock_item_id,
    );
  },
  /** The highest position and the highest id that is not random. */
  lastPlace: async () => {
    const list = db.selectFrom('stock_items').where('catalog_id', '=', catalogId);
    const last = await list.select(({ fn }) => fn.max('position').as('position')).executeTakeFirst();
    const highest = await list
      .where('stock_item_id', '<', firstRandomId)
      .select(({ fn }) => fn.max('stock_item_id').as('id'))
      .executeTakeFirst();
    return { id: highest?.id ?? 0, position: last?.position ?? 0 };
  },
  itemsById: async (ids: number[]): Promise<StockItemsTable[]> =>
    ids.length === 0
      ? []
      : db
          .selectFrom('stock_items')
          .selectAll()
          .where('catalog_id', '=', catalogId)
          .where('stock_item_id', 'in', ids)
          .execute(),
  placesById: async (ids: number[]): Promise<PlacedItem[]> =>
    ids.length === 0
      ? []
      : db
          .selectFrom('stock_items')
          .select(placeColumns)
          .where('catalog_id', '=', catalogId)
          .where('stock_item_id', 'in', ids)
          .execute(),
  /** Older catalogues may have two items with the same code: the later one is the one that is found. */
  itemsByCode: async (codes: string[]): Promise<Map<string, number>> => {
    const rows = await selectItemsBy(db, catalogId, 'code', codes)
      .orderBy('position')
      .orderBy('stock_item_id')
      .execute();
    return new Map(rows.map(({ code, stock_item_id }) => [code, stock_item_id]));
  },
  itemsByAdditionalCode: async (codes: string[]): Promise<Map<string, number[]>> => {
    const rows = await selectItemsBy(db, catalogId, 'additional_code', codes).orderBy('stock_item_id').execute();
    const found = new Map<string, number[]>();
    for (const { additional_code: code, stock_item_id } of rows)
      found.set(code, [...(found.get(code) ?? []), stock_item_id]);
    return found;
  },
  stockById: async (ids: number[]): Promise<StockLevelsTable[]> =>
    ids.length === 0 ? [] : createStockRepository(db).find(catalogId, ids),
  /** The same, which no order changes until the transaction ends. */
  lockStock: (ids: number[]): Promise<StockLevelsTable[]> =>
    db
      .selectFrom('stock_levels')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', 'in', [0, ...ids])
      .orderBy('stock_item_id')
      // A write lock of the embedded database covers everything.
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute(),
  /** Stops counting these items; without ids, all of them. */
  removeStock: async (ids?: number[]) => {
    if (ids?.length === 0) return;
    await db
      .deleteFrom('stock_levels')
      .where('catalog_id', '=', catalogId)
      .$if(ids !== undefined, (query) => query.where('stock_item_id', 'in', ids ?? []))
      .execute();
  },
  writeStock: async (rows: StockLevelsTable[]) => {
    for (const query of setStock(db, rows)) await db.executeQuery(query);
  },
  /** The names of the files in a container, and those that are stored otherwise by the digest of what was imported. */
  storedFiles: async (container: string): Promise<StoredFiles> => {
    const rows = await selectStored(db, container).select(['name', 'source_digest']).execute();
    return {
      names: new Set(rows.map(({ name }) => name)),
      bySource: new Map(
        rows.flatMap(({ name, source_digest }) => (source_digest === null ? [] : [[source_digest, name]])),
      ),
    };
  },
  storeFiles: async (files: AsyncIterable<FileToStore>) => {
    let pending: FileToStore[] = [];
    let stored = 0;
    const flush = async () => {
      await storeFiles(db, pending);
      stored += pending.length;
      pending = [];
    };
    for await (const file of files) {
      pending.push(file);
      if (pending.length >= filesAtOnce) await flush();
    }
    await flush();
    return stored;
  },
  headings: (): Promise<HeaderFeaturesTable[]> =>
    db
      .selectFrom('header_features')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .orderBy('position')
      .orderBy('header_feature_id')
      .execute(),
  lastFeatureId: async () => {
    const row = await db
      .selectFrom('item_features')
      .select((expression) => expression.fn.max('stock_item_feature_id').as('last'))
      .where('catalog_id', '=', catalogId)
      .executeTakeFirst();
    return row?.last ?? 0;
  },
  writeHeadings: async (rows: HeaderFeaturesTable[]) => {
    for (const part of inBatches(rows)) {
      await db
        .insertInto('header_features')
        .values(part)
        .onConflict(replaceBy(part, ['catalog_id', 'header_feature_id']))
        .execute();
    }
  },
  removeFeatures: async (itemIds: Iterable<number>) => {
    for (const part of inBatches(itemIds))
      await db
        .deleteFrom('item_features')
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', part)
        .execute();
  },
  countFeatures: async (itemIds: Iterable<number>) => {
    let count = 0;
    for (const part of inBatches(itemIds)) {
      const row = await db
        .selectFrom('item_features')
        .select((expression) => expression.fn.countAll<number | string>().as('count'))
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', part)
        .executeTakeFirstOrThrow();
      count += Number(row.count);
    }
    return count;
  },
  addFeatures: async (rows: ItemFeaturesTable[]) => {
    for (const part of inBatches(rows)) await db.insertInto('item_features').values(part).execute();
  },
  writeCategories: async (rows: StockCategoriesTable[]) => {
    for (const part of inBatches(rows)) {
      await db
        .insertInto('stock_categories')
        .values(part)
        .onConflict(replaceBy(part, ['catalog_id', 'stock_category_id']))
        .execute();
    }
  },
  writeItems: async (rows: StockItemsTable[]) => {
    for (const part of inBatches(rows)) {
      await db
        .insertInto('stock_items')
        .values(part)
        .onConflict(replaceBy(part, ['catalog_id', 'stock_item_id']))
        .execute();
    }
  },
});

export type ImportRepository = ReturnType<typeof createImportRepository>;
