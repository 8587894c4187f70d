import { constants } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

import { getFileProblem, StartError } from '../errors';

// What fits into one string: 512 MB.
const maxBytes = constants.MAX_STRING_LENGTH;

/** The content of a text file that a person has named. */
export const readInputFile = async (directory: string, name: string): Promise<Buffer> => {
  const path = resolve(directory, name);
  const refuse = (reason: string) => new StartError(`Cannot read ${name}: ${reason}.`);
  try {
    if ((await stat(path)).size > maxBytes) throw refuse('it is larger than 512 MB, the limit; split it');
    return await readFile(path);
  } catch (error) {
    throw error instanceof StartError ? error : refuse(getFileProblem(error));
  }
};
