import { constants } from 'node:buffer';
import { createReadStream, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

import { getErrorCode, getFileProblem, OperatorError } from '../../errors';
import { suggest } from '../../suggest';

// The longest possible string: 512 MB.
const maxBytes = constants.MAX_STRING_LENGTH;

const suggestFile = async (path: string): Promise<string> => {
  const names = await readdir(dirname(path)).catch(() => []);
  return suggest(basename(path), names);
};

const explain = async (name: string, path: string, error: unknown) => {
  if (error instanceof OperatorError) return error;
  const hint = getErrorCode(error) === 'ENOENT' ? await suggestFile(path) : '';
  return new OperatorError(`Cannot read ${name}: ${getFileProblem(error)}.${hint}`);
};

/** The content of a text file that the user has named. */
export const readInputFile = async (directory: string, name: string): Promise<Buffer> => {
  const path = resolve(directory, name);
  try {
    if ((await stat(path)).size > maxBytes)
      throw new OperatorError(`Cannot read ${name}: it is larger than 512 MB, the limit; split it.`);
    return await readFile(path);
  } catch (error) {
    throw await explain(name, path, error);
  }
};

const isSameFile = (one: Stats, other: Stats) => one.size === other.size && one.mtimeMs === other.mtimeMs;

/** The same in parts, for a file of any size. It can be read several times, as long as nobody changes it. */
export const openInputFile = async (directory: string, name: string): Promise<() => AsyncGenerator<Buffer>> => {
  const path = resolve(directory, name);
  const read = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      throw await explain(name, path, error);
    }
  };
  const opened = await read(() => stat(path));
  return async function* () {
    if (!isSameFile(opened, await read(() => stat(path))))
      throw new OperatorError(`Nothing was written: ${name} changed during the import.`);
    const parts = createReadStream(path, { highWaterMark: 2 ** 18 })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (let part = await read(() => parts.next()); !part.done; part = await read(() => parts.next()))
        yield part.value;
    } finally {
      await parts.return?.();
    }
  };
};
