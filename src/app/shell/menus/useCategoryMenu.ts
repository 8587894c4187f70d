import { useMemo } from 'react';

import { useCategoryName } from '@/features/catalogue/components/useItemPresentation';
import { type CategoryNode, useGetCategoryTreeQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';

export type MenuCategory = CategoryNode & { below: MenuCategory[] };

/** Lists come in tree order, parents first. Empty categories are left out. */
const toMenu = (nodes: readonly CategoryNode[]): MenuCategory[] => {
  const top: MenuCategory[] = [];
  const known = new Map<string, MenuCategory>();
  for (const node of nodes) {
    if (node.count === 0) continue;
    const category = { ...node, below: [] };
    known.set(node.categoryId, category);
    (known.get(node.parentId ?? '')?.below ?? top).push(category);
  }
  return top;
};

/** All levels of the categories that have items; undefined until they are loaded. */
export const useCategoryMenu = () => {
  const lang = useLanguage();
  const getName = useCategoryName();
  const { data, error, refetch } = useGetCategoryTreeQuery();
  const categories = useMemo(() => data && toMenu(data), [data]);
  const getHref = (category: CategoryNode) => placeHref(lang, toCategoryPlace(category));
  return { categories, error, retry: () => void refetch(), getHref, getName };
};
