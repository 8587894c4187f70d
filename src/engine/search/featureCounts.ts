import type { Feature } from '../catalog/readFeatures';
import { increment } from '../increment';
import type { FeatureChoice, FeatureFacet } from '../query/catalogQuery';
import { createScratch } from '../scratch';
import { numberFilters } from './narrowing';
import { passes } from './outcomes';
import type { Selection } from './selection';

/**
 * Items with the same values share a node of a tree, in which each node adds one value to those of its parent: counting
 * takes one step per item, however many values it has.
 */
type ValueTree = {
  nodeByItem: Uint32Array;
  /** By node; a parent comes before its children, and the root has no value. */
  parents: Uint32Array;
  values: Uint32Array;
  /** The position of each value's feature. */
  features: Uint16Array;
};

const buildValueTree = (known: readonly Feature[], items: number): ValueTree => {
  const all = known.flatMap(({ values }, feature) => values.map(({ positions }) => ({ positions, feature })));
  const nodeByItem = new Uint32Array(items);
  const parents = [0];
  const values = [0];
  for (const [value, { positions }] of all.entries()) {
    const children = new Map<number, number>();
    for (let index = 0; index < positions.length; index += 1) {
      const item = positions[index] ?? 0;
      const parent = nodeByItem[item] ?? 0;
      const node = children.get(parent) ?? parents.length;
      if (node === parents.length) {
        children.set(parent, node);
        parents.push(parent);
        values.push(value);
      }
      nodeByItem[item] = node;
    }
  }
  return {
    nodeByItem,
    parents: Uint32Array.from(parents),
    values: Uint32Array.from(values),
    features: Uint16Array.from(all, ({ feature }) => feature),
  };
};

const treesByFeatures = new WeakMap<readonly Feature[], ValueTree>();

const getValueTree = (known: readonly Feature[], items: number): ValueTree => {
  const built = treesByFeatures.get(known) ?? buildValueTree(known, items);
  treesByFeatures.set(known, built);
  return built;
};

const takeSums = createScratch((length) => new Uint32Array(length));

type Counted = Pick<Selection, 'outcomes' | 'candidates'>;

/** How many items have each value, among those that fail no filter other than the one by the value's own feature. */
const countValues = (
  known: readonly Feature[],
  { outcomes, candidates }: Counted,
  filters: ReadonlyMap<string, number>,
): Uint32Array => {
  const { nodeByItem, parents, values, features } = getValueTree(known, outcomes.length);
  const counts = new Uint32Array(features.length);
  const addItems = (outcome: number, isCounted: (value: number) => boolean) => {
    const sums = takeSums(parents.length).fill(0);
    for (let index = 0; index < candidates.length; index += 1) {
      const item = candidates[index] ?? 0;
      if (outcomes[item] === outcome) increment(sums, nodeByItem[item] ?? 0);
    }
    for (let node = parents.length - 1; node > 0; node -= 1) {
      const [sum = 0, parent = 0, value = 0] = [sums[node], parents[node], values[node]];
      sums[parent] = (sums[parent] ?? 0) + sum;
      if (isCounted(value)) counts[value] = (counts[value] ?? 0) + sum;
    }
  };
  if (features.length === 0) return counts;
  addItems(passes, () => true);
  for (const [feature, { key }] of known.entries()) {
    const ownFilter = filters.get(key);
    if (ownFilter !== undefined) addItems(ownFilter, (value) => features[value] === feature);
  }
  return counts;
};

const maxFacets = 6;
const maxValues = 40;
const minShare = 0.2;

type NamedFeature = { key: string; name: string; values: readonly { key: string; name: string }[] };

/**
 * The features that distinguish `total` items, in the services' order, with the number of items per value; `counts` has
 * those of all values, one feature after the other.
 */
export const describeFeatures = (
  known: readonly NamedFeature[],
  counts: ArrayLike<number>,
  total: number,
  chosen: FeatureChoice = {},
): FeatureFacet[] => {
  const filters = numberFilters(chosen);
  const choices = new Map(Object.entries(chosen));
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
    const tellsApart = used.length > 1 && used.length <= maxValues && covered >= total * minShare;
    const isChosen = filters.has(key);
    return {
      isChosen,
      isOffered: isChosen || tellsApart,
      facet: { key, name, values: used.filter((value, index) => index < maxValues || isOn(value)) },
    };
  });
  return counted
    .filter(({ isOffered }) => isOffered)
    .filter(({ isChosen }, index) => index < maxFacets || isChosen)
    .map(({ facet }) => facet);
};

export const countFeatures = (
  known: readonly Feature[],
  selection: Counted & Pick<Selection, 'total'>,
  chosen?: FeatureChoice,
): FeatureFacet[] =>
  describeFeatures(known, countValues(known, selection, numberFilters(chosen)), selection.total, chosen);
