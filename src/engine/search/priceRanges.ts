import type { CatalogColumns } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import type { PriceRange } from '../query/catalogQuery';
import { priceFilter } from './narrowing';
import { passes } from './outcomes';
import type { Selection } from './selection';

const powers = Array.from({ length: 15 }, (_, index) => index - 2);

/** The prices that may divide two ranges: 1, 2, 3, 5 and 7.5 times a power of ten. */
export const priceBounds = powers.flatMap((power) => [1, 2, 3, 5, 7.5].map((step) => Number(`${step}e${power}`)));

const withoutPrice = 255;

/** How many bounds do not exceed a price, or 255. */
export const classify = (price: number): number => {
  if (!(price >= 0)) return withoutPrice;
  let low = 0;
  let high = priceBounds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (price >= (priceBounds[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const classesByPrices = new WeakMap<Float64Array, Uint8Array>();

/** For each item, the number of bounds that do not exceed its price. */
const getClasses = (prices: Float64Array): Uint8Array => {
  const known = classesByPrices.get(prices);
  if (known) return known;
  const classes = new Uint8Array(prices.length);
  for (let at = 0; at < prices.length; at += 1) classes[at] = classify(prices[at] ?? NaN);
  classesByPrices.set(prices, classes);
  return classes;
};

type Counted = Pick<Selection, 'outcomes' | 'candidates'>;

/** Counts, by price class, the items that fail no filter other than the one by price. */
const countClasses = ({ priceByItem }: CatalogColumns, { outcomes, candidates }: Counted): Uint32Array => {
  const classes = getClasses(priceByItem);
  const counts = new Uint32Array(withoutPrice + 1);
  for (let index = 0; index < candidates.length; index += 1) {
    const at = candidates[index] ?? 0;
    const outcome = outcomes[at];
    if (outcome === passes || outcome === priceFilter) increment(counts, classes[at] ?? withoutPrice);
  }
  return counts.subarray(0, priceBounds.length + 1);
};

const maxRanges = 5;

type CountedRange = PriceRange & { count: number };

/**
 * Price ranges with about the same number of items in each; empty if one range would hold all prices. `counts` has the
 * items of each price class: how many bounds do not exceed their price.
 */
export const toPriceRanges = (counts: Uint32Array): CountedRange[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const countShares = (items: number) => Math.ceil((items * maxRanges) / total);
  const ranges: CountedRange[] = [];
  let from: number | null = null;
  let count = 0;
  let reached = 0;
  for (const [at, own] of counts.entries()) {
    const to = priceBounds[at] ?? null;
    const isShareFull = countShares(reached + own) > Math.max(1, countShares(reached));
    reached += own;
    count += own;
    if (!isShareFull && (to !== null || count === 0)) continue;
    ranges.push({ from, to, count });
    from = to;
    count = 0;
  }
  return ranges.length > 1 ? ranges : [];
};

export const countPrices = (catalog: CatalogColumns, counted: Counted): CountedRange[] =>
  toPriceRanges(countClasses(catalog, counted));
