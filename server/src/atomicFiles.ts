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

import { getErrorCode, getFileProblem, OperatorError } from './errors';

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

/** Where the content is written before it replaces the target. */
export const getDraftName = (target: string) => `${target}.${process.pid}.partial`;

/** Removes the drafts that killed processes have left next to the target. */
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

/** Keeps the file's permissions; only root can also restore its owner. */
const replaceFile = async (file: string, content: string | Uint8Array, before: Stats | undefined) => {
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

/** For commands that replace a file only with `--force`; a device, such as /dev/stdout, is not replaced. */
export const refuseToReplace = (directory: string, name: string) => {
  if (statSync(resolve(directory, name), { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`${name} exists: choose another name, or replace it with --force.`);
};

/**
 * Writes a file atomically: whatever happens meanwhile, it is either complete or as it was. A new file can only be read
 * by its owner. `name` is what the user has typed.
 */
export const writeFileAtomically = async (directory: string, name: string, content: string | Uint8Array) => {
  const file = resolve(directory, name);
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    // A device or pipe, such as /dev/stdout, cannot be replaced.
    if (stats && !stats.isFile()) await writeFile(file, content);
    else await replaceFile(stats ? realpathSync(file) : file, content, stats);
  } catch (error) {
    throw new OperatorError(`Cannot write ${name}: ${getFileProblem(error)}.`);
  }
};
