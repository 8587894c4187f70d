const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

// SQLSTATE classes: connection, resources, operator intervention, system, and serialisation after all retries.
const unavailableStates = /^(08|53|57|58)...$|^(40001|40P01|25006|55P03)$/;
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableSqlite = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOTADB|CORRUPT)/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** The database cannot answer for the moment: a full disk, a lost server, a lock held for too long. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (hasCode(error)) {
    const { code } = error;
    if (unavailableStates.test(code) || unavailableCodes.test(code) || unavailableSqlite.test(code)) return true;
  }
  return error instanceof Error && unavailableMessages.test(error.message);
};

/** A value that the contract lets through and the database cannot hold. */
export const isUnfitValue = (error: unknown): boolean => hasCode(error) && /^22...$/.test(error.code);

/** Another transaction was in the way; the same one may succeed when it is run again. */
export const isSerializationFailure = (error: unknown): boolean => hasCode(error) && /^(40001|40P01)$/.test(error.code);

export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error) && (error.code === '23505' || /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code));
