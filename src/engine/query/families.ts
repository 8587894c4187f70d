import type { StockItem } from '@/contracts/inventory';

import { itemAt, itemsAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import { createScratch } from '../scratch';
import { passes } from '../search/narrowing';
import type { Selection } from '../search/selection';
import type { Family } from './catalogQuery';

/** For each item with variants, and each variant: the item that represents the family. -1 for all others. */
export type Families = Int32Array;

const getParentId = ({ stockItemId, stockItemParentId }: StockItem): number | null =>
  stockItemParentId === stockItemId ? null : stockItemParentId;

/** The parent represents its family; without one among the items, the first variant does. */
export const groupFamilies = ({ items, catalogIds, catalogByItem, findPosition }: MergedCatalog): Families => {
  const families = new Int32Array(items.length).fill(-1);
  const withoutParent = catalogIds.map(() => new Map<number, number>());
  for (const [at, item] of items.entries()) {
    const stockItemId = getParentId(item);
    if (stockItemId === null) continue;
    const number = catalogByItem[at] ?? 0;
    const parent = findPosition({ catalogId: catalogIds[number] ?? 0, stockItemId });
    const first = parent >= 0 ? parent : (withoutParent[number]?.get(stockItemId) ?? at);
    if (first === at) withoutParent[number]?.set(stockItemId, at);
    else families[at] = families[first] = first;
  }
  return families;
};

/** The items of each family are at `starts[first]` up to, but excluding, `starts[first + 1]` in `members`. */
type Members = { starts: Uint32Array; members: Uint32Array };

const listMembers = (families: Families): Members => {
  const starts = new Uint32Array(families.length + 2);
  for (const first of families) if (first >= 0) increment(starts, first + 2);
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const members = new Uint32Array(starts[families.length + 1] ?? 0);
  for (const [at, first] of families.entries()) {
    if (first < 0) continue;
    members[starts[first + 1] ?? 0] = at;
    increment(starts, first + 1);
  }
  return { starts, members };
};

const membersByFamilies = new WeakMap<Families, Members>();

const getMembers = (families: Families): Members => {
  const listed = membersByFamilies.get(families) ?? listMembers(families);
  membersByFamilies.set(families, listed);
  return listed;
};

const takeStates = createScratch((length) => new Uint8Array(length));

const one = 1;
const several = 2;
const listed = 3;

/**
 * Lists several matches of one family as a single entry. `length` is the number of entries, and `variants` what can be
 * chosen in them: all matches but the parents of others. `represent` returns what to show for a match: the item itself;
 * for the first match of such a family, the item that represents it; for its other matches, -1. Call it with the matches
 * in display order, and not after the next call of this function.
 */
export const collapseFamilies = (
  { items }: MergedCatalog,
  { outcomes, total }: Pick<Selection, 'outcomes' | 'total'>,
  families: Families,
) => {
  const states = takeStates(families.length).fill(0);
  let length = total;
  let variants = total;
  const { members } = getMembers(families);
  for (let index = 0; index < members.length; index += 1) {
    const at = members[index] ?? 0;
    if (outcomes[at] !== passes) continue;
    const first = families[at] ?? 0;
    if (states[first] !== 0) length -= 1;
    if (states[first] === one && outcomes[first] === passes && items[first]?.isParent) variants -= 1;
    states[first] = states[first] === 0 ? one : several;
  }
  const represent = (at: number) => {
    const first = families[at] ?? -1;
    if (first < 0 || states[first] === one) return at;
    if (states[first] === listed) return -1;
    states[first] = listed;
    return first;
  };
  return { length, variants, represent };
};

/** The families among the shown items, by the key of the item that represents each, with their matching members. */
export const describeFamilies = (
  catalog: MergedCatalog,
  families: Families,
  shown: Uint32Array,
  isMatching: (at: number) => boolean,
): Record<string, Family> => {
  const { starts, members } = getMembers(families);
  const described = Array.from(shown)
    .filter((at) => families[at] === at)
    .map((first) => [first, Array.from(members.subarray(starts[first], starts[first + 1])).filter(isMatching)] as const)
    .filter(([, { length }]) => length > 1)
    .map(([first, all]) => {
      const variants = itemsAt(catalog, all).filter((item) => getParentId(item) !== null);
      const prices = variants.flatMap(({ price }) => price ?? []);
      const from = prices.length === 0 ? null : Math.min(...prices);
      return [itemAt(catalog, first).key, { keys: variants.map(({ key }) => key), from }] as const;
    });
  return Object.fromEntries(described);
};
