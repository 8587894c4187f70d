import type { SerializedError } from '@reduxjs/toolkit';
import { catalogPairs, type CatalogIds, type CatalogSegments } from './catalogPairs';
import type { RequestError } from './requestTypes';

export type CatalogFailure = { catalogId: number; error: RequestError | SerializedError };

export type CatalogAnswers<Answer> = { found: Answer[]; failed: CatalogFailure[] };

type Reading<Answer> = PromiseLike<{ data?: Answer; error?: RequestError | SerializedError }> & { abort: () => void };

/** Queries all catalogues in parallel. A failure of one does not hide the other (spec §1: results are merged). */
export const readCatalogs = async <Answer>(
  ids: CatalogIds,
  signal: AbortSignal,
  read: (segments: CatalogSegments) => Reading<Answer>,
): Promise<CatalogAnswers<Answer>> => {
  const readings = catalogPairs(ids).map((segments) => ({ catalogId: segments.catalogId, reading: read(segments) }));
  const abort = () => readings.forEach(({ reading }) => reading.abort());
  signal.addEventListener('abort', abort, { once: true });
  const answers = await Promise.all(
    readings.map(async ({ catalogId, reading }) => ({ catalogId, ...(await reading) })),
  ).finally(() => signal.removeEventListener('abort', abort));
  const merged: CatalogAnswers<Answer> = { found: [], failed: [] };
  for (const { catalogId, data, error } of answers) {
    // A failed query still carries the data of an earlier one, which is not this answer.
    if (error !== undefined) merged.failed.push({ catalogId, error });
    else if (data !== undefined) merged.found.push(data);
  }
  return merged;
};
