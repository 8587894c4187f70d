import { buildCategoryTree, type CategoryTree } from '@/engine/catalog/categoryTree';
import { mergeCategories } from '@/engine/catalog/mergeCategories';
import type { Language } from '@/shared/i18n/languages';

import type { CatalogueRepository } from '../repositories/catalogueRepository';

type Parts = { catalogue: CatalogueRepository; catalogs: readonly number[]; now: () => number };

export type ReadCategoryTree = (language: Language) => Promise<CategoryTree>;

// How long the sitemap may lag behind a change of the categories.
const lifetimeMs = 60_000;

/** The categories of all catalogues, merged as the browser merges them. */
export const createCategoryTrees = ({ catalogue, catalogs, now }: Parts): ReadCategoryTree => {
  const trees = new Map<Language, { tree: Promise<CategoryTree>; readAt: number }>();

  const readTree = async (language: Language) => {
    const lists = await Promise.all(
      catalogs.map(async (catalogId) => ({ catalogId, categories: await catalogue.categories(catalogId, language) })),
    );
    return buildCategoryTree(mergeCategories(lists));
  };

  return (language) => {
    const known = trees.get(language);
    if (known && now() - known.readAt < lifetimeMs) return known.tree;
    const tree = readTree(language);
    trees.set(language, { tree, readAt: now() });
    tree.catch(() => trees.delete(language));
    return tree;
  };
};
