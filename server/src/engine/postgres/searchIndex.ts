import { type RawBuilder, sql } from 'kysely';

import { priceBounds } from '@/engine/search/priceRanges';
import { type Language, languages } from '@/shared/i18n/languages';

import { inParts } from '../../db/inParts';
import { inTransaction } from '../../db/inTransaction';
import type { Database } from '../../db/openDatabase';
import type { StockItemsTable } from '../../db/tables';
import { createCatalogueRepository } from '../../repositories/catalogueRepository';
import { readItemValues, writeFeatureValues } from './featureValues';
import { listCodes, readStoredText } from './indexedText';
import { type IndexedCatalogs, isIndexCurrent, readExpected, writeState } from './indexState';
import { findKinship, parentOf, type SearchRow, toSearchRow } from './itemRows';
import { codesTable, createIndexes, createTables, stateTable, tableNames, tablesOf } from './searchTables';
import { changeWords, countWords, fillWords } from './wordCounts';

// Also how many items are in memory at a time.
const batchSize = 1000;

const byPosition = (one: StockItemsTable, other: StockItemsTable) =>
  one.position - other.position || one.stock_item_id - other.stock_item_id;

const isSold = ({ deleted }: StockItemsTable) => deleted === 0;

/** Items in a family with these, including them. */
const readRelatives = async (db: Database, catalogId: number, rows: readonly StockItemsTable[]) => {
  const families = new Set(
    rows.flatMap((row) => [
      row.stock_item_id,
      ...(row.stock_item_parent_id === null ? [] : [row.stock_item_parent_id]),
    ]),
  );
  const ids = [...families];
  const found = await db
    .selectFrom('stock_items')
    .selectAll()
    .where('catalog_id', '=', catalogId)
    .where('deleted', '=', 0)
    .where((where) =>
      where.or([
        where('stock_item_parent_id', '=', sql<number>`any(${ids}::bigint[])`),
        where('stock_item_id', '=', sql<number>`any(${ids}::bigint[])`),
      ]),
    )
    .execute();
  const byFamily = new Map<number, StockItemsTable[]>();
  for (const row of found.toSorted(byPosition)) {
    const family = parentOf(row) ?? row.stock_item_id;
    byFamily.set(family, [...(byFamily.get(family) ?? []), row]);
  }
  return byFamily;
};

const insertRows = async (db: Database, language: Language, rows: readonly SearchRow[]) => {
  const { items } = tablesOf(language);
  await sql`insert into ${items} select * from json_populate_recordset(null::${items}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
};

/** Adds these items to their groups, or takes them off. */
const countGroups = async (db: Database, language: Language, where: RawBuilder<unknown>, by: 1 | -1) => {
  const { items, groups } = tablesOf(language);
  await sql`insert into ${groups} as own
    select group_id, min(catalog_id), min(category_id), min(marks), bool_or(is_parent),
      min(case when price >= 0 then width_bucket(price, ${priceBounds}::float8[]) end), min(value_ids), ${sql.lit(by)} * count(*)
    from ${items} where ${where} group by group_id
    on conflict (group_id) do update set members = own.members + excluded.members`.execute(db);
};

const insertCodes = async (db: Database, rows: readonly StockItemsTable[]) => {
  const codes = rows.flatMap((row) =>
    listCodes(readStoredText(row.code), readStoredText(row.additional_code)).map((code) => ({
      code,
      catalog_id: row.catalog_id,
      stock_item_id: row.stock_item_id,
      deleted: !isSold(row),
    })),
  );
  await sql`insert into ${codesTable}
    select * from json_populate_recordset(null::${codesTable}, ${JSON.stringify(codes)}::json)`.execute(db);
};

/** Writes rows of items that the tables do not have. */
const insertItems = async (
  db: Database,
  { catalogIds, featureKeys }: IndexedCatalogs,
  catalogId: number,
  rows: readonly StockItemsTable[],
) => {
  await insertCodes(db, rows);
  const sold = rows.filter(isSold);
  const families = await readRelatives(db, catalogId, sold);
  const described = sold.map((item) => ({
    item,
    kinship: findKinship(item, families.get(parentOf(item) ?? item.stock_item_id) ?? []),
  }));
  const ids = new Set(
    described.flatMap(({ item, kinship }) => [item.stock_item_id, kinship.head?.stock_item_id ?? item.stock_item_id]),
  );
  const valuesOf = await readItemValues(db, catalogId, [...ids], languages, featureKeys);
  const catalogNumber = catalogIds.indexOf(catalogId);
  for (const language of languages)
    await insertRows(
      db,
      language,
      described.map(({ item, kinship }) => {
        const valueIds = valuesOf(language, item.stock_item_id, kinship.head?.stock_item_id);
        return toSearchRow({ item, kinship, valueIds, catalogNumber }, language);
      }),
    );
};

const readNames = async (db: Database, language: Language, catalogId: number, ids: readonly number[]) => {
  const { rows } = await sql<{ name: string | null }>`select name from ${tablesOf(language).items}
    where catalog_id = ${catalogId} and stock_item_id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ name }) => name);
};

/** The items of the families that these belonged to, or belong to now. */
const withFamilies = async (db: Database, catalogId: number, ids: readonly number[]): Promise<number[]> => {
  const { items } = tablesOf('en');
  const { rows } = await sql<{ id: number }>`
    with families as (
      select family from ${items} where catalog_id = ${catalogId} and stock_item_id = any(${ids}::bigint[])
      union select stock_item_parent_id from stock_items
        where catalog_id = ${catalogId} and stock_item_id = any(${ids}::bigint[])
      union select unnest(${ids}::bigint[])
    )
    select stock_item_id as id from ${items} where catalog_id = ${catalogId} and family in (select family from families)
    union select stock_item_id from stock_items
      where catalog_id = ${catalogId} and stock_item_parent_id in (select family from families)
    union select family from families where family is not null`.execute(db);
  return rows.map(({ id }) => id);
};

