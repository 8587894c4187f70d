import type { StockItem } from '@/contracts/inventory';

import { itemAt, type MergedCatalog } from '../catalog/mergeCatalogs';
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

/** The positions with several items of one family replaced by the one that represents it. */
export const collapseFamilies = (positions: Uint32Array, families: Families): Uint32Array => {
  // 1 with one matching item, 2 with several, 3 once the family is listed.
  const states = new Uint8Array(families.length);
  for (let index = 0; index < positions.length; index += 1) {
    const first = families[positions[index] ?? 0] ?? -1;
    if (first >= 0 && states[first] !== 2) states[first] = states[first] === 0 ? 1 : 2;
  }
  const collapsed = new Uint32Array(positions.length);
  let length = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const at = positions[index] ?? 0;
    const first = families[at] ?? -1;
    const state = first < 0 ? 1 : (states[first] ?? 1);
    if (state === 3) continue;
    if (state === 2) states[first] = 3;
    collapsed[length] = state === 2 ? first : at;
    length += 1;
  }
  return collapsed.subarray(0, length);
};

/** The families among the shown items, by the key of the item that represents each. */
export const describeFamilies = (
  catalog: MergedCatalog,
  families: Families,
  shown: Uint32Array,
  positions: Uint32Array,
): Record<string, Family> => {
  const members = new Map<number, number[]>();
  const isShown = new Uint8Array(families.length);
  for (const at of shown) {
    if (families[at] !== at) continue;
    members.set(at, []);
    isShown[at] = 1;
  }
  for (let index = 0; index < positions.length; index += 1) {
    const at = positions[index] ?? 0;
    const first = families[at] ?? -1;
    if (first >= 0 && isShown[first] === 1) members.get(first)?.push(at);
  }
  const described = [...members]
    .filter(([, { length }]) => length > 1)
    .map(([first, all]) => {
      const variants = all.flatMap((at) => catalog.items[at] ?? []).filter((item) => getParentId(item) !== null);
      const prices = variants.flatMap(({ price }) => price ?? []);
      const from = prices.length === 0 ? null : Math.min(...prices);
      return [itemAt(catalog, first).key, { variants: variants.length, from }] as const;
    });
  return Object.fromEntries(described);
};
