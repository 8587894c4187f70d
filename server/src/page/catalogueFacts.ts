import { buildCategoryTree, type CategoryTree, type PlacedCategory } from '@/engine/catalog/categoryTree';
import { mergeCategories } from '@/engine/catalog/mergeCategories';
import { type Language, languages } from '@/shared/i18n/languages';
import type { CategoryCrumb } from '@/shared/routing/catalogueAddresses';

import { toStockItem } from '../catalogue/stockItem';
import type { CatalogueRepository } from '../repositories/catalogueRepository';

export type ItemFacts = ReturnType<typeof toStockItem> & { catalogId: number };

export type CatalogueFacts = {
  /** Taken from the first of the catalogues that has it; undefined for deleted items too. */
  item: (stockItemId: number, catalogIds: readonly number[]) => Promise<Record<Language, ItemFacts> | undefined>;
  tree: (language: Language) => Promise<CategoryTree>;
};

/** From the root to the category itself. */
export const trailTo = (tree: CategoryTree, category: PlacedCategory | undefined): CategoryCrumb[] => {
  const trail: CategoryCrumb[] = [];
  for (let at = category ?? null; at; at = tree.getParent(at)) {
    trail.unshift({ categoryId: at.categoryId, name: at.name, depth: at.depth });
  }
  return trail;
};

type Parts = { catalogue: CatalogueRepository; catalogs: readonly number[]; now: () => number };

// How late page heads may show a change of the categories.
const lifetimeMs = 60_000;

/** Catalogue data for page heads, merged as the browser merges it. */
export const createCatalogueFacts = ({ catalogue, catalogs, now }: Parts): CatalogueFacts => {
  const trees = new Map<Language, { tree: Promise<CategoryTree>; readAt: number }>();

  const readTree = async (language: Language) => {
    const lists = await Promise.all(
      catalogs.map(async (catalogId) => ({ catalogId, categories: await catalogue.categories(catalogId, language) })),
    );
    return buildCategoryTree(mergeCategories(lists));
  };

  return {
    item: async (stockItemId, catalogIds) => {
      for (const catalogId of catalogIds) {
        const row = await catalogue.item(catalogId, stockItemId);
        if (!row || row.deleted === 1) continue;
        const facts = languages.map((language) => [language, { ...toStockItem(row, language), catalogId }]);
        return Object.fromEntries(facts) as Record<Language, ItemFacts>;
      }
      return undefined;
    },
    tree: (language) => {
      const known = trees.get(language);
      if (known && now() - known.readAt < lifetimeMs) return known.tree;
      const tree = readTree(language);
      trees.set(language, { tree, readAt: now() });
      tree.catch(() => trees.delete(language));
      return tree;
    },
  };
};
