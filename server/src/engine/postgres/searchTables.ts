import { sql } from 'kysely';

import { type Language, languages } from '@/shared/i18n/languages';

import type { Database } from '../../db/openDatabase';

/** The tables of a language: the texts of items, as a search compares them, and the words of their names. */
export const tablesOf = (language: Language) => ({
  items: sql.table(`search_items_${language}`),
  words: sql.table(`search_words_${language}`),
});

/** Every code, also of deleted items. */
export const codesTable = sql.table('search_codes');

/** The data version that the tables hold, by catalogue. */
export const stateTable = sql.table('search_state');

const collationOf = (language: Language) => sql.ref(`search_order_${language}`);

/** Names and codes sort as `Intl.Collator` sorts them in the browser: numbers by their value, and equal ones as listed. */
const createCollation = (db: Database, language: Language) =>
  sql`create collation if not exists ${collationOf(language)}
    (provider = icu, locale = ${sql.lit(`${language}-u-kn-true`)}, deterministic = false)`.execute(db);

const createLanguage = async (db: Database, language: Language) => {
  const { items, words } = tablesOf(language);
  await sql`create table if not exists ${items} (
    catalog_id integer not null,
    stock_item_id bigint not null,
    ord bigint not null,
    name text collate ${collationOf(language)},
    code text collate ${collationOf(language)},
    words text not null,
    bare text,
    codes text not null,
    grams integer[],
    measures text[],
    primary key (catalog_id, stock_item_id)
  )`.execute(db);
  await sql`create table if not exists ${words} (
    word_key text primary key, word text not null, folded text not null, bare text not null, sound text not null,
    occurrences bigint not null
  )`.execute(db);
};

/** By column or expression; `gin` where a text or a list contains what is looked for. */
const indexes = (trigrams: string) =>
  ({
    items: {
      name: 'btree (name, ord, stock_item_id)',
      code: 'btree (code, ord, stock_item_id)',
      words: `gin (words ${trigrams}) with (fastupdate = off)`,
      bare: `gin (bare ${trigrams}) with (fastupdate = off) where bare is not null`,
      codes: `gin (codes ${trigrams}) with (fastupdate = off)`,
      grams: 'gin (grams) with (fastupdate = off) where grams is not null',
      measures: 'gin (measures) with (fastupdate = off) where measures is not null',
    },
    words: { bare: 'hash (bare)' },
  }) as const;

const ofLanguages = ['items', 'words'].flatMap((table) => languages.map((language) => `search_${table}_${language}`));

/** What earlier versions kept. */
export const formerTableNames = ['groups', 'values'].flatMap((table) =>
  languages.map((language) => `search_${table}_${language}`),
);

export const tableNames = [...ofLanguages, 'search_codes', 'search_state'];

const findTrigrams = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(db);
  return `"${rows[0]?.schema ?? 'public'}".gin_trgm_ops`;
};

type IndexDefinition = { name: string; table: string; definition: string };

const listIndexes = async (db: Database): Promise<IndexDefinition[]> => {
  const all = indexes(await findTrigrams(db));
  const ofItems = languages.flatMap((language) =>
    Object.entries(all).flatMap(([table, own]) =>
      Object.entries(own).map(([name, definition]) => ({
        name: `search_${table}_${language}_${name}`,
        table: `search_${table}_${language}`,
        definition,
      })),
    ),
  );
  return [
    ...ofItems,
    { name: 'search_codes_item', table: 'search_codes', definition: 'btree (catalog_id, stock_item_id)' },
  ];
};

export const createIndexes = async (db: Database) => {
  for (const { name, table, definition } of await listIndexes(db))
    await sql`create index if not exists ${sql.ref(name)} on ${sql.table(table)} using ${sql.raw(definition)}`.execute(
      db,
    );
};

/** In the first schema of the path. */
export const createTables = async (db: Database) => {
  for (const language of languages) await createLanguage(db, language);
  await sql`create table if not exists ${codesTable} (
    code text collate "C" not null, catalog_id integer not null, stock_item_id bigint not null, deleted boolean not null,
    primary key (code, catalog_id, stock_item_id)
  )`.execute(db);
  await sql`create table if not exists ${stateTable} (scope text primary key, version text not null)`.execute(db);
};

/** Creates what is missing, and the extension: the owner of a database may, so that no superuser is needed. */
export const createSearchTables = async (db: Database) => {
  await sql`create extension if not exists pg_trgm with schema public`.execute(db);
  for (const language of languages) await createCollation(db, language);
  await createTables(db);
};
