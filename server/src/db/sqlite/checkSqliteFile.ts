import { existsSync, rmSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import LibsqlDatabase from 'libsql';

import { getErrorCode, getErrorMessage, OperatorError } from '../../errors';

const isNotEmpty = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * For a file that nobody writes to. If there is no write-ahead log to read, the file may be on a read-only disk, and
 * SQLite does not create a log next to it.
 */
export const toReadOnlyAddress = (file: string) =>
  `${pathToFileURL(file).href}?${isNotEmpty(`${file}-wal`) ? 'mode=ro' : 'immutable=1'}`;

/** The complete database that a restore is about to move into place; it stays behind if the restore is interrupted. */
export const getRestoredFile = (file: string) => `${file}.restored`;

export const refuseUnfinishedRestore = (file: string) => {
  if (existsSync(getRestoredFile(file)))
    throw new OperatorError(`A restore of ${file} was cut short: run "npm run restore -- FILE --replace" again.`);
};

/** SQLite reads the missing end of a truncated page as zeros, which may pass its integrity check. */
const endsWithinPage = (file: string, database: LibsqlDatabase.Database): boolean => {
  // An interrupted checkpoint may leave half a page; the write-ahead log still has the full one.
  if (isNotEmpty(`${file}-wal`)) return false;
  const [row] = database.prepare('PRAGMA page_size').all() as { page_size: number }[];
  return statSync(file).size % (row?.page_size ?? 1) !== 0;
};

const readCheck = (file: string): string | undefined => {
  try {
    const database = new LibsqlDatabase(toReadOnlyAddress(file));
    try {
      const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
      if (row?.quick_check !== 'ok') return (row?.quick_check ?? 'the integrity check failed').replaceAll('\n', ' ');
      return endsWithinPage(file, database) ? 'its end is missing' : undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    // Any other error is not corruption: opening the database for writing reports it.
    return /^SQLITE_(CORRUPT|NOTADB)/.test(getErrorCode(error)) ? getErrorMessage(error) : undefined;
  }
};

/** Reads the whole file; undefined if it is intact or cannot be opened. */
export const findDamage = (file: string): string | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return isNotEmpty(`${file}-wal`) ? 'the file is missing, but its write-ahead log exists' : undefined;
  if (!stats.isFile()) return 'it is not a regular file';
  if (stats.size === 0) return 'the file is empty';
  const absentCompanions = [`${file}-wal`, `${file}-shm`].filter((companion) => !existsSync(companion));
  const damage = readCheck(file);
  if (damage !== undefined) for (const companion of absentCompanions) rmSync(companion, { force: true });
  return damage;
};

/**
 * Rejects a damaged database before anything is written: opening it normally would merge the write-ahead log into the
 * file, or start a new one. Reading the whole file takes about 15 ms of processor time per 10 MB.
 */
export const checkSqliteFile = (file: string) => {
  refuseUnfinishedRestore(file);
  const damage = findDamage(file);
  if (damage === undefined) return;
  throw new OperatorError(
    `The database ${file} is damaged (${damage}). Nothing was changed. To restore a backup, run ` +
      '"npm run restore -- FILE --replace". Without a backup, "sqlite3 FILE .recover" saves what is still readable ' +
      '(see docs/backup.md).',
  );
};
