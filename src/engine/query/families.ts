import type { StockItem } from '@/contracts/inventory';

import { itemAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
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
  const matches = new Uint32Array(families.length);
  for (const at of positions) {
    const first = families[at] ?? -1;
    if (first >= 0) increment(matches, first);
  }
  const seen = new Uint8Array(families.length);
  return positions
    .map((at) => {
      const first = families[at] ?? -1;
      return first >= 0 && (matches[first] ?? 0) > 1 ? first : at;
    })
    .filter((at) => {
      const isFirst = seen[at] === 0;
      seen[at] = 1;
      return isFirst;
    });
};

/** The families among the shown items, by the key of the item that represents each. */
export const describeFamilies = (
  catalog: MergedCatalog,
  families: Families,
  shown: Uint32Array,
  positions: Uint32Array,
): Record<string, Family> => {
  const members = new Map<number, number[]>();
  for (const at of shown) if (families[at] === at) members.set(at, []);
  for (const at of positions) members.get(families[at] ?? -1)?.push(at);
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
