import { itemsAt } from '../catalog/mergeCatalogs';
import { toItemKey } from '../catalog/stockItem';
import type { CategoryNode, Reading, Suggestions } from '../query/catalogQuery';
import type { SearchableSnapshot } from '../query/catalogSnapshot';
import { searchWords } from '../text/foldText';
import { findItems, hasWords, listMatches } from './findItems';

export const categoriesWith = (
  named: readonly { text: string; node: CategoryNode }[],
  text: string,
  limit: number,
): CategoryNode[] => {
  const words = searchWords(text).map(({ inName }) => inName);
  const begins = (name: string) => (words.some((word) => name.startsWith(word)) ? 0 : 1);
  return named
    .filter((category) => category.node.count > 0 && words.every((word) => category.text.includes(word)))
    .sort((one, other) => begins(one.text) - begins(other.text) || other.node.count - one.node.count)
    .slice(0, limit)
    .map(({ node }) => node);
};

export const textsInstead = (reading: Reading | null): string[] => {
  const { corrected = null, choices = [], parts = [] } = reading ?? {};
  if (corrected !== null) return [corrected];
  return choices.length > 0 ? choices : parts.map(({ text }) => text);
};

/** `preferred`: as in a query. */
export type SuggestLimits = { items: number; categories: number; preferred?: readonly string[] };

/** Suggestions for the search box. */
export const suggest = (
  snapshot: SearchableSnapshot,
  text: string,
  { preferred, ...limits }: SuggestLimits,
): Suggestions => {
  if (!hasWords(text)) return { total: 0, items: [], categories: [], texts: [], exactKeys: [], language: null };
  const { catalog, index } = snapshot;
  const found = findItems(snapshot, { text, ...(preferred && { preferred }) }, null);
  const texts = textsInstead(found.reading);
  const total = texts.length > 0 ? 0 : found.selection.total;
  return {
    total,
    items: itemsAt(catalog, listMatches(found, { count: total === 0 ? 0 : limits.items })),
    texts,
    language: null,
    categories: categoriesWith(snapshot.lexicon.properties().categories, text, limits.categories),
    exactKeys: index.withCode(text).map((at) => {
      const catalogId = catalog.catalogIds[catalog.catalogByItem[at] ?? 0] ?? 0;
      return toItemKey(catalogId, catalog.idByItem[at] ?? 0);
    }),
  };
};
