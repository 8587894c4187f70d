import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { discardOnInterrupt, syncDirectory, syncFile } from '../atomicFiles';
import { getErrorCode, OperatorError } from '../errors';

/** Moves files, replacing those of the same name. */
const moveFiles = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) moveFiles(source, target);
    else {
      syncFile(source);
      renameSync(source, target);
    }
  }
  syncDirectory(to);
};

/**
 * Puts files into a folder once all of them are written, so that it is complete or unchanged, whatever happens meanwhile.
 */
export const fillFolder = async <Result>(directory: string, write: (draft: string) => Promise<Result>) => {
  if (existsSync(directory) && !statSync(directory).isDirectory())
    throw new OperatorError(`${directory} is not a folder.`);
  const added = mkdirSync(directory, { recursive: true });
  const draft = mkdtempSync(join(directory, '.export-'));
  const discard = () => rmSync(added ?? draft, { recursive: true });
  const stopListening = discardOnInterrupt(discard);
  try {
    const result = await write(draft);
    moveFiles(draft, directory);
    rmSync(draft, { recursive: true });
    return result;
  } catch (error) {
    discard();
    throw getErrorCode(error) === 'ENOSPC'
      ? new OperatorError(`The disk of ${directory} is full. Nothing was changed.`)
      : error;
  } finally {
    stopListening();
  }
};
