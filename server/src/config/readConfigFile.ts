import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../startError';

const name = 'medida.config.json';

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The configuration file of a deployment; without one everything has its default. */
export const readConfigFile = (rootDirectory: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(rootDirectory, name), 'utf8')) as unknown;
  } catch (error) {
    if (isAbsent(error)) return {};
    throw new StartError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};
