import { skipToken } from '@reduxjs/toolkit/query/react';

import { useScreenState } from '@/store/useScreenState';
import { type CatalogItem, type Family, useGetItemVariantsQuery } from '@/api/catalogueApi';

export const hasVariants = ({ isParent, stockItemId, stockItemParentId }: CatalogItem): boolean =>
  isParent || (stockItemParentId !== null && stockItemParentId !== stockItemId);

/** The variants of an item, or of the parent that a variant has. A narrowed list shows those that match at first. */
export const useFamily = (item: CatalogItem, family?: Family) => {
  const { currentData, error, refetch } = useGetItemVariantsQuery(hasVariants(item) ? { key: item.key } : skipToken);
  const { parent = null, variants = [] } = currentData ?? {};
  const familyKey = parent?.key ?? item.key;
  const [showsAll, setShowsAll] = useScreenState<boolean>(`variants/${familyKey}/all`, false);
  const matching = family ? variants.filter(({ key }) => family.keys.includes(key)) : variants;
  return {
    familyKey,
    parent,
    isLoading: currentData === undefined && error === undefined,
    error: currentData ? undefined : error,
    retry: () => void refetch(),
    all: variants,
    matching,
    shown: showsAll ? variants : matching,
    showsAll,
    toggleAll: () => setShowsAll(!showsAll),
  };
};
