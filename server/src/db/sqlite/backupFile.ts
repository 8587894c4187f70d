import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import LibsqlDatabase from 'libsql';
import AsyncLibsqlDatabase from 'libsql/promise';

import { OperatorError } from '../../errors';
import { allMigrations } from '../migrations/allMigrations';
import { findDamage, toReadOnlyAddress } from './checkSqliteFile';

export type BackupContents = { bytes: number; orders: number; clients: number; unknownMigrations: string[] };

/**
 * Writes a consistent copy into the empty file `target`. The services may read and write meanwhile: they share a
 * write-ahead log with this connection. It runs on a thread of its own, so that signals are still handled.
 */
export const copyDatabaseFile = async (source: string, isInUse: boolean, target: string): Promise<void> => {
  const address = isInUse ? `${pathToFileURL(source).href}?mode=ro` : toReadOnlyAddress(source);
  const database = new AsyncLibsqlDatabase(address, { timeout: 5000 });
  try {
    await database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
};

const readCounts = (file: string) => {
  const database = new LibsqlDatabase(toReadOnlyAddress(file));
  const select = <Row>(query: string) => database.prepare(query).all() as Row[];
  const count = (table: string) => select<{ count: number }>(`select count(*) as count from ${table}`)[0]?.count ?? 0;
  try {
    const found = select(
      "select 1 from sqlite_master where type = 'table' and name in ('schema_migrations', 'orders', 'clients')",
    );
    if (found.length < 3) throw new OperatorError(`${file} is a database, but not one of Medida.`);
    const known = new Set(allMigrations('sqlite').map(({ name }) => name));
    const applied = select<{ name: string }>('select name from schema_migrations order by name');
    return {
      orders: count('orders'),
      clients: count('clients'),
      unknownMigrations: applied.map(({ name }) => name).filter((name) => !known.has(name)),
    };
  } finally {
    database.close();
  }
};

/**
 * Marks unsent entries as failed, so that only the operator sends them: they may have been sent since the backup.
 * Returns how many.
 */
export const failUnsentEntries = (file: string): number => {
  const database = new LibsqlDatabase(file);
  try {
    // Earlier versions had no outbox.
    if (database.prepare("select 1 from sqlite_master where name = 'outbox'").all().length === 0) return 0;
    const hold = 'update outbox set failed_at = ?, last_error = ? where failed_at is null';
    return database.prepare(hold).run(Date.now(), 'restored from a backup').changes;
  } finally {
    database.close();
  }
};

/** Software has seen orders and changes that a backup lacks: its cursors are of another feed. */
export const renewOrderFeeds = (file: string) => {
  const database = new LibsqlDatabase(file);
  try {
    // Earlier versions had none.
    if (database.prepare("select 1 from sqlite_master where name = 'order_feeds'").all().length === 0) return;
    database.prepare('update order_feeds set feed_id = lower(hex(randomblob(6)))').run();
  } finally {
    database.close();
  }
};

/** Reads the whole file; if it is damaged or not a backup, fails with one line. */
export const readBackupFile = (file: string): BackupContents => {
  const damage = findDamage(file);
  if (damage !== undefined) throw new OperatorError(`${file} is damaged or not a backup: ${damage}.`);
  return { bytes: statSync(file).size, ...readCounts(file) };
};
