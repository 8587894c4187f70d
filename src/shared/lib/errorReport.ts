import { newUuid } from './newUuid';

/** Reports an error through the browser under an id that a user can read out to support. */
export const reportUnderId = (error: unknown, reportId = newUuid().slice(0, 8).toUpperCase()): string => {
  globalThis.reportError(new Error(`report ${reportId}`, { cause: error }));
  return reportId;
};

/** What was reported under an id; undefined for any other error. */
export const readReport = (error: unknown): { id: string; cause: unknown } | undefined => {
  if (!(error instanceof Error)) return undefined;
  const id = /^report ([0-9A-F]{8})$/.exec(error.message)?.[1];
  return id === undefined ? undefined : { id, cause: error.cause };
};
