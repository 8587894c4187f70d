import { searchWords } from '../text/foldText';
import { arrange, type Arrangement } from './arrange';
import type { CatalogQuery } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import type { ItemOrder } from './itemOrder';
import { select, type Selection } from './selection';
import { getSorting } from './sortOrders';

export type FoundItems = { selection: Selection; positions: Uint32Array };

export const hasWords = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const exactCode = 255;

const weighItems = ({ index }: BrowsableSnapshot, text: string | undefined): Uint8Array | null => {
  if (!hasWords(text)) return null;
  if (!index) throw new Error('There is no index to search yet');
  const weights = index.weigh(searchWords(text));
  for (const at of index.withCode(text)) if (weights[at] !== 0) weights[at] = exactCode;
  return weights;
};

const getArrangement = ({ sort }: CatalogQuery, weights: Uint8Array | null, order: ItemOrder | null): Arrangement => {
  if (order) return { by: 'order', order, direction: getSorting(sort)?.direction ?? 'asc' };
  return weights ? { by: 'weight', weights } : { by: 'catalog' };
};

/** `order` is null for relevance: the match weight, or catalogue order if there is no text. */
export const findItems = (snapshot: BrowsableSnapshot, query: CatalogQuery, order: ItemOrder | null): FoundItems => {
  const weights = weighItems(snapshot, query.text);
  const selection = select(snapshot.catalog, snapshot.kinds, weights, query);
  return { selection, positions: arrange(selection, getArrangement(query, weights, order)) };
};