const readItems = (db: Database, catalogId: number, ids: readonly number[]) =>
  db
    .selectFrom('stock_items')
    .selectAll()
    .where('catalog_id', '=', catalogId)
    .where('stock_item_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

type ChangedItems = { catalogId: number; ids: ReadonlySet<number>; changesFeatures: boolean };

// Filling all tables again is faster than changing this many items one by one.
const mostChanges = 20_000;

/** After very large changes, the services fill the tables again. */
const updateIndex = async (
  db: Database,
  catalogs: IndexedCatalogs,
  { catalogId, ids, changesFeatures }: ChangedItems,
) => {
  if (ids.size > mostChanges) return;
  const { catalogIds, featureKeys } = catalogs;
  if (changesFeatures)
    for (const language of languages) await writeFeatureValues(db, catalogIds, language, featureKeys);
  for (const part of inParts([...ids])) {
    const affected = await withFamilies(db, catalogId, part);
    const isAffected = sql`catalog_id = ${catalogId} and stock_item_id = any(${affected}::bigint[])`;
    const changes = new Map(languages.map((language) => [language, new Map<string, number>()]));
    const countAll = async (by: 1 | -1) => {
      for (const [language, counts] of changes) {
        countWords(counts, await readNames(db, language, catalogId, affected), by);
        await countGroups(db, language, isAffected, by);
      }
    };
    await countAll(-1);
    for (const language of languages)
      await sql`delete from ${tablesOf(language).items} where ${isAffected}`.execute(db);
    await sql`delete from ${codesTable} where ${isAffected}`.execute(db);
    await insertItems(db, catalogs, catalogId, await readItems(db, catalogId, affected));
    await countAll(1);
    for (const [language, counts] of changes) await changeWords(db, language, counts);
  }
  for (const language of languages) await sql`delete from ${tablesOf(language).groups} where members = 0`.execute(db);
  await writeState(db, await readExpected(db, catalogs));
};

/**
 * Records what an import changes in a catalogue, before it does, to bring the tables up to date in its transaction.
 * Nothing if there are none, or if they are behind already.
 */
export const recordChanges = async (db: Database, catalogs: IndexedCatalogs | null, catalogId: number) => {
  if (!catalogs || !(await isIndexCurrent(db, catalogs))) return undefined;
  const ids = new Set<number>();
  return {
    add: (rows: readonly StockItemsTable[]) => rows.forEach((row) => ids.add(row.stock_item_id)),
    /** Features have changed of these items; null if of none. */
    write: async (described: Iterable<number> | null) => {
      for (const id of described ?? []) ids.add(id);
      await updateIndex(db, catalogs, { catalogId, ids, changesFeatures: described !== null });
    },
  };
};

async function* inBatchesOf<Row>(parts: AsyncIterable<Row[]>) {
  let pending: Row[] = [];
  for await (const part of parts) {
    pending.push(...part);
    if (pending.length < batchSize) continue;
    yield pending;
    pending = [];
  }
  if (pending.length > 0) yield pending;
}

const fillTables = async (db: Database, catalogs: IndexedCatalogs) => {
  const { catalogIds, featureKeys } = catalogs;
  // Before the items are read: what changes meanwhile is found to be missing.
  const state = await readExpected(db, catalogs);
  for (const language of languages) await writeFeatureValues(db, catalogIds, language, featureKeys);
  const catalogue = createCatalogueRepository(db);
  for (const catalogId of catalogIds)
    for await (const rows of inBatchesOf(catalogue.items(catalogId))) await insertItems(db, catalogs, catalogId, rows);
  for (const language of languages) {
    await fillWords(db, language);
    await countGroups(db, language, sql`true`, 1);
  }
  await createIndexes(db);
  for (const table of tableNames) await sql`analyze ${sql.table(table)}`.execute(db);
  await writeState(db, state);
};

/**
 * Fills new tables beside those that requests are answered from, and then puts them in their place: all in one
 * transaction, which another process waits for.
 */
export const fillIndex = (db: Database, catalogs: IndexedCatalogs) =>
  inTransaction(db, async (transaction) => {
    await sql`lock table ${stateTable} in exclusive mode`.execute(transaction);
    if (await isIndexCurrent(transaction, catalogs)) return;
    const { rows } = await sql<{ schema: string; path: string }>`select current_schema() as schema,
      current_setting('search_path') as path`.execute(transaction);
    const { schema = 'public', path = 'public' } = rows[0] ?? {};
    const next = `${schema}_search`;
    await sql`drop schema if exists ${sql.ref(next)} cascade`.execute(transaction);
    await sql`create schema ${sql.ref(next)}`.execute(transaction);
    await sql`set local search_path to ${sql.ref(next)}, ${sql.raw(path)}`.execute(transaction);
    await createTables(transaction);
    await fillTables(transaction, catalogs);
    for (const table of tableNames) {
      await sql`drop table ${sql.table(`${schema}.${table}`)}`.execute(transaction);
      await sql`alter table ${sql.table(`${next}.${table}`)} set schema ${sql.ref(schema)}`.execute(transaction);
    }
    await sql`drop schema ${sql.ref(next)}`.execute(transaction);
    await sql`set local search_path to ${sql.raw(path)}`.execute(transaction);
  });
