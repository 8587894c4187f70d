import type { CatalogEngine } from '../host/catalogEngine';
import type { EngineArg, EngineMethod } from '../host/requestHandlers';
import type { CatalogPage, CatalogQuery, Suggestions } from '../query/catalogQuery';

const isFoundText = async (engine: CatalogEngine, text: string, signal: AbortSignal | undefined) =>
  (await engine.request('query', { text, pageSize: 1 }, signal)).reading?.isFound ?? true;

type Asked = { method: EngineMethod; arg: unknown };

/** Whether an answer has what was searched for, rather than a correction, a part of it or nothing. */
const isFound = async (
  engine: CatalogEngine,
  { method, arg }: Asked,
  answer: unknown,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  if (method === 'suggest')
    return (arg as EngineArg<'suggest'>).text.trim() === '' || (answer as Suggestions).total > 0;
  if (method !== 'query' && method !== 'priceList' && method !== 'neighbours') return true;
  const { text, isLiteral } = method === 'query' ? (arg as CatalogQuery) : (arg as EngineArg<typeof method>).query;
  if (text === undefined || isLiteral) return true;
  return method === 'query'
    ? ((answer as CatalogPage).reading?.isFound ?? true)
    : await isFoundText(engine, text, signal);
};

/**
 * Answers from the browser's lists. What they do not find is asked of the services, which have the other languages, too
 * (ADR 39).
 */
export const askWithLastResort = async (
  local: CatalogEngine,
  getRemote: () => CatalogEngine,
  { method, arg, timeoutMs }: Asked & { timeoutMs: number },
  given: AbortSignal | undefined,
): Promise<unknown> => {
  const answer = await local.request(method, arg as never, given);
  if (await isFound(local, { method, arg }, answer, given)) return answer;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await getRemote().request(method, arg as never, given ? AbortSignal.any([given, timeout]) : timeout);
  } catch (error) {
    given?.throwIfAborted();
    if (timeout.aborted || (error instanceof Error && error.name === 'CatalogsUnavailable')) return answer;
    throw error;
  }
};
