import { itemsAt } from '../catalog/mergeCatalogs';
import { toItemKey } from '../catalog/stockItem';
import type { CategoryNode, Reading, Suggestions } from '../query/catalogQuery';
import type { CatalogSnapshot } from '../query/catalogSnapshot';
import { categoryNodes } from '../query/categoryNodes';
import { foldText, searchWords } from '../text/foldText';
import { findItems, hasWords, listMatches } from './findItems';

const foldedNodesByCatalog = new WeakMap<object, { node: CategoryNode; folded: string }[]>();

const getFoldedNodes = ({ catalog }: CatalogSnapshot) => {
  const known =
    foldedNodesByCatalog.get(catalog) ?? categoryNodes(catalog).map((node) => ({ node, folded: foldText(node.name) }));
  foldedNodesByCatalog.set(catalog, known);
  return known;
};

const categoriesWith = (snapshot: CatalogSnapshot, text: string, limit: number): CategoryNode[] => {
  const words = searchWords(text).map(({ inName }) => inName);
  const begins = (folded: string) => (words.some((word) => folded.startsWith(word)) ? 0 : 1);
  return getFoldedNodes(snapshot)
    .filter(({ node, folded }) => node.count > 0 && words.every((word) => folded.includes(word)))
    .sort((one, other) => begins(one.folded) - begins(other.folded) || other.node.count - one.node.count)
    .slice(0, limit)
    .map(({ node }) => node);
};

const textsInstead = (reading: Reading | null): string[] =>
  reading?.corrected ? [reading.corrected] : (reading?.parts ?? []).map(({ text }) => text);

/** `preferred`: as in a query. */
export type SuggestLimits = { items: number; categories: number; preferred?: readonly string[] };

/** Suggestions for the search box. */
export const suggest = (
  snapshot: CatalogSnapshot,
  text: string,
  { preferred, ...limits }: SuggestLimits,
): Suggestions => {
  if (!hasWords(text)) return { total: 0, items: [], categories: [], texts: [], exactKeys: [] };
  const { catalog, index } = snapshot;
  const found = findItems(snapshot, { text, ...(preferred && { preferred }) }, null);
  const texts = textsInstead(found.reading);
  const total = texts.length > 0 ? 0 : found.selection.total;
  return {
    total,
    items: itemsAt(catalog, listMatches(found, { count: Math.min(total, limits.items) })),
    texts,
    categories: categoriesWith(snapshot, text, limits.categories),
    exactKeys: index.withCode(text).map((at) => {
      const catalogId = catalog.catalogIds[catalog.catalogByItem[at] ?? 0] ?? 0;
      return toItemKey(catalogId, catalog.items[at]?.stockItemId ?? 0);
    }),
  };
};
