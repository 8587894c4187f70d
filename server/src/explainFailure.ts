import { format } from 'node:util';

import { ConfigError } from '@/shared/config/runtimeConfig';

import { isDatabaseUnavailable } from './db/databaseFailure';
import { getErrorCode, getErrorMessage, StartError } from './errors';

// Their message already names the file or directory.
const fileFailures = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG|EMFILE|EDQUOT)$/;

/**
 * Turns an error that the operator can fix into one line; returns any other error as it is.
 *
 * @internal
 */
export const explainFailure = (error: unknown): unknown => {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  const code = getErrorCode(error);
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code.startsWith('ERR_PARSE_ARGS') || fileFailures.test(code)) return getErrorMessage(error);
  return isDatabaseUnavailable(error) ? `The database is not responding: ${getErrorMessage(error)}` : error;
};

/** Runs a command; a failure ends the process, with a single line if there is one that explains it. */
export const runCommand = (command: () => Promise<void>) => {
  command().catch((error: unknown) => {
    process.exitCode = 1;
    // A half-open connection keeps its socket, and thus the process, alive.
    process.stderr.write(`${format(explainFailure(error))}\n`, () => process.exit());
  });
};
