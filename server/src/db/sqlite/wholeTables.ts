import { sql } from 'kysely';

import type { Database } from '../openDatabase';
import type { Tables } from '../tables';

export type DataTable = Exclude<keyof Tables, 'schema_migrations'>;

export type AnyRow = Record<string, unknown>;

const rowsAtOnce: Partial<Record<DataTable, number>> = {
  files: 20,
  picture_sizes: 100,
  order_documents: 10,
  error_reports: 20,
};

// Referencing tables come after those they refer to. The type ensures that no table is missing.
const order: Record<DataTable, number> = {
  server_secrets: 0,
  data_versions: 1,
  catalogs: 2,
  stock_categories: 3,
  stock_items: 4,
  stock_levels: 5,
  price_lists: 5,
  list_prices: 6,
  header_features: 6,
  item_features: 7,
  files: 8,
  picture_sizes: 8,
  unused_files: 8,
  content: 9,
  environments: 10,
  contact_messages: 11,
  clients: 12,
  people: 13,
  approvals: 13,
  sessions: 13,
  password_resets: 14,
  passkeys: 14,
  passkey_challenges: 14,
  attempt_counts: 15,
  known_addresses: 16,
  carts: 17,
  cart_lines: 18,
  favourite_lists: 19,
  set_aside_carts: 19,
  standing_orders: 19,
  orders: 20,
  order_lines: 21,
  order_pushes: 22,
  order_status_changes: 23,
  order_parcels: 23,
  order_parcel_lines: 24,
  order_documents: 24,
  order_requests: 23,
  order_request_lines: 24,
  quotes: 24,
  quote_lines: 25,
  outbox: 24,
  error_reports: 25,
  staff: 50,
  staff_sessions: 51,
  client_views: 52,
  missed_searches: 52,
  api_keys: 51,
  changes: 51,
  idempotency_keys: 51,
  order_feeds: 51,
  last_imports: 51,
  last_import_parts: 51,
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
