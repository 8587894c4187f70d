import { sql } from 'kysely';

import { foldText, trimPunctuation } from '@/engine/text/foldText';
import { soundOf } from '@/engine/text/soundOf';
import { type Language, languages } from '@/shared/i18n/languages';

import { catalogScope } from '../../db/dataVersions';
import { inParts } from '../../db/inParts';
import { inTransaction } from '../../db/inTransaction';
import type { Database } from '../../db/openDatabase';
import type { StockItemsTable } from '../../db/tables';
import { createCatalogueRepository } from '../../repositories/catalogueRepository';
import { readItemValues, writeFeatureValues } from './featureValues';
import { listCodes, readStoredText, splitWords } from './indexedText';
import { findKinship, parentOf, type SearchRow, toSearchRow } from './itemRows';
import { readRows } from './runSql';
import { codesTable, createIndexes, createTables, stateTable, tableNames, tablesOf } from './searchTables';

export type IndexedCatalogs = {
  /** In the order in which lists show them. */
  catalogIds: readonly number[];
  /** Of the features that lists can be filtered by. */
  featureKeys: readonly string[];
};

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

const describeWords = (words: readonly string[]) =>
  words.map((word) => {
    const folded = foldText(word);
    const bare = trimPunctuation(folded);
    return { word, folded, bare, sound: soundOf(bare) };
  });

/** Adds what names have gained, and takes off what they have lost. */
const changeWords = async (db: Database, language: Language, changes: ReadonlyMap<string, number>) => {
  const { words } = tablesOf(language);
  const changed = [...changes].filter(([, count]) => count !== 0);
  for (const part of inParts(changed)) {
    const described = describeWords(part.map(([word]) => word)).map((row, at) => ({ ...row, count: part[at]?.[1] }));
    await sql`insert into ${words} as own
      select md5(word), word, folded, bare, sound, count
      from json_to_recordset(${JSON.stringify(described)}::json)
        as given (word text, folded text, bare text, sound text, count bigint)
      on conflict (word_key) do update set occurrences = own.occurrences + excluded.occurrences`.execute(db);
  }
  await sql`delete from ${words} where occurrences <= 0 and word_key in (
    select md5(word) from json_array_elements_text(${JSON.stringify(changed.map(([word]) => word))}::json) as given (word)
  )`.execute(db);
};

const countWords = (counts: Map<string, number>, names: readonly (string | null)[], by: number) => {
  for (const word of names.flatMap(splitWords)) counts.set(word, (counts.get(word) ?? 0) + by);
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

export type ChangedItems = { catalogId: number; ids: readonly number[]; changesFeatures: boolean };

const settingsScope = 'settings';

// Another number whenever the tables or what is in them are made otherwise.
const layout = 1;

const describeSettings = ({ catalogIds, featureKeys }: IndexedCatalogs) =>
  JSON.stringify([layout, catalogIds, featureKeys]);

/** What the tables must hold to be current. */
const readExpected = async (db: Database, catalogs: IndexedCatalogs) => {
  const scopes = catalogs.catalogIds.map(catalogScope);
  const rows = await db.selectFrom('data_versions').select(['scope', 'version']).where('scope', 'in', scopes).execute();
  return new Map([
    [settingsScope, describeSettings(catalogs)],
    ...rows.map(({ scope, version }) => [scope, version] as const),
  ]);
};

const writeState = async (db: Database, state: ReadonlyMap<string, string>) => {
  for (const [scope, version] of state)
    await sql`insert into ${stateTable} (scope, version) values (${scope}, ${version})
      on conflict (scope) do update set version = excluded.version`.execute(db);
};

export const isIndexCurrent = async (db: Database, catalogs: IndexedCatalogs): Promise<boolean> => {
  const [expected, rows] = await Promise.all([
    readExpected(db, catalogs),
    readRows(db, sql<{ scope: string; version: string }>`select scope, version from ${stateTable}`),
  ]);
  const state = new Map(rows.map(({ scope, version }) => [scope, version]));
  return [...expected].every(([scope, version]) => state.get(scope) === version);
};

/** Brings the tables up to date with a change, in its transaction. */
export const updateIndex = async (
  db: Database,
  catalogs: IndexedCatalogs,
  { catalogId, ids, changesFeatures }: ChangedItems,
) => {
  const { catalogIds, featureKeys } = catalogs;
  if (changesFeatures)
    for (const language of languages) await writeFeatureValues(db, catalogIds, language, featureKeys);
  for (const part of inParts([...ids])) {
    const affected = await withFamilies(db, catalogId, part);
    const changes = new Map(languages.map((language) => [language, new Map<string, number>()]));
    const countAll = async (by: number) => {
      for (const [language, counts] of changes)
        countWords(counts, await readNames(db, language, catalogId, affected), by);
    };
    await countAll(-1);
    for (const language of languages)
      await sql`delete from ${tablesOf(language).items}
        where catalog_id = ${catalogId} and stock_item_id = any(${affected}::bigint[])`.execute(db);
    await sql`delete from ${codesTable}
      where catalog_id = ${catalogId} and stock_item_id = any(${affected}::bigint[])`.execute(db);
    await insertItems(db, catalogs, catalogId, await readItems(db, catalogId, affected));
    await countAll(1);
    for (const [language, counts] of changes) await changeWords(db, language, counts);
  }
  await writeState(db, await readExpected(db, catalogs));
};

const fillWords = async (db: Database, language: Language) => {
  const { items, words } = tablesOf(language);
  await sql`insert into ${words} (word_key, word, folded, bare, sound, occurrences)
    select md5(word), word, '', '', '', count(*)
    from ${items}, string_to_array(name collate "C", ' ') as given, unnest(given) as word
    where word <> '' group by word`.execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<{ word_key: string; word: string }>`select word_key, word from ${words}
      where word_key > ${last} order by word_key limit ${batchSize * 5}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    const described = describeWords(rows.map(({ word }) => word)).map((row, at) => ({
      ...row,
      word_key: rows[at]?.word_key,
    }));
    await sql`update ${words} as own set folded = given.folded, bare = given.bare, sound = given.sound
      from json_to_recordset(${JSON.stringify(described)}::json)
        as given (word_key text, folded text, bare text, sound text)
      where own.word_key = given.word_key`.execute(db);
    last = end.word_key;
  }
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
  for (const language of languages) await fillWords(db, language);
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
