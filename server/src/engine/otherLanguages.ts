import type { CatalogEngine, RequestOptions } from '@/engine/host/catalogEngine';
import type { CatalogPage, CatalogQuery } from '@/engine/query/catalogQuery';
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
  const findIn = async ({ language, engine: other }: OtherEngine, text: string, options: RequestOptions) => {
    const { reading, items, total } = await other.query({ text, pageSize: mostKeys }, options);
    return reading?.isFound ? [{ language, total, keys: items.map(({ key }) => key) }] : [];
  };

  /** In the language that has the most. */
  const findText = async (text: string, { signal }: RequestOptions): Promise<Found | null> => {
    const options = signal ? { signal } : {};
    const others = await open();
    const found = (await Promise.all(others.map((other) => findIn(other, text, options)))).flat();
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

  const resolve = async (query: CatalogQuery, options: RequestOptions): Promise<CatalogQuery> => {
    const { text = '' } = query;
    const { reading } = await engine.query({ text, pageSize: 1 }, options);
    const found = isForOthers(query, reading) ? await findText(text, options) : null;
    return found ? toQueryByKeys(query, found) : query;
  };

  return {
    ...engine,
    query: async (query, options = {}) => {
      const own = await engine.query(query, options);
      if (!own.reading || !isForOthers(query, own.reading)) return own;
      const found = await findText(query.text ?? '', options);
      if (!found) return own;
      const page = await engine.query(toQueryByKeys(query, found), options);
      return {
        ...page,
        reading: { ...own.reading, corrected: null, choices: [], parts: [], language: found.language },
      };
    },
    priceList: async (query, part, options = {}) => engine.priceList(await resolve(query, options), part, options),
    neighbours: async (query, reference, options = {}) =>
      engine.neighbours(await resolve(query, options), reference, options),
    suggest: async (text, limits, options = {}) => {
      const own = await engine.suggest(text, limits, options);
      if (own.total > 0 || text.trim() === '') return own;
      const found = await findText(text, options);
      if (!found) return own;
      const { items, total } = await engine.query(
        { preferred: found.keys, onlyPreferred: true, pageSize: Math.max(1, limits.items) },
        options,
      );
      return { ...own, total, items: items.slice(0, limits.items), texts: [], language: found.language };
    },
  };
};
