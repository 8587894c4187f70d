import type { CatalogOrder } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';

/** Keys of the items that most orders with this item contain, the most frequent first. Newer orders come first and break ties. */
export const findOrderedTogether = (orders: readonly CatalogOrder[], key: string, limit: number): string[] => {
  const counts = new Map<string, number>();
  for (const { catalogId, items } of orders) {
    const keys = new Set(items.map(({ stockItemId }) => toItemKey(catalogId, stockItemId)));
    if (!keys.delete(key)) continue;
    for (const other of keys) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([other]) => other);
};
