import { ConfigError } from '@/shared/config/configError';

import { isDatabaseUnavailable } from './db/databaseFailure';
import { errorCodeOf, errorMessageOf } from './errorCode';
import { StartError } from './startError';

const knownCodes: Record<string, string> = {
  EADDRINUSE: 'The port is taken by another program: stop it, or set PORT to another number.',
  EACCES: 'This account may not use the port or the data directory.',
  ENOSPC: 'The disk is full.',
};

/** What the person at the terminal can act upon, as one line; the error itself where there is no such line. */
export const explainFailure = (error: unknown): unknown => {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const code = errorCodeOf(error);
  if (code.startsWith('ERR_PARSE_ARGS')) return errorMessageOf(error);
  if (knownCodes[code] !== undefined) return knownCodes[code];
  return isDatabaseUnavailable(error) ? `The database does not answer: ${errorMessageOf(error)}` : error;
};

/** Of a command: failures end the process with one line where one line says it. */
export const runCommand = (command: () => Promise<void>) => {
  command().catch((error: unknown) => {
    console.error(explainFailure(error));
    process.exitCode = 1;
  });
};
