/** A failure that the operator can fix; shown as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Additional properties that `--json` prints. */
  readonly details: Record<string, unknown>;

  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.details = details;
  }
}

/** A command was called with invalid arguments. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/** The code of a system, driver or package error, such as ENOENT or SQLITE_BUSY. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

const fileProblems: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Why a file could not be opened, read or written; for messages that name it. */
export const getFileProblem = (error: unknown): string => {
  const code = getErrorCode(error);
  return (Object.hasOwn(fileProblems, code) ? fileProblems[code] : undefined) ?? getErrorMessage(error);
};

export const getErrorMessage = (error: unknown): string => {
  // A host with several addresses fails with one error per address and an empty message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(getErrorMessage).join(', ');
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
};
