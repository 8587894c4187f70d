import type { CatalogColumns } from '../catalog/mergeCatalogs';
import { parseItemKey } from '../catalog/stockItem';
import { increment } from '../increment';
import type { CatalogQuery, Reading } from '../query/catalogQuery';
import type { BrowsableSnapshot, SearchableSnapshot } from '../query/catalogSnapshot';
import type { ItemOrder } from '../query/itemOrder';
import { getSorting } from '../query/sortOrders';
import { createScratch } from '../scratch';
import type { Weights } from '../text/weights';
import { createSearchSpace } from './memorySpace';
import { narrow } from './narrowing';
import { isListed } from './outcomes';
import { select, type Selection } from './selection';
import { weighSearch } from './weighSearch';

/** Positions in display order, matching or not. Null for catalogue order. */
type Sequence = Uint32Array | null;

type Selected = Pick<Selection, 'outcomes' | 'candidates' | 'matches'>;

const takePositions = createScratch((length) => new Uint32Array(length));

const takePlaced = createScratch((length) => new Uint8Array(length));

/** Highest weight first; in ties, preferred items come first, and the rest keep catalogue order. */
const byWeight = (
  { outcomes, candidates, matches }: Selected,
  weights: Uint8Array,
  preferred: Uint32Array | null,
): Uint32Array => {
  const places = new Uint32Array(256);
  for (let index = 0; index < candidates.length; index += 1) {
    const at = candidates[index] ?? 0;
    if (isListed(outcomes[at])) increment(places, weights[at] ?? 0);
  }
  let lighter = matches;
  for (let weight = 0; weight < places.length; weight += 1) {
    lighter -= places[weight] ?? 0;
    places[weight] = lighter;
  }
  const positions = takePositions(matches);
  const isPlaced = preferred && takePlaced(outcomes.length).fill(0);
  const listAll = (all: Uint32Array) => {
    for (let index = 0; index < all.length; index += 1) {
      const at = all[index] ?? 0;
      if (!isListed(outcomes[at]) || isPlaced?.[at] === 1) continue;
      const weight = weights[at] ?? 0;
      positions[places[weight] ?? 0] = at;
      increment(places, weight);
      if (isPlaced) isPlaced[at] = 1;
    }
  };
  if (preferred) listAll(preferred);
  listAll(candidates);
  return positions;
};

const reversedOrders = new WeakMap<ItemOrder, Uint32Array>();

/** Items without a value come last in both directions. */
const reverse = (order: ItemOrder): Uint32Array => {
  const known = reversedOrders.get(order);
  if (known) return known;
  const reversed = order.positions.slice();
  reversed.subarray(0, order.known).reverse();
  reversedOrders.set(order, reversed);
  return reversed;
};

/** Valid until the next search. */
export type FoundItems = {
  selection: Selection;
  sequence: Sequence;
  /** Null without a text. */
  reading: Reading | null;
};

type Listing = {
  from?: number;
  count?: number;
  /** Returns the position to list in place of a match, or -1 to omit it. */
  represent?: ((at: number) => number) | undefined;
};

const itself = (at: number) => at;

/** A part of the matches, in display order. Stops as soon as the part is complete. */
export const listMatches = (
  { selection: { outcomes, matches }, sequence }: FoundItems,
  { from = 0, count = matches, represent = itself }: Listing = {},
): Uint32Array => {
  const listed = new Uint32Array(Math.min(count, matches));
  let skipped = 0;
  let length = 0;
  let left = matches;
  for (let place = 0; left > 0 && length < listed.length; place += 1) {
    const at = sequence === null ? place : (sequence[place] ?? 0);
    if (!isListed(outcomes[at])) continue;
    left -= 1;
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

type Weighed = { weights: Weights | null; reading: Reading | null };

const weighItems = (
  snapshot: BrowsableSnapshot | SearchableSnapshot,
  { text, isLiteral = false }: CatalogQuery,
): Weighed => {
  if (!hasWords(text)) return { weights: null, reading: null };
  if (!('index' in snapshot)) throw new Error('There is no index to search yet');
  return weighSearch(createSearchSpace(snapshot), text, isLiteral);
};

/** Null without any; keys of unknown items are ignored. */
const findPreferred = ({ findPosition }: CatalogColumns, { preferred }: CatalogQuery): Uint32Array | null =>
  preferred
    ? Uint32Array.from(
        preferred.flatMap((key) => {
          const ids = parseItemKey(key);
          return ids ? findPosition(ids) : [];
        }),
      ).filter((at) => at >= 0)
    : null;

const getSequence = (
  { sort }: CatalogQuery,
  selection: Selected,
  { weights, order, preferred }: { weights: Weights | null; order: ItemOrder | null; preferred: Uint32Array | null },
): Sequence => {
  if (!order) return weights && byWeight(selection, weights, preferred);
  return getSorting(sort)?.direction === 'desc' ? reverse(order) : order.positions;
};

const takeOnly = createScratch((length) => new Uint8Array(length));

/** The weights of these items; all the same without a text. */
const keepOnly = (positions: Uint32Array, weights: Weights | null, length: number): Weights => {
  const kept = takeOnly(length).fill(0);
  for (const at of positions) kept[at] = weights ? (weights[at] ?? 0) : 1;
  return kept;
};

const takeRest = createScratch((length) => new Uint8Array(length));

/** The weights without those of items that are out of stock, and of parents all of whose variants are. */
const dropUnavailable = (
  { catalog: { findPosition, length }, families: { parents, starts, members } }: BrowsableSnapshot,
  { unavailable }: CatalogQuery,
  weights: Weights | null,
): Weights | null => {
  if (!unavailable) return weights;
  const rest = takeRest(length).fill(1);
  for (const { catalogId, ids } of unavailable)
    for (const stockItemId of ids) {
      const at = findPosition({ catalogId, stockItemId });
      if (at >= 0) rest[at] = 0;
    }
  for (const parent of parents) {
    const family = members.subarray(starts[parent], starts[parent + 1]);
    if (family.length > 1 && family.every((at) => at === parent || rest[at] === 0)) rest[parent] = 0;
  }
  if (weights) for (let at = 0; at < rest.length; at += 1) if (rest[at] === 1) rest[at] = weights[at] ?? 0;
  return rest;
};

/** `order` is null for relevance: the match weight, or catalogue order if there is no text. */
export const findItems = (
  snapshot: BrowsableSnapshot | SearchableSnapshot,
  query: CatalogQuery,
  order: ItemOrder | null,
): FoundItems => {
  const { weights: found, reading } = weighItems(snapshot, query);
  const { catalog, features } = snapshot;
  const preferred = findPreferred(catalog, query);
  const chosen = query.onlyPreferred ? keepOnly(preferred ?? new Uint32Array(), found, catalog.length) : found;
  const weights = dropUnavailable(snapshot, query, chosen);
  const selection = select(snapshot, weights, narrow(catalog, features, query), query);
  return { reading, selection, sequence: getSequence(query, selection, { weights, order, preferred }) };
};
