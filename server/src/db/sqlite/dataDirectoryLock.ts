import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import LibsqlDatabase from 'libsql';

import { getErrorCode, getErrorMessage, OperatorError } from '../../errors';

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

const findExisting = (directory: string): string =>
  existsSync(directory) ? directory : findExisting(dirname(directory));

/** Root would leave files there that the services cannot open. */
const refuseRoot = (directory: string) => {
  const { uid } = statSync(findExisting(directory));
  if (process.getuid?.() === 0 && uid !== 0)
    throw new OperatorError(
      `The data directory ${directory} belongs to another user (${uid}): run this as that user, not as root.`,
    );
};

/** Milliseconds: of two processes that begin at the same moment, SQLite may refuse both, and one of them gets it next. */
const patience = 50;

/** A kernel lock on a small database file of its own, so it is released however the process ends. */
const tryLock = (directory: string, name: string, statements: string): DataDirectoryLock | undefined => {
  let database: LibsqlDatabase.Database | undefined;
  try {
    refuseRoot(directory);
    // The directory will contain password hashes and secrets.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = new LibsqlDatabase(join(directory, name), { timeout: patience });
    database.exec(statements);
  } catch (error) {
    database?.close();
    if (/^SQLITE_(BUSY|LOCKED)/.test(getErrorCode(error))) return undefined;
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
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

/** Keeps a second instance of the services out of the embedded database; undefined if another process has the lock. */
export const tryLockDataDirectory = (directory: string): DataDirectoryLock | undefined => {
  const lock = tryLock(directory, 'lock.db', 'BEGIN EXCLUSIVE');
  if (lock) writeFileSync(pidFileIn(directory), `${process.pid}\n`);
  return lock;
};

const commandsFile = 'commands.db';

/** Held by every command that works alongside the services, because they may stop before it does. */
export const lockOutRestores = (directory: string): DataDirectoryLock => {
  const lock = tryLock(directory, commandsFile, 'BEGIN; SELECT 1 FROM sqlite_master');
  if (lock) return lock;
  throw new OperatorError(`The database in ${directory} is being restored: try again when that is done.`);
};

const lockOutCommands = (directory: string): DataDirectoryLock => {
  const lock = tryLock(directory, commandsFile, 'BEGIN EXCLUSIVE');
  if (lock) return lock;
  throw new OperatorError(`A command is changing the database in ${directory}: wait until it is done, or stop it.`);
};

export const lockDataDirectory = (directory: string): DataDirectoryLock => {
  const lock = tryLockDataDirectory(directory);
  if (lock) return lock;
  throw new OperatorError(
    `The database in ${directory} is in use by ${describeHolder(pidFileIn(directory))}: stop it, or set DATA_DIR to another directory.`,
  );
};

/** Keeps out the services and all commands. */
export const lockOutAll = (directory: string): DataDirectoryLock => {
  const services = lockDataDirectory(directory);
  try {
    const commands = lockOutCommands(directory);
    return {
      release: () => {
        commands.release();
        services.release();
      },
    };
  } catch (error) {
    services.release();
    throw error;
  }
};
