import type { Feature } from '../catalog/readFeatures';
import { increment } from '../increment';
import type { FeatureChoice, FeatureFacet } from '../query/catalogQuery';
import { fails, numberFilters, type Outcomes, passes } from './narrowing';

/**
 * The values of each item, numbered through all features: counting them takes as long as there are matching items, and
 * not as there are items with features.
 */
type ItemValues = {
  /** The values of the item at n are at `starts[n]` up to, but excluding, `starts[n + 1]` in `values`. */
  starts: Uint32Array;
  values: Uint32Array;
  /** The position of each value's feature. */
  features: Uint16Array;
};

const listItemValues = (known: readonly Feature[], items: number): ItemValues => {
  const all = known.flatMap(({ values }, feature) => values.map(({ positions }) => ({ positions, feature })));
  const starts = new Uint32Array(items + 2);
  for (const { positions } of all)
    for (let at = 0; at < positions.length; at += 1) increment(starts, (positions[at] ?? 0) + 2);
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const values = new Uint32Array(starts[items + 1] ?? 0);
  for (const [value, { positions }] of all.entries()) {
    for (let at = 0; at < positions.length; at += 1) {
      const item = (positions[at] ?? 0) + 1;
      values[starts[item] ?? 0] = value;
      increment(starts, item);
    }
  }
  return { starts, values, features: Uint16Array.from(all, ({ feature }) => feature) };
};

const valuesByFeatures = new WeakMap<readonly Feature[], ItemValues>();

const getItemValues = (known: readonly Feature[], items: number): ItemValues => {
  const listed = valuesByFeatures.get(known) ?? listItemValues(known, items);
  valuesByFeatures.set(known, listed);
  return listed;
};

/** How many items have each value: of those that fail no filter, or only the one by its own feature. */
const countValues = (
  known: readonly Feature[],
  outcomes: Outcomes,
  filters: ReadonlyMap<string, number>,
  total: number,
): Uint32Array => {
  const { starts, values, features } = getItemValues(known, outcomes.length);
  const filterByFeature = known.map(({ key }) => filters.get(key) ?? passes);
  const filterByValue = Uint8Array.from(features, (feature) => filterByFeature[feature] ?? passes);
  // Where most items pass, it takes less time to subtract the others.
  const isSubtracted = total > outcomes.length / 2;
  const sizes = known.flatMap((feature) => feature.values.map(({ positions }) => positions.length));
  const counts = isSubtracted ? Uint32Array.from(sizes) : new Uint32Array(features.length);
  const step = isSubtracted ? -1 : 1;
  for (let item = 0; item < outcomes.length; item += 1) {
    const outcome = outcomes[item] ?? fails;
    if (outcome === (isSubtracted ? passes : fails)) continue;
    const end = starts[item + 1] ?? 0;
    for (let at = starts[item] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      const isCounted = outcome === passes || outcome === filterByValue[value];
      if (isCounted !== isSubtracted) counts[value] = (counts[value] ?? 0) + step;
    }
  }
  return counts;
};

const mostFacets = 6;
const mostValues = 40;
const leastShare = 0.2;

/** The features that tell the items apart, in the order of the services, with the number of items of each value. */
export const countFeatures = (
  known: readonly Feature[],
  outcomes: Outcomes,
  total: number,
  chosen: FeatureChoice = {},
): FeatureFacet[] => {
  const filters = numberFilters(chosen);
  const choices = new Map(Object.entries(chosen));
  const counts = countValues(known, outcomes, filters, total);
  let first = 0;
  const counted = known.map(({ key, name, values }) => {
    const offset = first;
    first += values.length;
    const isOn = (value: { key: string }) => choices.get(key)?.includes(value.key) === true;
    const used = values
      .map((value, index) => ({ key: value.key, name: value.name, count: counts[offset + index] ?? 0 }))
      .filter((value) => value.count > 0 || isOn(value))
      .sort((one, other) => other.count - one.count);
    const covered = used.reduce((sum, { count }) => sum + count, 0);
    const tellsApart = used.length > 1 && used.length <= mostValues && covered >= total * leastShare;
    const isChosen = filters.has(key);
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
