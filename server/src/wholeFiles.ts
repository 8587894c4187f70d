import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { getErrorCode, getFileProblem, StartError } from './errors';

export const syncFile = (file: string) => {
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

const isRunning = (pid: number) => {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) !== 'ESRCH';
  }
};

/** Where the target is written before it takes its place. */
export const getDraftName = (target: string) => `${target}.${process.pid}.partial`;

/** Drafts that processes that were killed have left beside the target. */
export const removeLeftovers = (target: string) => {
  const prefix = `${basename(target)}.`;
  for (const name of readdirSync(dirname(target))) {
    const pid = name.startsWith(prefix) && /^(\d+)\.partial(\.discarded)?$/.exec(name.slice(prefix.length))?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dirname(target), name), { recursive: true });
  }
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Discards a draft when the operator interrupts the process, until the returned function is called. */
export const discardOnInterrupt = (discard: () => void) => {
  const interrupt = () => {
    discard();
    process.stderr.write('Interrupted. Nothing was changed.\n', () => process.exit(1));
  };
  for (const signal of signals) process.on(signal, interrupt);
  return () => {
    for (const signal of signals) process.off(signal, interrupt);
  };
};

/** Keeps who may read the file; only root can give it back to its owner. */
const replaceFile = async (file: string, content: string, before: Stats | undefined) => {
  removeLeftovers(file);
  const draft = getDraftName(file);
  const discard = () => rmSync(draft, { force: true });
  const stopListening = discardOnInterrupt(discard);
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    if (before && process.getuid?.() === 0) chownSync(draft, before.uid, before.gid);
    if (before) chmodSync(draft, before.mode & 0o777);
    renameSync(draft, file);
    syncDirectory(dirname(file));
  } finally {
    discard();
    stopListening();
  }
};

/**
 * Writes a file, which only its owner can read if it is new, so that it is complete or as it was, whatever happens meanwhile. `name` is
 * what a person has typed.
 */
export const writeWholeFile = async (directory: string, name: string, content: string) => {
  const file = resolve(directory, name);
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    // Nothing can take the place of a device or pipe, such as /dev/stdout.
    if (stats && !stats.isFile()) await writeFile(file, content);
    else await replaceFile(stats ? realpathSync(file) : file, content, stats);
  } catch (error) {
    throw new StartError(`Cannot write ${name}: ${getFileProblem(error)}.`);
  }
};
