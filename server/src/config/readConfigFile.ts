import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getErrorCode, getErrorMessage, StartError } from '../errors';

const name = 'medida.config.json';

/** The configuration file of a deployment; without one, every setting has its default. */
export const readConfigFile = (rootDirectory: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(rootDirectory, name), 'utf8')) as unknown;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return {};
    throw new StartError(`Cannot read ${name}: ${getErrorMessage(error)}`);
  }
};
