import { format } from 'node:util';

import { ConfigError } from '@/shared/config/runtimeConfig';

import { nameCommands } from './commands/nameCommands';
import { isDatabaseUnavailable } from './db/databaseFailure';
import { getErrorCode, getErrorMessage, getFileProblem, OperatorError, UsageError } from './errors';

const fileFailures = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG|EMFILE|EDQUOT)$/;

const describeFile = (error: unknown) => {
  const path = typeof error === 'object' && error !== null && 'path' in error ? String(error.path) : '';
  return path === '' ? getErrorMessage(error) : `Cannot use ${path}: ${getFileProblem(error)}.`;
};

/** Turns an error that the operator can fix into one line; returns any other error as it is. */
export const explainFailure = (error: unknown): unknown => {
  if (error instanceof OperatorError || error instanceof ConfigError) return nameCommands(error.message);
  const code = getErrorCode(error);
  if (code === 'ENOSPC') return 'The disk is full.';
  if (fileFailures.test(code)) return describeFile(error);
  return isDatabaseUnavailable(error) ? `The database is not responding: ${getErrorMessage(error)}` : error;
};

/** Runs a program. A failure ends the process, with a one-line explanation if there is one. */
export const runProgram = (program: () => Promise<void>) => {
  // The reader of a pipe, such as head, may have closed it.
  process.stdout.on('error', (error) => {
    if (getErrorCode(error) === 'EPIPE') process.exit();
    throw error;
  });
  program().catch((error: unknown) => {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    // A half-open connection keeps its socket, and thus the process, alive.
    process.stderr.write(`${format(explainFailure(error))}\n`, () => process.exit());
  });
};
