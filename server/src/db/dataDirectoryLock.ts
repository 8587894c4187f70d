import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';

import { getErrorCode, getErrorMessage, StartError } from '../errors';

export type DataDirectoryLock = { release: () => void };

const readHolder = (noteFile: string) => {
  try {
    return ` (process ${readFileSync(noteFile, 'utf8').trim()})`;
  } catch {
    // The holder has not written its note yet; the message works without it.
    return '';
  }
};

/**
 * Keeps a second process out of an embedded database. It is a kernel lock on a separate small database file, so it is
 * released however the process ends.
 */
export const lockDataDirectory = (directory: string): DataDirectoryLock => {
  const noteFile = join(directory, 'lock.pid');
  let database: LibsqlDatabase.Database | undefined;
  try {
    mkdirSync(directory, { recursive: true });
    database = new LibsqlDatabase(join(directory, 'lock.db'));
    database.exec('BEGIN EXCLUSIVE');
    writeFileSync(noteFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    const isInUse = /^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error));
    throw new StartError(
      isInUse
        ? `The database in ${directory} is in use by another process${readHolder(noteFile)}: stop it, or set DATA_DIR to another directory.`
        : `The data directory ${directory} cannot be used (${getErrorMessage(error)}): set DATA_DIR to one that this account may write to.`,
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
