import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import LibsqlDatabase from 'libsql';

import { StartError } from '../startError';

export type DataDirectoryLock = { release: () => void };

const holderOf = (noteFile: string) => {
  try {
    return ` (process ${readFileSync(noteFile, 'utf8').trim()})`;
  } catch {
    // The holder has not written its note yet; the message does without it.
    return '';
  }
};

/**
 * Keeps a second process out of an embedded database. The lock is the kernel's, on a small database file of its own,
 * so that it goes with the process however that ends.
 */
export const lockDataDirectory = (directory: string): DataDirectoryLock => {
  mkdirSync(directory, { recursive: true });
  const noteFile = join(directory, 'lock.pid');
  const database = new LibsqlDatabase(join(directory, 'lock.db'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new StartError(
      `The database in ${directory} is in use by another process${holderOf(noteFile)}: stop it, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(noteFile, `${process.pid}\n`);
  let held = true;
  return {
    release: () => {
      if (!held) return;
      held = false;
      database.exec('ROLLBACK');
      database.close();
    },
  };
};
