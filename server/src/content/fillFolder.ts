import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { getErrorCode, StartError } from '../errors';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Every file replaces the one of the same name. */
const moveFiles = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) moveFiles(source, target);
    else renameSync(source, target);
  }
};

/**
 * Puts files into a folder once all of them are written, so that it is complete or unchanged, whatever happens meanwhile.
 */
export const fillFolder = async <Result>(directory: string, write: (draft: string) => Promise<Result>) => {
  if (existsSync(directory) && !statSync(directory).isDirectory())
    throw new StartError(`${directory} is not a folder.`);
  const added = mkdirSync(directory, { recursive: true });
  const draft = mkdtempSync(join(directory, '.export-'));
  const discard = () => rmSync(added ?? draft, { recursive: true });
  const interrupt = () => {
    discard();
    process.stderr.write('Interrupted. Nothing was changed.\n', () => process.exit(1));
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    const result = await write(draft);
    moveFiles(draft, directory);
    rmSync(draft, { recursive: true });
    return result;
  } catch (error) {
    discard();
    throw getErrorCode(error) === 'ENOSPC'
      ? new StartError(`The disk of ${directory} is full. Nothing was changed.`)
      : error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
};
