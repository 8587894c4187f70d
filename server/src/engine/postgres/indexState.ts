import { sql } from 'kysely';

import { catalogScope } from '../../db/dataVersions';
import type { Database } from '../../db/openDatabase';
import { readRows } from './runSql';
import { stateTable, tableNames } from './searchTables';

export type IndexedCatalogs = {
  /** In the order in which lists show them. */
  catalogIds: readonly number[];
};

const settingsScope = 'settings';

// Another number whenever the tables or what is in them are made otherwise.
const layout = 3;

const describeSettings = ({ catalogIds }: IndexedCatalogs) => JSON.stringify([layout, catalogIds]);

/** What the tables must hold to be current. */
export const readExpected = async (db: Database, catalogs: IndexedCatalogs) => {
  const scopes = catalogs.catalogIds.map(catalogScope);
  const rows = await db.selectFrom('data_versions').select(['scope', 'version']).where('scope', 'in', scopes).execute();
  return new Map([
    [settingsScope, describeSettings(catalogs)],
    ...rows.map(({ scope, version }) => [scope, version] as const),
  ]);
};

export const writeState = async (db: Database, state: ReadonlyMap<string, string>) => {
  for (const [scope, version] of state)
    await sql`insert into ${stateTable} (scope, version) values (${scope}, ${version})
      on conflict (scope) do update set version = excluded.version`.execute(db);
};

export const isIndexCurrent = async (db: Database, catalogs: IndexedCatalogs): Promise<boolean> => {
  const [table] = await readRows(db, sql<{ name: string | null }>`select to_regclass('search_state')::text as name`);
  if (!table?.name) return false;
  const [expected, rows] = await Promise.all([
    readExpected(db, catalogs),
    readRows(db, sql<{ scope: string; version: string }>`select scope, version from ${stateTable}`),
  ]);
  const state = new Map(rows.map(({ scope, version }) => [scope, version]));
  return [...expected].every(([scope, version]) => state.get(scope) === version);
};

/** On disk, with indexes. */
export const measureIndex = async (db: Database): Promise<number> => {
  const [row] = await readRows(
    db,
    sql<{ bytes: number }>`select coalesce(sum(pg_total_relation_size(to_regclass(name))), 0)::bigint as bytes
      from unnest(${tableNames}::text[]) as name`,
  );
  return row?.bytes ?? 0;
};
