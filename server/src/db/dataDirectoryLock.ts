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

/**
 * Keeps a second process out of an embedded database. It is a kernel lock on a separate small database file, so it is
 * released however the process ends.
 */
export const lockDataDirectory = (directory: string): DataDirectoryLock => {
  const pidFile = join(directory, 'lock.pid');
  let database: LibsqlDatabase.Database | undefined;
  try {
    mkdirSync(directory, { recursive: true });
    database = new LibsqlDatabase(join(directory, 'lock.db'));
    database.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    const isInUse = /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error));
    throw new StartError(
      isInUse
        ? `The database in ${directory} is in use by ${describeHolder(pidFile)}: stop it, or set DATA_DIR to another directory.`
        : `Cannot use the data directory ${directory} (${getErrorMessage(error)}): set DATA_DIR to a directory that this user may write to.`,
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
