import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';

import { getErrorCode, getErrorMessage, StartError } from '../errors';

export type DataDirectoryLock = { release: () => void };

const describeHolder = (pidFile: string) => {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    // The holder has not written its id yet.
    return 'another process';
  }
};

const pidFileIn = (directory: string) => join(directory, 'lock.pid');

/**
 * Keeps second services out of an embedded database; undefined if another process has the lock. It is a kernel lock on
 * a separate small database file, so it is released however the process ends.
 */
export const tryLockDataDirectory = (directory: string): DataDirectoryLock | undefined => {
  let database: LibsqlDatabase.Database | undefined;
  try {
    // It will contain password hashes and secrets.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = new LibsqlDatabase(join(directory, 'lock.db'));
    database.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFileIn(directory), `${process.pid}\n`);
  } catch (error) {
    database?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))) return undefined;
    throw new StartError(
      `Cannot use the data directory ${directory} (${getErrorMessage(error)}): set DATA_DIR to a directory that this user may write to.`,
    );
  }
  const lock = database;
  let isHeld = true;
  return {
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
};

export const lockDataDirectory = (directory: string): DataDirectoryLock => {
  const lock = tryLockDataDirectory(directory);
  if (lock) return lock;
  throw new StartError(
    `The database in ${directory} is in use by ${describeHolder(pidFileIn(directory))}: stop it, or set DATA_DIR to another directory.`,
  );
};
