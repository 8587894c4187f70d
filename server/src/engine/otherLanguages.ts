import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { EngineArg, EngineMethod, EngineResult } from '@/engine/host/requestHandlers';
import type { CatalogPage, CatalogQuery, Suggestions } from '@/engine/query/catalogQuery';
import type { Language } from '@/shared/i18n/languages';

export type OtherEngine = { language: Language; engine: CatalogEngine };

type Found = { language: Language; keys: string[]; total: number };

// As many as one page of the engine may have.
const mostKeys = 500;

/**
 * An engine that looks for a text among the names in the other languages when those in its own have nothing. Items,
 * filters and counts remain those of its own language.
 */
export const withOtherLanguages = (
  engine: CatalogEngine,
  open: () => Promise<readonly OtherEngine[]>,
): CatalogEngine => {
  const findIn = async ({ language, engine: other }: OtherEngine, text: string, signal?: AbortSignal) => {
    const { reading, items, total } = await other.request('query', { text, pageSize: mostKeys }, signal);
    return reading?.isFound ? [{ language, total, keys: items.map(({ key }) => key) }] : [];
  };

  /** In the language that has the most. */
  const findText = async (text: string, signal?: AbortSignal): Promise<Found | null> => {
    const others = await open();
    const found = (await Promise.all(others.map((other) => findIn(other, text, signal)))).flat();
    return found.reduce<Found | null>((best, next) => (best && best.total >= next.total ? best : next), null);
  };

  /** The query for what other languages find, best first. */
  const toQueryByKeys = (
    { text: _text, preferred, onlyPreferred, ...filter }: CatalogQuery,
    { keys }: Found,
  ): CatalogQuery => ({
    ...filter,
    preferred: onlyPreferred ? keys.filter((key) => preferred?.includes(key)) : keys,
    onlyPreferred: true,
  });

  const isForOthers = ({ text, isLiteral }: CatalogQuery, reading: CatalogPage['reading']) =>
    text !== undefined && !isLiteral && reading?.isFound === false;

  const query = async (asked: CatalogQuery, signal?: AbortSignal): Promise<CatalogPage> => {
    const own = await engine.request('query', asked, signal);
    if (!own.reading || !isForOthers(asked, own.reading)) return own;
    const found = await findText(asked.text ?? '', signal);
    if (!found) return own;
    const page = await engine.request('query', toQueryByKeys(asked, found), signal);
    return { ...page, reading: { ...own.reading, corrected: null, choices: [], parts: [], language: found.language } };
  };

  const suggest = async (arg: EngineArg<'suggest'>, signal?: AbortSignal): Promise<Suggestions> => {
    const own = await engine.request('suggest', arg, signal);
    if (own.total > 0 || arg.text.trim() === '') return own;
    const found = await findText(arg.text, signal);
    if (!found) return own;
    const all = { preferred: found.keys, onlyPreferred: true, pageSize: Math.max(1, arg.items) };
    const { items, total } = await engine.request('query', all, signal);
    return { ...own, total, items: items.slice(0, arg.items), texts: [], language: found.language };
  };

  /** Queries by what another language finds, if nothing in its own does. */
  const resolve = async <Arg extends { query: CatalogQuery }>(arg: Arg, signal?: AbortSignal): Promise<Arg> => {
    const { text = '' } = arg.query;
    const { reading } = await engine.request('query', { text, pageSize: 1 }, signal);
    const found = isForOthers(arg.query, reading) ? await findText(text, signal) : null;
    return found ? { ...arg, query: toQueryByKeys(arg.query, found) } : arg;
  };

  const handlers: Partial<Record<EngineMethod, (arg: never, signal?: AbortSignal) => Promise<unknown>>> = {
    query,
    suggest,
    priceList: async (arg: EngineArg<'priceList'>, signal) =>
      engine.request('priceList', await resolve(arg, signal), signal),
    neighbours: async (arg: EngineArg<'neighbours'>, signal) =>
      engine.request('neighbours', await resolve(arg, signal), signal),
  };

  return {
    ...engine,
    request: async <Method extends EngineMethod>(method: Method, arg: EngineArg<Method>, signal?: AbortSignal) =>
      (handlers[method]?.(arg as never, signal) ?? engine.request(method, arg, signal)) as Promise<
        EngineResult<Method>
      >,
  };
};
