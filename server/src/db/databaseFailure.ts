import { getErrorCode, getErrorMessage } from '../errorCode';

/** The database server gave no answer in time, so nobody knows whether the statement was carried out. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** A change was on its way into the database when the connection was lost: it may have been saved or not. */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';
}

// SQLSTATE classes: connection, resources, operator intervention, system, and serialisation after all retries.
const unavailableStates = /^(08|53|57|58)...$|^(40001|40P01|25006|25P03|55P03)$/;
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableSqlite = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOTADB|CORRUPT)/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** The database cannot answer for the moment: a full disk, a lost server, a lock held for too long. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof NoAnswerError || error instanceof OutcomeUnknownError) return true;
  const code = getErrorCode(error);
  const isKnown = unavailableStates.test(code) || unavailableCodes.test(code) || unavailableSqlite.test(code);
  return isKnown || unavailableMessages.test(getErrorMessage(error));
};

/** A value that the contract lets through and the database cannot hold. */
export const isUnfitValue = (error: unknown): boolean => /^22...$/.test(getErrorCode(error));

/** Another transaction was in the way; the same one may succeed when it is run again. */
export const isSerializationFailure = (error: unknown): boolean => /^(40001|40P01)$/.test(getErrorCode(error));
