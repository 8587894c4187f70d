import type { StockItem } from '@/contracts/inventory';

import { itemAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import { createScratch } from '../scratch';
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

const takeStates = createScratch((length) => new Uint8Array(length));

/** Replaces several items of one family by the one that represents it. Overwrites the positions. */
export const collapseFamilies = (positions: Uint32Array, families: Families): Uint32Array => {
  // 1 with one matching item, 2 with several, 3 once the family is listed.
  const states = takeStates(families.length).fill(0);
  for (let index = 0; index < positions.length; index += 1) {
    const first = families[positions[index] ?? 0] ?? -1;
    if (first >= 0 && states[first] !== 2) states[first] = states[first] === 0 ? 1 : 2;
  }
  let length = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const at = positions[index] ?? 0;
    const first = families[at] ?? -1;
    const state = first < 0 ? 1 : (states[first] ?? 1);
    if (state === 3) continue;
    if (state === 2) states[first] = 3;
    positions[length] = state === 2 ? first : at;
    length += 1;
  }
  return positions.subarray(0, length);
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
      const variants = all.flatMap((at) => catalog.items[at] ?? []).filter((item) => getParentId(item) !== null);
      const prices = variants.flatMap(({ price }) => price ?? []);
      const from = prices.length === 0 ? null : Math.min(...prices);
      return [itemAt(catalog, first).key, { variants: variants.length, from }] as const;
    });
  return Object.fromEntries(described);
};
