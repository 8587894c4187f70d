import { getErrorCode, getErrorMessage } from '../errors';

/** The database server did not respond in time, so it is unknown whether the statement was executed. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

/** The connection was lost during a write, which may or may not have been saved. */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';
}

/** The host rejects writes: a standby, or one that was not promoted yet. */
export class ReadOnlyHostError extends Error {
  override name = 'ReadOnlyHostError';
}

/** No host of DATABASE_URL can be used. */
export class NoUsableHostError extends Error {
  override name = 'NoUsableHostError';
}

// SQLSTATE classes: connection, resources, operator intervention, system; and serialization failures after all retries.
const unavailableStates = /^(08|53|57|58)...$|^(40001|40P01|25006|25P03|55P03)$/;
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableSqlite = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOTADB|CORRUPT)/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

const ownFailures = [DatabaseTimeoutError, OutcomeUnknownError, ReadOnlyHostError, NoUsableHostError];

/** The database is temporarily unavailable: a full disk, a lost server, a lock held for too long. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (ownFailures.some((Failure) => error instanceof Failure)) return true;
  const code = getErrorCode(error);
  const isKnown = unavailableStates.test(code) || unavailableCodes.test(code) || unavailableSqlite.test(code);
  return isKnown || unavailableMessages.test(getErrorMessage(error));
};

export const isDiskFull = (error: unknown): boolean => /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(getErrorCode(error));

/** The contract allows the value, but the database cannot store it. */
export const isInvalidData = (error: unknown): boolean => /^22...$/.test(getErrorCode(error));

/** A row with the same key exists. */
export const isDuplicate = (error: unknown): boolean =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(getErrorCode(error));

/** Conflict with another transaction; a retry may succeed. */
export const isSerializationFailure = (error: unknown): boolean => /^(40001|40P01)$/.test(getErrorCode(error));
