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

/** Positions in display order, matching or not. */
type Sequence = { length: number; at: (place: number) => number };

type Selected = Pick<Selection, 'outcomes' | 'total'>;

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

/** Items without a value come last in both directions. */
const inOrder = ({ positions, known }: ItemOrder, direction: 'asc' | 'desc'): Sequence => ({
  length: positions.length,
  at: (place) => positions[direction === 'desc' && place < known ? known - 1 - place : place] ?? 0,
});

const listAll = ({ outcomes, total }: Selected): Uint32Array => {
  const positions = new Uint32Array(total);
  let at = -1;
  for (let index = 0; index < total; index += 1) {
    at = outcomes.indexOf(passes, at + 1);
    positions[index] = at;
  }
  return positions;
};

const placesByOrder = new WeakMap<ItemOrder, Uint32Array>();

/** For each item, its place in the order. */
const getPlaces = (order: ItemOrder): Uint32Array => {
  const known = placesByOrder.get(order);
  if (known) return known;
  const places = new Uint32Array(order.positions.length);
  for (let place = 0; place < places.length; place += 1) places[order.positions[place] ?? 0] = place;
  placesByOrder.set(order, places);
  return places;
};

// Sorting so small a share of the items takes less than looking for them among all.
const smallShare = 1 / 16;

const sorted = (selection: Selected, order: ItemOrder, direction: 'asc' | 'desc'): Sequence => {
  const whole = inOrder(order, direction);
  if (selection.total > whole.length * smallShare) return whole;
  const places = getPlaces(order);
  const { known } = order;
  const matching = listAll(selection).map((at) => {
    const place = places[at] ?? 0;
    return direction === 'desc' && place < known ? known - 1 - place : place;
  });
  matching.sort();
  return { length: matching.length, at: (index) => whole.at(matching[index] ?? 0) };
};

export type FoundItems = { selection: Selection; sequence: Sequence; corrected: string | null };

type Listing = {
  from?: number;
  count?: number;
  /** What is listed in place of a match; -1 if nothing is. */
  represent?: ((at: number) => number) | undefined;
};

const itself = (at: number) => at;

/** A part of the matches, in display order. Stops as soon as the part is complete. */
export const listMatches = (
  { selection: { outcomes, total }, sequence }: FoundItems,
  { from = 0, count = total, represent = itself }: Listing = {},
): Uint32Array => {
  const listed = new Uint32Array(Math.min(count, total));
  let skipped = 0;
  let length = 0;
  for (let place = 0; place < sequence.length && length < listed.length; place += 1) {
    const at = sequence.at(place);
    if (outcomes[at] !== passes) continue;
    const shown = represent(at);
    if (shown < 0) continue;
    if (skipped < from) skipped += 1;
    else {
      listed[length] = shown;
      length += 1;
    }
  }
  return listed.subarray(0, length);
};

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

const getSequence = (
  { sort }: CatalogQuery,
  selection: Selected,
  weights: Uint8Array | null,
  order: ItemOrder | null,
): Sequence => {
  if (order) return sorted(selection, order, getSorting(sort)?.direction ?? 'asc');
  if (!weights) return { length: selection.outcomes.length, at: itself };
  const positions = byWeight(selection, weights);
  return { length: positions.length, at: (place) => positions[place] ?? 0 };
};

/** `order` is null for relevance: the match weight, or catalogue order if there is no text. */
export const findItems = (snapshot: BrowsableSnapshot, query: CatalogQuery, order: ItemOrder | null): FoundItems => {
  const { weights, corrected } = weighItems(snapshot, query);
  const { catalog, kinds, features } = snapshot;
  const selection = select(catalog, kinds, weights, narrow(catalog, features, query), query);
  return { corrected, selection, sequence: getSequence(query, selection, weights, order) };
};
