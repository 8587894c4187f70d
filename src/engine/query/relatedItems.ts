import { itemsAt, type MergedCatalog } from '../catalog/mergeCatalogs';
import type { CatalogItem } from '../catalog/stockItem';
import { findItemPosition, type ItemReference } from './itemAnswers';

/** Items of the same family are shown as variants, not as related. */
const getFamilyKey = ({ items, catalogByItem }: MergedCatalog, at: number): string => {
  const item = items[at];
  return `${catalogByItem[at]}:${item?.stockItemParentId ?? item?.stockItemId}`;
};

/** Other items of the category, starting with those that follow it; then those of the ancestor categories. */
export const relatedItems = (catalog: MergedCatalog, reference: ItemReference, limit: number): CatalogItem[] => {
  const position = findItemPosition(catalog, reference);
  const { items, tree, categoryByItem } = catalog;
  const family = getFamilyKey(catalog, position);
  const found = new Set<number>();
  let category = tree.walk[categoryByItem[position] ?? -1] ?? null;
  for (; category && found.size < limit; category = tree.getParent(category)) {
    const { enter, exit } = category;
    for (let step = 1; step < items.length && found.size < limit; step += 1) {
      const at = (position + step) % items.length;
      const place = categoryByItem[at] ?? -1;
      if (place >= enter && place < exit && getFamilyKey(catalog, at) !== family) found.add(at);
    }
  }
  return itemsAt(catalog, [...found]);
};
