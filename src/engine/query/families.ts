import { type CatalogColumns, isParentAt, itemAt, itemsAt } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import { createScratch } from '../scratch';
import { isListed, type Outcomes, passes } from '../search/outcomes';
import type { Weights } from '../text/weights';
import type { Family } from './catalogQuery';

export type Families = {
  /** For each item with variants, and each variant: the item that represents the family. -1 for all others. */
  byItem: Int32Array;
  /** The items of each family are at `starts[first]` up to, but excluding, `starts[first + 1]` in `members`. */
  starts: Uint32Array;
  members: Uint32Array;
  /** The items that are sold as their variants. */
  parents: Uint32Array;
};

type Related = Pick<CatalogColumns, 'catalogIds' | 'catalogByItem' | 'parentByItem' | 'marksByItem' | 'findPosition'>;

/** The parent represents its family; without one among the items, the first variant does. */
const findFamilies = ({ catalogIds, catalogByItem, parentByItem, findPosition }: Related): Int32Array => {
  const families = new Int32Array(parentByItem.length).fill(-1);
  const withoutParent = catalogIds.map(() => new Map<number, number>());
  for (const [at, stockItemId] of parentByItem.entries()) {
    if (Number.isNaN(stockItemId)) continue;
    const number = catalogByItem[at] ?? 0;
    const parent = findPosition({ catalogId: catalogIds[number] ?? 0, stockItemId });
    const first = parent >= 0 ? parent : (withoutParent[number]?.get(stockItemId) ?? at);
    if (first === at) withoutParent[number]?.set(stockItemId, at);
    else families[at] = families[first] = first;
  }
  return families;
};

export const groupFamilies = (catalog: Related): Families => {
  const byItem = findFamilies(catalog);
  const starts = new Uint32Array(byItem.length + 2);
  for (const first of byItem) if (first >= 0) increment(starts, first + 2);
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const members = new Uint32Array(starts[byItem.length + 1] ?? 0);
  const parents: number[] = [];
  for (const [at, first] of byItem.entries()) {
    if (first < 0) continue;
    members[starts[first + 1] ?? 0] = at;
    increment(starts, first + 1);
    if (first === at && isParentAt(catalog, at)) parents.push(at);
  }
  return { byItem, starts, members, parents: Uint32Array.from(parents) };
};

/** Whether any variant of the parent passes every filter. */
export const hasPassingVariant = ({ starts, members }: Families, parent: number, outcomes: Outcomes): boolean => {
  const end = starts[parent + 1] ?? 0;
  for (let index = starts[parent] ?? 0; index < end; index += 1) {
    const at = members[index] ?? 0;
    if (at !== parent && outcomes[at] === passes) return true;
  }
  return false;
};

const takeParents = createScratch((length) => new Uint32Array(length));

/**
 * The parents that a text finds together with variants of theirs, which are counted in their place. Valid until the
 * next call.
 */
export const findParentsOfFound = ({ parents, starts, members }: Families, weights: Weights | null): Uint32Array => {
  if (weights === null) return parents;
  const found = takeParents(parents.length);
  let length = 0;
  // Plain loops: callbacks take ten times as long over a million items.
  for (let place = 0; place < parents.length; place += 1) {
    const parent = parents[place] ?? 0;
    if (weights[parent] === 0) continue;
    const end = starts[parent + 1] ?? 0;
    for (let index = starts[parent] ?? 0; index < end; index += 1) {
      const at = members[index] ?? 0;
      if (at === parent || weights[at] === 0) continue;
      found[length] = parent;
      length += 1;
      break;
    }
  }
  return found.subarray(0, length);
};

const takeStates = createScratch((length) => new Uint8Array(length));

const one = 1;
const several = 2;
const listed = 3;

/**
 * Lists several matches of one family as a single entry. `length` is the number of entries. `represent` returns what to
 * show for a match: the item itself; for the first match of such a family, the item that represents it; for its other
 * matches, -1. Call it with the matches in display order, and not after the next call of this function.
 */
export const collapseFamilies = (
  { byItem, members }: Families,
  { outcomes, matches }: { outcomes: Outcomes; matches: number },
) => {
  const states = takeStates(byItem.length).fill(0);
  let length = matches;
  for (let index = 0; index < members.length; index += 1) {
    const at = members[index] ?? 0;
    if (!isListed(outcomes[at])) continue;
    const first = byItem[at] ?? 0;
    if (states[first] !== 0) length -= 1;
    states[first] = states[first] === 0 ? one : several;
  }
  const represent = (at: number) => {
    const first = byItem[at] ?? -1;
    if (first < 0 || states[first] === one) return at;
    if (states[first] === listed) return -1;
    states[first] = listed;
    return first;
  };
  return { length, represent };
};

/** The families among the shown items, by the key of the item that represents each, with their matching members. */
export const describeFamilies = (
  catalog: CatalogColumns,
  { byItem, starts, members }: Families,
  shown: Uint32Array,
  isMatching: (at: number) => boolean,
): Record<string, Family> => {
  const described = Array.from(shown)
    .filter((at) => byItem[at] === at)
    .map((first) => [first, Array.from(members.subarray(starts[first], starts[first + 1])).filter(isMatching)] as const)
    .filter(([, { length }]) => length > 1)
    .map(([first, all]) => {
      const variants = itemsAt(
        catalog,
        all.filter((at) => !Number.isNaN(catalog.parentByItem[at])),
      );
      const prices = variants.flatMap(({ price }) => price ?? []);
      const from = prices.length === 0 ? null : Math.min(...prices);
      const publicPrices = variants.flatMap(({ price, publicPrice }) => publicPrice ?? price ?? []);
      const publicFrom = Math.min(...publicPrices);
      const isOwn = from !== null && publicFrom !== from;
      const keys = variants.map(({ key }) => key);
      return [itemAt(catalog, first).key, { keys, from, ...(isOwn && { publicFrom }) }] as const;
    });
  return Object.fromEntries(described);
};
