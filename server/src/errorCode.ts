/** The code of a failure of the system, of a driver or of a package, such as ENOENT or SQLITE_BUSY. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const getErrorMessage = (error: unknown): string => {
  // What a host with several addresses answers: one error for each, and no message of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(getErrorMessage).join(', ');
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
};
