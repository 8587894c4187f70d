import type { CatalogColumns } from '../catalog/mergeCatalogs';
import type { Feature, FeatureValue } from '../catalog/readFeatures';
import type { CatalogFilter, FeatureChoice, PriceRange } from '../query/catalogQuery';
import { createScratch } from '../scratch';
import { fails, type Outcomes, passes } from './outcomes';

export const priceFilter = 1;
const firstFeatureFilter = 2;
const maxFeatures = 50;

// Comparing with NaN, an item without a price, is always false.
const isWithin = (price: number, { from, to }: PriceRange): boolean =>
  price >= (from ?? -Infinity) && (to === null || price < to);

export const numberFilters = (chosen: FeatureChoice = {}) =>
  new Map(
    Object.keys(chosen)
      .slice(0, maxFeatures)
      .map((key, index) => [key, firstFeatureFilter + index]),
  );

const takeMarked = createScratch((length) => new Uint8Array(length));

/** 1 for each item with one of the chosen values. Valid until the next call. */
const markChosen = (values: readonly FeatureValue[], chosen: readonly string[], length: number): Uint8Array => {
  const marked = takeMarked(length).fill(0);
  for (const { key, positions } of values) if (chosen.includes(key)) for (const at of positions) marked[at] = 1;
  return marked;
};

const applyFilter = (outcomes: Outcomes, filter: number, hasPassed: (at: number) => boolean) => {
  for (let at = 0; at < outcomes.length; at += 1) {
    if (!hasPassed(at)) outcomes[at] = outcomes[at] === passes ? filter : fails;
  }
};

const takeOutcomes = createScratch((length) => new Uint8Array(length));

/** Null without filters by features or price. A value that no item has matches nothing. Valid until the next call. */
export const narrow = (
  { length, priceByItem }: CatalogColumns,
  known: readonly Feature[],
  { features = {}, price }: CatalogFilter,
): Outcomes | null => {
  const filters = numberFilters(features);
  if (filters.size === 0 && !price) return null;
  const outcomes = takeOutcomes(length).fill(passes);
  if (price) applyFilter(outcomes, priceFilter, (at) => isWithin(priceByItem[at] ?? NaN, price));
  for (const [key, filter] of filters) {
    const values = known.find((feature) => feature.key === key)?.values ?? [];
    const marked = markChosen(values, features[key] ?? [], length);
    applyFilter(outcomes, filter, (at) => marked[at] === 1);
  }
  return outcomes;
};
