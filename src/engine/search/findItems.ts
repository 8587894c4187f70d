import { increment } from '../increment';
import type { CatalogQuery } from '../query/catalogQuery';
import type { BrowsableSnapshot } from '../query/catalogSnapshot';
import type { ItemOrder } from '../query/itemOrder';
import { getSorting } from '../query/sortOrders';
import { searchWords } from '../text/foldText';
import { hasWeight, type TextIndex } from '../text/textIndex';
import { findCorrections } from './corrections';
import { narrow, passes } from './narrowing';
import { select, type Selection } from './selection';

type Arrangement =
  | { by: 'catalog' }
  | { by: 'weight'; weights: Uint8Array }
  | { by: 'order'; order: ItemOrder; direction: 'asc' | 'desc' };

type Selected = Pick<Selection, 'outcomes' | 'total'>;

const inCatalogOrder = ({ outcomes, total }: Selected): Uint32Array => {
  const positions = new Uint32Array(total);
  let length = 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    if (outcomes[at] === passes) {
      positions[length] = at;
      length += 1;
    }
  }
  return positions;
};

/** Highest weight first; ties keep catalogue order. */
const byWeight = ({ outcomes, total }: Selected, weights: Uint8Array): Uint32Array => {
  const places = new Uint32Array(256);
  for (let at = 0; at < outcomes.length; at += 1) {
    if (outcomes[at] === passes) increment(places, weights[at] ?? 0);
  }
  let lighter = total;
  for (let weight = 0; weight < places.length; weight += 1) {
    lighter -= places[weight] ?? 0;
    places[weight] = lighter;
  }
  const positions = new Uint32Array(total);
  for (let at = 0; at < outcomes.length; at += 1) {
    if (outcomes[at] === passes) {
      const weight = weights[at] ?? 0;
      positions[places[weight] ?? 0] = at;
      increment(places, weight);
    }
  }
  return positions;
};

const byOrder = ({ outcomes, total }: Selected, { positions, known }: ItemOrder, direction: 'asc' | 'desc') => {
  const arranged = new Uint32Array(total);
  let length = 0;
  for (let at = 0; at < positions.length; at += 1) {
    // Items without a value come last in both directions.
    const position = positions[direction === 'desc' && at < known ? known - 1 - at : at] ?? 0;
    if (outcomes[position] === passes) {
      arranged[length] = position;
      length += 1;
    }
  }
  return arranged;
};

/** The positions of all matches, in display order. */
const arrange = (selection: Selected, arrangement: Arrangement): Uint32Array => {
  switch (arrangement.by) {
    case 'catalog':
      return inCatalogOrder(selection);
    case 'weight':
      return byWeight(selection, arrangement.weights);
    case 'order':
      return byOrder(selection, arrangement.order, arrangement.direction);
  }
};

export type FoundItems = { selection: Selection; positions: Uint32Array; corrected: string | null };

export const hasWords = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const exactCode = 255;

const weighText = (index: TextIndex, text: string): Uint8Array => {
  const weights = index.weigh(searchWords(text));
  for (const at of index.withCode(text)) if (weights[at] !== 0) weights[at] = exactCode;
  return weights;
};

type Weighed = { weights: Uint8Array | null; corrected: string | null };

const weighItems = ({ index, ...snapshot }: BrowsableSnapshot, { text, isLiteral }: CatalogQuery): Weighed => {
  if (!hasWords(text)) return { weights: null, corrected: null };
  if (!index) throw new Error('There is no index to search yet');
  const weights = weighText(index, text);
  const isCorrected = !isLiteral && !hasWeight(weights);
  const [corrected = null] = !isCorrected ? [] : findCorrections({ ...snapshot, index }, text, 1);
  return { weights: corrected === null ? weights : weighText(index, corrected), corrected };
};

const getArrangement = ({ sort }: CatalogQuery, weights: Uint8Array | null, order: ItemOrder | null): Arrangement => {
  if (order) return { by: 'order', order, direction: getSorting(sort)?.direction ?? 'asc' };
  return weights ? { by: 'weight', weights } : { by: 'catalog' };
};

/** `order` is null for relevance: the match weight, or catalogue order if there is no text. */
export const findItems = (snapshot: BrowsableSnapshot, query: CatalogQuery, order: ItemOrder | null): FoundItems => {
  const { weights, corrected } = weighItems(snapshot, query);
  const { catalog, kinds, features } = snapshot;
  const selection = select(catalog, kinds, weights, narrow(catalog, features, query), query);
  return { corrected, selection, positions: arrange(selection, getArrangement(query, weights, order)) };
};
