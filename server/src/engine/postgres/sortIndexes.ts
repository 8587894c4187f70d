import { sql } from 'kysely';

import type { SortField } from '@/engine/query/sortOrders';
import { type Language, languages } from '@/shared/i18n/languages';

import type { Database } from '../../db/openDatabase';
import { readRows } from './runSql';

type TextField = Exclude<SortField, 'price'>;

export const sortColumn = (field: TextField, language: Language) => (field === 'name' ? `name_${language}` : field);

export const collationOf = (language: Language) => sql.ref(`search_order_${language}`);

const indexes = languages.flatMap((language) =>
  (['name', 'code'] as const).map((field) => ({
    name: `stock_items_${field}_${language}_sorted`,
    column: sortColumn(field, language),
    language,
  })),
);

/** Names and codes sort as `Intl.Collator` sorts them in the browser: numbers by their value, and equal ones as listed. */
const createCollation = (db: Database, language: Language) =>
  sql`create collation if not exists ${collationOf(language)}
    (provider = icu, locale = ${sql.lit(`${language}-u-kn-true`)}, deterministic = false)`.execute(db);

// What version 1.0 found texts in.
const formerTables = [
  ...['items', 'words', 'groups', 'values'].flatMap((table) =>
    languages.map((language) => `search_${table}_${language}`),
  ),
  'search_codes',
  'search_state',
];

/** Creates those that are missing. */
export const createSortIndexes = async (db: Database) => {
  for (const table of formerTables) await sql`drop table if exists ${sql.table(table)}`.execute(db);
  for (const language of languages) await createCollation(db, language);
  for (const { name, column, language } of indexes)
    await sql`create index if not exists ${sql.ref(name)}
      on stock_items (${sql.ref(column)} collate ${collationOf(language)}, catalog_id, position, stock_item_id)
      where deleted = 0`.execute(db);
};

/** On disk; null if some are missing. */
export const measureSortIndexes = async (db: Database): Promise<number | null> => {
  const [row] = await readRows(
    db,
    sql<{ bytes: number; count: number }>`select coalesce(sum(pg_relation_size(to_regclass(name))), 0)::bigint as bytes,
        count(to_regclass(name)) as count from unnest(${indexes.map(({ name }) => name)}::text[]) as name`,
  );
  return row?.count === indexes.length ? row.bytes : null;
};
