import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { discardOnInterrupt, getDraftName, removeLeftovers, syncDirectory, syncFile } from '../atomicFiles';
import { type BackupContents, copyDatabaseFile, readBackupFile } from '../db/sqlite/backupFile';
import { getErrorCode, getErrorMessage, OperatorError } from '../errors';

export const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

// Left free for the services, which keep writing, often to the same disk.
const reservedBytes = 16_000_000;

const requireSpace = (source: string, directory: string) => {
  const sizes = [source, `${source}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const needed = sizes.reduce((sum, size) => sum + size, reservedBytes);
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free < needed)
    throw new OperatorError(
      `The disk of ${directory} is too full: ${formatSize(needed)} are needed and ${formatSize(free)} are free. Nothing was written.`,
    );
};

const explain = (error: unknown, target: string): unknown => {
  const code = getErrorCode(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new OperatorError(`The disk of ${dirname(target)} is full. Nothing was written.`);
  if (code.startsWith('SQLITE_')) return new OperatorError(`Cannot write ${target}: ${getErrorMessage(error)}.`);
  return code === 'EACCES'
    ? new OperatorError(`Cannot write ${target}: this user may not write to its folder.`)
    : error;
};

type Copy = {
  source: string;
  /** Whether services may be writing to the source. */
  isInUse: boolean;
  target: string;
  /** Moves the complete copy to the target. */
  place: (partial: string) => void;
};

/** Copies a database atomically: whatever happens meanwhile, the target is either complete or unchanged. */
export const copyAtomically = async ({ source, isInUse, target, place }: Copy): Promise<BackupContents> => {
  requireSpace(source, dirname(target));
  removeLeftovers(target);
  const folder = getDraftName(target);
  const partial = join(folder, basename(target));
  // Renamed first, so that the copying thread cannot create another file in the folder.
  const discard = () => {
    if (!existsSync(folder)) return;
    renameSync(folder, `${folder}.discarded`);
    rmSync(`${folder}.discarded`, { recursive: true });
  };
  // SQLite's own interrupt would wait until the copy is complete.
  const stopListening = discardOnInterrupt(discard);
  try {
    mkdirSync(folder, { mode: 0o700 });
    // The copy contains secrets; SQLite fills an existing empty file without changing its mode.
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
    stopListening();
  }
};
