import { type RawBuilder, sql } from 'kysely';

import { type Language, languages } from '@/shared/i18n/languages';

import { inParts } from '../../db/inParts';
import { inTransaction } from '../../db/inTransaction';
import type { Database } from '../../db/openDatabase';
import type { StockItemsTable } from '../../db/tables';
import { createCatalogueRepository } from '../../repositories/catalogueRepository';
import { listCodes, readStoredText, type SearchRow, toSearchRow } from './indexedText';
import { type IndexedCatalogs, isIndexCurrent, readExpected, writeState } from './indexState';
import {
  codesTable,
  createIndexes,
  createTables,
  formerTableNames,
  stateTable,
  tableNames,
  tablesOf,
} from './searchTables';
import { changeWords, countWords, fillWords } from './wordCounts';

// Also how many items are in memory at a time.
const batchSize = 1000;

const isSold = ({ deleted }: StockItemsTable) => deleted === 0;

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
const insertItems = async (db: Database, { catalogIds }: IndexedCatalogs, rows: readonly StockItemsTable[]) => {
  await insertCodes(db, rows);
  const sold = rows.filter(isSold);
  for (const language of languages)
    await insertRows(
      db,
      language,
      sold.map((row) => toSearchRow(row, catalogIds.indexOf(row.catalog_id), language)),
    );
};

const readNames = async (db: Database, language: Language, where: RawBuilder<unknown>) => {
  const { rows } = await sql<{ name: string | null }>`select name from ${tablesOf(language).items}
    where ${where}`.execute(db);
  return rows.map(({ name }) => name);
};

const readItems = (db: Database, catalogId: number, ids: readonly number[]) =>
  db
    .selectFrom('stock_items')
    .selectAll()
    .where('catalog_id', '=', catalogId)
    .where('stock_item_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

// Filling all tables again is faster than changing this many items one by one.
const mostChanges = 20_000;

/** After very large changes, the services fill the tables again. */
const updateIndex = async (
  db: Database,
  catalogs: IndexedCatalogs,
  { catalogId, ids }: { catalogId: number; ids: ReadonlySet<number> },
) => {
  if (ids.size > mostChanges) return;
  for (const part of inParts([...ids])) {
    const isAffected = sql`catalog_id = ${catalogId} and stock_item_id = any(${part}::bigint[])`;
    const changes = new Map(languages.map((language) => [language, new Map<string, number>()]));
    const countAll = async (by: 1 | -1) => {
      for (const [language, counts] of changes) countWords(counts, await readNames(db, language, isAffected), by);
    };
    await countAll(-1);
    for (const language of languages)
      await sql`delete from ${tablesOf(language).items} where ${isAffected}`.execute(db);
    await sql`delete from ${codesTable} where ${isAffected}`.execute(db);
    await insertItems(db, catalogs, await readItems(db, catalogId, part));
    await countAll(1);
    for (const [language, counts] of changes) await changeWords(db, language, counts);
  }
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
    write: () => updateIndex(db, catalogs, { catalogId, ids }),
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
  // Before the items are read: what changes meanwhile is found to be missing.
  const state = await readExpected(db, catalogs);
  const catalogue = createCatalogueRepository(db);
  for (const catalogId of catalogs.catalogIds)
    for await (const rows of inBatchesOf(catalogue.items(catalogId))) await insertItems(db, catalogs, rows);
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
    for (const table of formerTableNames)
      await sql`drop table if exists ${sql.table(`${schema}.${table}`)}`.execute(transaction);
    await sql`drop schema ${sql.ref(next)}`.execute(transaction);
    await sql`set local search_path to ${sql.raw(path)}`.execute(transaction);
  });
