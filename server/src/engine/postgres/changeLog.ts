import { sql } from 'kysely';

import { catalogScope } from '../../db/dataVersions';
import { isPostgres } from '../../db/engine';
import type { Database } from '../../db/openDatabase';
import { readRows } from './runSql';

/** What changed from one version of a catalogue to another. */
const logTable = sql.table('search_changes');

/** Recent changes, so that processes read nothing else again. */
export const createChangeLog = (db: Database) =>
  sql`create table if not exists ${logTable} (
    catalog_id integer not null, previous text not null, version text not null, ids bigint[] not null,
    has_features boolean not null, changed_at timestamptz not null default now(), primary key (catalog_id, version)
  )`.execute(db);

// Many more are in most parts, so that all are read again.
const mostIds = 5000;

export type Change = { ids: number[]; hasFeatures: boolean };

/** Logs a change in the transaction that makes it, where processes read the log. */
export const logChange = async (
  db: Database,
  {
    catalogId,
    previous,
    ids,
    hasFeatures,
  }: { catalogId: number; previous: string; ids: ReadonlySet<number>; hasFeatures: boolean },
) => {
  if (!isPostgres(db) || ids.size > mostIds) return;
  const { rows } = await sql<{ name: string | null }>`select to_regclass('search_changes')::text as name`.execute(db);
  if (!rows[0]?.name) return;
  await sql`insert into ${logTable} (catalog_id, previous, version, ids, has_features)
    select ${catalogId}, ${previous}, version, ${[...ids]}::bigint[], ${hasFeatures}
    from data_versions where scope = ${catalogScope(catalogId)}`.execute(db);
  await sql`delete from ${logTable} where changed_at < now() - interval '1 hour'`.execute(db);
};

type LogRow = { previous: string; version: string; ids: string[]; has_features: boolean };

/** All that changed between two versions, or null if that is not known. */
export const readChange = async (
  db: Database,
  catalogId: number,
  { from, to }: { from: string; to: string },
): Promise<Change | null> => {
  if (from === to) return { ids: [], hasFeatures: false };
  const rows = await readRows(
    db,
    sql<LogRow>`select previous, version, ids, has_features from ${logTable} where catalog_id = ${catalogId}`,
  );
  const byVersion = new Map(rows.map((row) => [row.version, row]));
  const ids = new Set<number>();
  let hasFeatures = false;
  for (let version = to; version !== from;) {
    const row = byVersion.get(version);
    if (!row) return null;
    byVersion.delete(version);
    for (const id of row.ids) ids.add(Number(id));
    hasFeatures ||= row.has_features;
    version = row.previous;
  }
  return { ids: [...ids], hasFeatures };
};
