import { type CategoryTree, countsBelow, type PlacedCategory } from '../catalog/categoryTree';
import { type CatalogColumns, isParentAt } from '../catalog/mergeCatalogs';
import { increment } from '../increment';
import type { CategoryHead, CategoryNode } from './catalogQuery';

/** Parents are not counted: they are sold as their variants. */
export const categoryNodes = ({ tree, categoryByItem, marksByItem }: CatalogColumns): CategoryNode[] => {
  const own = new Uint32Array(tree.walk.length);
  for (const [at, place] of categoryByItem.entries())
    if (place >= 0 && !isParentAt({ marksByItem }, at)) increment(own, place);
  const counts = countsBelow(tree.walk, own);
  return tree.walk.map((category) => ({
    categoryId: category.categoryId,
    catalogId: category.catalogId,
    stockCategoryId: category.stockCategoryId,
    name: category.name,
    imageUrl: category.imageUrl,
    parentId: tree.getParent(category)?.categoryId ?? null,
    depth: category.depth,
    count: counts[category.enter] ?? 0,
  }));
};

/** From the top level down to the category itself. */
export const getCategoryPath = (tree: CategoryTree, category: PlacedCategory | undefined): CategoryHead[] => {
  const path: CategoryHead[] = [];
  for (let at = category ?? null; at; at = tree.getParent(at)) {
    path.unshift({ categoryId: at.categoryId, name: at.name, depth: at.depth });
  }
  return path;
};
