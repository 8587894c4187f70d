import { type CatalogColumns, itemAt, itemsAt } from '../catalog/mergeCatalogs';
import { type CatalogItem, parseItemKey } from '../catalog/stockItem';
import { findItems, listMatches } from '../search/findItems';
import type { CatalogQuery, ItemLookup, ItemVariants, Neighbours } from './catalogQuery';
import type { BrowsableSnapshot } from './catalogSnapshot';
import { getCategoryPath } from './categoryNodes';
import { collapseFamilies } from './families';
import type { ItemOrder } from './itemOrder';

/** By key, or by stockItemId alone: the first catalogue that has it wins. */
export type ItemReference = { key: string } | { stockItemId: number };

const resolveReference = ({ catalogIds }: CatalogColumns, reference: ItemReference) => {
  if ('key' in reference) {
    const ids = parseItemKey(reference.key);
    return ids ? [ids] : [];
  }
  return catalogIds.map((catalogId) => ({ catalogId, stockItemId: reference.stockItemId }));
};

export const findItemPosition = (catalog: CatalogColumns, reference: ItemReference): number =>
  resolveReference(catalog, reference)
    .map(catalog.findPosition)
    .find((position) => position >= 0) ?? -1;

export const lookUpItem = (catalog: CatalogColumns, reference: ItemReference): ItemLookup => {
  const position = findItemPosition(catalog, reference);
  if (position >= 0) {
    const { tree, categoryByItem } = catalog;
    return {
      state: 'found',
      item: itemAt(catalog, position),
      path: getCategoryPath(tree, tree.walk[categoryByItem[position] ?? -1]),
    };
  }
  return { state: resolveReference(catalog, reference).some(catalog.isDeleted) ? 'deleted' : 'unknown' };
};

const getFamilyId = ({ idByItem, parentByItem }: CatalogColumns, at: number): number => {
  const [id = NaN, parent = NaN] = [idByItem[at], parentByItem[at]];
  return Number.isNaN(parent) ? id : parent;
};

/** The variants of a parent; for a variant, all variants of its parent, including itself. */
export const itemVariants = (catalog: CatalogColumns, reference: ItemReference): ItemVariants => {
  const position = findItemPosition(catalog, reference);
  if (position < 0) return { parent: null, variants: [] };
  const { catalogByItem, parentByItem } = catalog;
  const number = catalogByItem[position];
  const parentId = getFamilyId(catalog, position);
  const variants: number[] = [];
  for (let at = 0; at < catalog.length; at += 1)
    if (parentByItem[at] === parentId && catalogByItem[at] === number) variants.push(at);
  const parent = catalog.findPosition({ catalogId: catalog.catalogIds[number ?? 0] ?? 0, stockItemId: parentId });
  return {
    parent: parent < 0 || (parent === position && variants.length === 0) ? null : itemAt(catalog, parent),
    variants: itemsAt(catalog, variants),
  };
};

/** In a list of families, those of the entry that has the item. */
export const itemNeighbours = (
  snapshot: BrowsableSnapshot,
  query: CatalogQuery,
  order: ItemOrder | null,
  reference: ItemReference,
): Neighbours => {
  const { catalog, families } = snapshot;
  const found = findItems(snapshot, query, order);
  const { represent } = query.isGrouped ? collapseFamilies(families, found.selection) : {};
  const positions = listMatches(found, { represent });
  const own = findItemPosition(catalog, reference);
  const at = positions.includes(own) ? positions.indexOf(own) : positions.indexOf(families.byItem[own] ?? -1);
  const shown = (place: number) => {
    const position = at < 0 ? undefined : positions[place];
    return position === undefined ? null : itemAt(catalog, position);
  };
  return { position: at + 1, total: positions.length, previous: shown(at - 1), next: shown(at + 1) };
};

/** Items of the same family are shown as variants, not as related. */
const isSameFamily = (catalog: CatalogColumns, one: number, other: number): boolean =>
  catalog.catalogByItem[one] === catalog.catalogByItem[other] &&
  getFamilyId(catalog, one) === getFamilyId(catalog, other);

/** Other items of the category, starting with those that follow it; then those of the ancestor categories. */
export const relatedItems = (catalog: CatalogColumns, reference: ItemReference, limit: number): CatalogItem[] => {
  const position = findItemPosition(catalog, reference);
  const { length, tree, categoryByItem } = catalog;
  const found = new Set<number>();
  let category = tree.walk[categoryByItem[position] ?? -1] ?? null;
  for (; category && found.size < limit; category = tree.getParent(category)) {
    const { enter, exit } = category;
    for (let step = 1; step < length && found.size < limit; step += 1) {
      const at = (position + step) % length;
      const place = categoryByItem[at] ?? -1;
      if (place >= enter && place < exit && !isSameFamily(catalog, at, position)) found.add(at);
    }
  }
  return itemsAt(catalog, [...found]);
};
