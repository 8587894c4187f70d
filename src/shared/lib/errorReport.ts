import { newUuid } from './newUuid';

/** Hands an error to the browser's own reporting under an id that a person can read out to support. */
export const reportUnderId = (error: unknown, reportId = newUuid().slice(0, 8).toUpperCase()): string => {
  globalThis.reportError(new Error(`report ${reportId}`, { cause: error }));
  return reportId;
};
