import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { Feature, FeatureValue } from '../catalog/readFeatures';
import { increment } from '../increment';
import type { CatalogFilter, FeatureChoice, FeatureFacet, PriceRange } from '../query/catalogQuery';

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

const isWithin = (price: number | null | undefined, { from, to }: PriceRange): boolean =>
  typeof price === 'number' && (from === null || price >= from) && (to === null || price < to);

const numberFilters = (chosen: FeatureChoice = {}) =>
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
  { items }: MergedCatalog,
  known: readonly Feature[],
  { features = {}, price }: CatalogFilter,
): Outcomes | null => {
  const filters = numberFilters(features);
  if (filters.size === 0 && !price) return null;
  const outcomes = new Uint8Array(items.length);
  if (price) applyFilter(outcomes, priceFilter, (at) => isWithin(items[at]?.price, price));
  for (const [key, filter] of filters) {
    const values = known.find((feature) => feature.key === key)?.values ?? [];
    const marked = markChosen(values, features[key] ?? [], items.length);
    applyFilter(outcomes, filter, (at) => marked[at] === 1);
  }
  return outcomes;
};

const mostFacets = 6;
const mostValues = 40;
const leastShare = 0.2;

const countItems = (positions: Uint32Array, outcomes: Outcomes, ownFilter: number): number => {
  let count = 0;
  for (const at of positions) if (outcomes[at] === passes || outcomes[at] === ownFilter) count += 1;
  return count;
};

/** The features that tell the items apart, in the order of the services, with the number of items of each value. */
export const countFeatures = (
  known: readonly Feature[],
  outcomes: Outcomes,
  total: number,
  chosen: FeatureChoice = {},
): FeatureFacet[] => {
  const filters = numberFilters(chosen);
  const choices = new Map(Object.entries(chosen));
  const counted = known.map(({ key, name, values }) => {
    const ownFilter = filters.get(key);
    const isOn = (value: { key: string }) => choices.get(key)?.includes(value.key) === true;
    const used = values
      .map((value) => ({
        key: value.key,
        name: value.name,
        count: countItems(value.positions, outcomes, ownFilter ?? passes),
      }))
      .filter((value) => value.count > 0 || isOn(value))
      .sort((one, other) => other.count - one.count);
    const covered = used.reduce((sum, { count }) => sum + count, 0);
    const tellsApart = used.length > 1 && used.length <= mostValues && covered >= total * leastShare;
    const isChosen = ownFilter !== undefined;
    return {
      isChosen,
      isOffered: isChosen || tellsApart,
      facet: { key, name, values: used.filter((value, index) => index < mostValues || isOn(value)) },
    };
  });
  return counted
    .filter(({ isOffered }) => isOffered)
    .filter(({ isChosen }, index) => index < mostFacets || isChosen)
    .map(({ facet }) => facet);
};

const steps = [1, 2, 3, 5, 7.5, 10];
const mostSampled = 5000;
const ranges = 5;

/** The next of 1, 2, 3, 5, 7.5 and 10 times a power of ten. */
const roundUp = (price: number): number => {
  const power = 10 ** Math.floor(Math.log10(price));
  return power * (steps.find((step) => step * power >= price) ?? 10);
};

/** Prices at which to divide the items into ranges of about the same size. */
const findBounds = (prices: readonly number[]): number[] => {
  const stride = Math.ceil(prices.length / mostSampled);
  const sorted = Float64Array.from(prices.filter((_, index) => index % stride === 0)).sort();
  const bounds = Array.from({ length: ranges - 1 }, (_, index) =>
    roundUp(Math.max(sorted[Math.floor(((index + 1) * sorted.length) / ranges)] ?? 0, 0.01)),
  );
  return [...new Set(bounds)];
};

/** Ranges of prices, with the number of items in each. None if all prices are in one. */
export const countPrices = ({ items }: MergedCatalog, outcomes: Outcomes): (PriceRange & { count: number })[] => {
  const prices: number[] = [];
  for (let at = 0; at < outcomes.length; at += 1) {
    if (outcomes[at] !== passes && outcomes[at] !== priceFilter) continue;
    const price = items[at]?.price;
    if (typeof price === 'number') prices.push(price);
  }
  if (prices.length === 0) return [];
  const bounds = findBounds(prices);
  const counts = new Uint32Array(bounds.length + 1);
  for (const price of prices) {
    const place = bounds.findIndex((bound) => price < bound);
    increment(counts, place === -1 ? bounds.length : place);
  }
  const counted = Array.from(counts, (count, index) => ({
    from: bounds[index - 1] ?? null,
    to: bounds[index] ?? null,
    count,
  })).filter(({ count }) => count > 0);
  return counted.length > 1 ? counted : [];
};
