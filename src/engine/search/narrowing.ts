import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { Feature, FeatureValue } from '../catalog/readFeatures';
import { increment } from '../increment';
import type { CatalogFilter, FeatureChoice, PriceRange } from '../query/catalogQuery';
import { createScratch } from '../scratch';

/**
 * For each item: `passes`, `fails`, or the number of the only filter that it fails. The counts of a filter's own choices
 * include the items that fail no other.
 */
export type Outcomes = Uint8Array;

export const passes = 0;
export const fails = 255;
const priceFilter = 1;
const firstFeatureFilter = 2;
const mostFeatures = 50;

// Comparing with NaN, an item without a price, is always false.
const isWithin = (price: number, { from, to }: PriceRange): boolean =>
  price >= (from ?? -Infinity) && (to === null || price < to);

export const numberFilters = (chosen: FeatureChoice = {}) =>
  new Map(
    Object.keys(chosen)
      .slice(0, mostFeatures)
      .map((key, index) => [key, firstFeatureFilter + index]),
  );

const markChosen = (values: readonly FeatureValue[], chosen: readonly string[], length: number): Uint8Array => {
  const marked = new Uint8Array(length);
  for (const { key, positions } of values) if (chosen.includes(key)) for (const at of positions) marked[at] = 1;
  return marked;
};

const applyFilter = (outcomes: Outcomes, filter: number, hasPassed: (at: number) => boolean) => {
  for (let at = 0; at < outcomes.length; at += 1) {
    if (!hasPassed(at)) outcomes[at] = outcomes[at] === passes ? filter : fails;
  }
};

/** Null if neither features nor prices are filtered by. A value that no item has is passed by none. */
export const narrow = (
  { items, priceByItem }: MergedCatalog,
  known: readonly Feature[],
  { features = {}, price }: CatalogFilter,
): Outcomes | null => {
  const filters = numberFilters(features);
  if (filters.size === 0 && !price) return null;
  const outcomes = new Uint8Array(items.length);
  if (price) applyFilter(outcomes, priceFilter, (at) => isWithin(priceByItem[at] ?? NaN, price));
  for (const [key, filter] of filters) {
    const values = known.find((feature) => feature.key === key)?.values ?? [];
    const marked = markChosen(values, features[key] ?? [], items.length);
    applyFilter(outcomes, filter, (at) => marked[at] === 1);
  }
  return outcomes;
};

const steps = [1, 2, 3, 5, 7.5, 10];
const mostSampled = 5000;
const ranges = 5;

/** The next of 1, 2, 3, 5, 7.5 and 10 times a power of ten. */
const roundUp = (price: number): number => {
  const power = 10 ** Math.floor(Math.log10(price));
  return power * (steps.find((step) => step * power >= price) ?? 10);
};

const takePrices = createScratch((length) => new Float64Array(length));

/** The prices of the items that fail no filter but that by price, until the next call. */
const listPrices = ({ priceByItem }: MergedCatalog, outcomes: Outcomes): Float64Array => {
  const prices = takePrices(outcomes.length);
  let length = 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    const outcome = outcomes[at];
    if (outcome !== passes && outcome !== priceFilter) continue;
    const price = priceByItem[at] ?? NaN;
    if (price >= 0) {
      prices[length] = price;
      length += 1;
    }
  }
  return prices.subarray(0, length);
};

/** Prices at which to divide the items into ranges of about the same size. */
const findBounds = (prices: Float64Array): number[] => {
  const stride = Math.ceil(prices.length / mostSampled);
  const sampled = new Float64Array(Math.ceil(prices.length / stride));
  for (let index = 0; index < sampled.length; index += 1) sampled[index] = prices[index * stride] ?? 0;
  sampled.sort();
  const bounds = Array.from({ length: ranges - 1 }, (_, index) =>
    roundUp(Math.max(sampled[Math.floor(((index + 1) * sampled.length) / ranges)] ?? 0, 0.01)),
  );
  return [...new Set(bounds)];
};

/** Ranges of prices, with the number of items in each. None if all prices are in one. */
export const countPrices = (catalog: MergedCatalog, outcomes: Outcomes): (PriceRange & { count: number })[] => {
  const prices = listPrices(catalog, outcomes);
  if (prices.length === 0) return [];
  const bounds = findBounds(prices);
  const counts = new Uint32Array(bounds.length + 1);
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at] ?? 0;
    let place = 0;
    while (place < bounds.length && price >= (bounds[place] ?? 0)) place += 1;
    increment(counts, place);
  }
  const counted = Array.from(counts, (count, index) => ({
    from: bounds[index - 1] ?? null,
    to: bounds[index] ?? null,
    count,
  })).filter(({ count }) => count > 0);
  return counted.length > 1 ? counted : [];
};
