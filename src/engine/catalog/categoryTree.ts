import type { MergedCategories, MergedCategory } from './mergeCategories';

/** A category, numbered depth-first: `enter` is its own number, and its descendants' numbers run up to `exit`. */
export type PlacedCategory = MergedCategory & { enter: number; exit: number; depth: number };

export type CategoryTree = {
  /** In depth-first order: the category numbered n is at index n. */
  walk: readonly PlacedCategory[];
  byId: ReadonlyMap<string, PlacedCategory>;
  /** The number of the category for a catalogue's id, or -1. */
  findPlace: (catalogId: number, stockCategoryId: number | null) => number;
  getParent: (category: PlacedCategory) => PlacedCategory | null;
};

const groupByParent = (list: readonly MergedCategory[]) => {
  const children = list.map((): number[] => []);
  const tops: number[] = [];
  for (const [position, { parent }] of list.entries()) (children[parent] ?? tops).push(position);
  return { children, tops };
};

// Iterative, because bad data may form a chain thousands deep.
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
    findPlace: (catalogId, id) => placed[findPosition(catalogId, id)]?.enter ?? -1,
    getParent: ({ parent }) => placed[parent] ?? null,
  };
};

/** Turns the item count of each category into the count including its descendants. */
export const countsBelow = (walk: readonly PlacedCategory[], own: Uint32Array): Uint32Array => {
  const sums = new Uint32Array(walk.length + 1);
  for (const { enter } of walk) sums[enter + 1] = (sums[enter] ?? 0) + (own[enter] ?? 0);
  return Uint32Array.from(walk, ({ enter, exit }) => (sums[exit] ?? 0) - (sums[enter] ?? 0));
};
