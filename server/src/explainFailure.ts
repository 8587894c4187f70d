import { format } from 'node:util';

import { ConfigError } from '@/shared/config/configError';

import { isDatabaseUnavailable } from './db/databaseFailure';
import { getErrorCode, getErrorMessage } from './errorCode';
import { StartError } from './startError';

// These say in their message which file or directory they are about.
const fileFailures = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG|EMFILE|EDQUOT)$/;

/** What the person at the terminal can act upon, as one line; the error itself where there is no such line. */
export const explainFailure = (error: unknown): unknown => {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const code = getErrorCode(error);
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code.startsWith('ERR_PARSE_ARGS') || fileFailures.test(code)) return getErrorMessage(error);
  return isDatabaseUnavailable(error) ? `The database does not answer: ${getErrorMessage(error)}` : error;
};

/** Of a command: failures end the process with one line where one line says it. */
export const runCommand = (command: () => Promise<void>) => {
  command().catch((error: unknown) => {
    process.exitCode = 1;
    // A connection that failed half way keeps its socket open, and with it the process.
    process.stderr.write(`${format(explainFailure(error))}\n`, () => process.exit());
  });
};
