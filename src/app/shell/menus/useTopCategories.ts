import { useGetCategoryTreeQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';

/** The top-level categories that have items; empty while they load, or if loading fails. */
export const useTopCategories = () => {
  const lang = useLanguage();
  const { data: nodes = [] } = useGetCategoryTreeQuery();
  return nodes
    .filter(({ parentId, count, name }) => parentId === null && count > 0 && name.trim() !== '')
    .map((node) => ({ to: placeHref(lang, toCategoryPlace(node), 1), name: node.name }));
};
