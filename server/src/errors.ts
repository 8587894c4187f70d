/** A failure that the operator can fix; shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
  /** What `--json` prints besides. */
  readonly details: Record<string, unknown>;

  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.details = details;
  }
}

/** A command was called the wrong way. */
export class UsageError extends StartError {
  override name = 'UsageError';
}

/** The code of a system, driver or package error, such as ENOENT or SQLITE_BUSY. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const getErrorMessage = (error: unknown): string => {
  // A host with several addresses fails with one error per address and an empty message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(getErrorMessage).join(', ');
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
};
