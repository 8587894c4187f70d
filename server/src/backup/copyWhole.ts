import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { type BackupContents, copyDatabaseFile, readBackupFile } from '../db/backupFile';
import { getErrorCode, getErrorMessage, StartError } from '../errors';

export const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

// The services keep writing, often to the same disk.
const reservedBytes = 16_000_000;

const requireSpace = (source: string, directory: string) => {
  const sizes = [source, `${source}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const needed = sizes.reduce((sum, size) => sum + size, reservedBytes);
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free < needed)
    throw new StartError(
      `The disk of ${directory} is too full: ${formatSize(needed)} are needed and ${formatSize(free)} are free. Nothing was written.`,
    );
};

const isRunning = (pid: number) => {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) !== 'ESRCH';
  }
};

/** What processes that were killed have left beside the target. */
const removeLeftovers = (target: string) => {
  const prefix = `${basename(target)}.`;
  for (const name of readdirSync(dirname(target))) {
    const pid = name.startsWith(prefix) && /^(\d+)\.partial(\.discarded)?$/.exec(name.slice(prefix.length))?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dirname(target), name), { recursive: true });
  }
};

const syncFile = (file: string) => {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Makes renames durable; Windows neither needs nor allows it. */
export const syncDirectory = (directory: string) => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const explain = (error: unknown, target: string): unknown => {
  const code = getErrorCode(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new StartError(`The disk of ${dirname(target)} is full. Nothing was written.`);
  if (code.startsWith('SQLITE_')) return new StartError(`Cannot write ${target}: ${getErrorMessage(error)}.`);
  return code === 'EACCES' ? new StartError(`Cannot write ${target}: this user may not write to its folder.`) : error;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Copy = {
  source: string;
  /** Whether services may be writing to the source. */
  isInUse: boolean;
  target: string;
  /** Moves the complete copy to the target. */
  place: (partial: string) => void;
};

/** Copies a database so that the target is complete or unchanged, whatever happens meanwhile. */
export const copyWhole = async ({ source, isInUse, target, place }: Copy): Promise<BackupContents> => {
  requireSpace(source, dirname(target));
  removeLeftovers(target);
  const folder = `${target}.${process.pid}.partial`;
  const partial = join(folder, basename(target));
  // Renamed first, so that the thread that copies cannot create another file in it.
  const discard = () => {
    if (!existsSync(folder)) return;
    renameSync(folder, `${folder}.discarded`);
    rmSync(`${folder}.discarded`, { recursive: true });
  };
  // SQLite's own interrupt would wait until the copy is complete.
  const interrupt = () => {
    discard();
    process.stderr.write('Interrupted. Nothing was changed.\n', () => process.exit(1));
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    mkdirSync(folder, { mode: 0o700 });
    // It contains secrets, and SQLite fills an empty file without changing its mode.
    closeSync(openSync(partial, 'wx', 0o600));
    await copyDatabaseFile(source, isInUse, partial);
    const contents = readBackupFile(partial);
    syncFile(partial);
    place(partial);
    syncDirectory(dirname(target));
    return contents;
  } catch (error) {
    throw explain(error, target);
  } finally {
    discard();
    for (const signal of signals) process.off(signal, interrupt);
  }
};
