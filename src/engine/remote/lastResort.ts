import type { CatalogEngine, EngineMethod, RequestOptions } from '../host/catalogEngine';
import type { CatalogPage, CatalogQuery, Suggestions } from '../query/catalogQuery';
import { callRequest } from '../worker/engineRequests';

const isFoundText = async (engine: CatalogEngine, text: string, options: RequestOptions) =>
  (await engine.query({ text, pageSize: 1 }, options)).reading?.isFound ?? true;

/** Whether an answer has what was searched for, rather than a correction, a part of it or nothing. */
const isFound = async (
  engine: CatalogEngine,
  { method, args, answer }: { method: EngineMethod; args: readonly unknown[]; answer: unknown },
  options: RequestOptions,
): Promise<boolean> => {
  if (method === 'suggest') return String(args[0]).trim() === '' || (answer as Suggestions).total > 0;
  if (method !== 'query' && method !== 'priceList' && method !== 'neighbours') return true;
  const { text, isLiteral } = args[0] as CatalogQuery;
  if (text === undefined || isLiteral) return true;
  return method === 'query'
    ? ((answer as CatalogPage).reading?.isFound ?? true)
    : await isFoundText(engine, text, options);
};

/**
 * Answers from the browser's lists. What they do not find is asked of the services, which have the other languages, too
 * (ADR 39).
 */
export const askWithLastResort = async (
  local: CatalogEngine,
  getRemote: () => CatalogEngine,
  { method, args, timeoutMs }: { method: EngineMethod; args: readonly unknown[]; timeoutMs: number },
  options: RequestOptions,
): Promise<unknown> => {
  const answer = await callRequest(local, method, args, options);
  if (await isFound(local, { method, args, answer }, options)) return answer;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    return await callRequest(getRemote(), method, args, { signal });
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout.aborted || (error instanceof Error && error.name === 'CatalogsUnavailable')) return answer;
    throw error;
  }
};
