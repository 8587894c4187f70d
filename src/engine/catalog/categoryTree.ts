import type { MergedCategories, MergedCategory } from './mergeCategories';

/** A category with its place: a walk through the tree numbers it `enter`, and all below it up to `exit`. */
export type PlacedCategory = MergedCategory & { enter: number; exit: number; depth: number };

export type CategoryTree = {
  /** In the order of the walk: the category that has the number n is at n. */
  walk: readonly PlacedCategory[];
  byId: ReadonlyMap<string, PlacedCategory>;
  /** The number of the category that a catalogue's id stands for, -1 for none. */
  placeOf: (catalogId: number, stockCategoryId: number | null) => number;
  parentOf: (category: PlacedCategory) => PlacedCategory | null;
};

const groupByParent = (list: readonly MergedCategory[]) => {
  const children = list.map((): number[] => []);
  const tops: number[] = [];
  for (const [position, { parent }] of list.entries()) (children[parent] ?? tops).push(position);
  return { children, tops };
};

// Without recursion: bad data may be a chain of thousands.
const walkThrough = (list: readonly MergedCategory[]) => {
  const { children, tops } = groupByParent(list);
  const walk: PlacedCategory[] = [];
  const placed: (PlacedCategory | undefined)[] = [];
  const ahead = tops.map((position) => ({ position, depth: 0 })).reverse();
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { position, depth } = next;
    const category = list[position];
    if (!category) continue;
    const enter = walk.length;
    placed[position] = { ...category, enter, exit: enter + 1, depth };
    walk.push(placed[position]);
    for (const child of (children[position] ?? []).toReversed()) ahead.push({ position: child, depth: depth + 1 });
  }
  for (const category of walk.toReversed()) {
    const parent = placed[category.parent];
    if (parent) parent.exit = Math.max(parent.exit, category.exit);
  }
  return { walk, placed };
};

export const buildCategoryTree = ({ list, findPosition }: MergedCategories): CategoryTree => {
  const { walk, placed } = walkThrough(list);
  return {
    walk,
    byId: new Map(walk.map((category) => [category.categoryId, category])),
    placeOf: (catalogId, id) => placed[findPosition(catalogId, id)]?.enter ?? -1,
    parentOf: ({ parent }) => placed[parent] ?? null,
  };
};

/** Takes how many items stand in each place itself, gives how many stand there and below. */
export const countsBelow = (walk: readonly PlacedCategory[], own: Uint32Array): Uint32Array => {
  const sums = new Uint32Array(walk.length + 1);
  for (const { enter } of walk) sums[enter + 1] = (sums[enter] ?? 0) + (own[enter] ?? 0);
  return Uint32Array.from(walk, ({ enter, exit }) => (sums[exit] ?? 0) - (sums[enter] ?? 0));
};
