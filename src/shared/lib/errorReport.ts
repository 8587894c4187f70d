import { newUuid } from './newUuid';

/** Reports an error through the browser under an id that a user can read out to support. */
export const reportUnderId = (error: unknown, reportId = newUuid().slice(0, 8).toUpperCase()): string => {
  globalThis.reportError(new Error(`report ${reportId}`, { cause: error }));
  return reportId;
};
