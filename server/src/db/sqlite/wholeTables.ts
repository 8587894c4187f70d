import { sql } from 'kysely';

import type { Database } from '../openDatabase';
import type { Tables } from '../tables';

export type DataTable = Exclude<keyof Tables, 'schema_migrations'>;

export type AnyRow = Record<string, unknown>;

const rowsAtOnce: Partial<Record<DataTable, number>> = { files: 20, error_reports: 20 };

// Referencing tables come after those they refer to. The type ensures that no table is missing.
const order: Record<DataTable, number> = {
  server_secrets: 0,
  data_versions: 1,
  catalogs: 2,
  stock_categories: 3,
  stock_items: 4,
  header_features: 5,
  item_features: 6,
  files: 7,
  content: 8,
  environments: 9,
  contact_messages: 10,
  clients: 11,
  sessions: 12,
  password_resets: 13,
  attempt_counts: 14,
  known_addresses: 15,
  carts: 16,
  cart_lines: 17,
  favourite_lists: 18,
  orders: 19,
  order_lines: 20,
  order_pushes: 21,
  order_status_changes: 22,
  outbox: 23,
  error_reports: 24,
};

export const dataTables = (Object.keys(order) as DataTable[]).sort((one, other) => order[one] - order[other]);

/** For the embedded database only, whose rows have a built-in row number. */
export async function* readWholeTable(db: Database, table: DataTable): AsyncGenerator<AnyRow[]> {
  const limit = rowsAtOnce[table] ?? 500;
  for (let last = 0; ;) {
    const { rows } = await sql<AnyRow & { source_row: number }>`
      select rowid as source_row, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${limit}
    `.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.source_row;
    yield rows.map(({ source_row: _, ...row }) => row);
  }
}

export const insertRows = async (db: Database, table: DataTable, rows: AnyRow[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const lists = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(lists)}`.execute(db);
};

export const hasRows = async (db: Database, table: DataTable): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const countRows = async (db: Database, table: DataTable): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
