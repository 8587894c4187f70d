import type { CatalogItem } from '../catalog/stockItem';

export type SortKey = 'relevance' | 'name' | 'code' | 'price';

export type CatalogFilter = {
  text?: string;
  /** A category with all below it. */
  categoryId?: string | null;
  /** Only what is highlighted (isOffer). */
  offers?: boolean;
  /** Only what is recent (isNew). */
  recent?: boolean;
  /** Only these catalogues; all when there is none. */
  catalogIds?: readonly number[];
};

export type CatalogQuery = CatalogFilter & {
  sort?: SortKey;
  direction?: 'asc' | 'desc';
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/** How many items each choice would show, all other filters kept. */
export type Facets = {
  /** By category id, with all below; categories without any are left out. */
  categories: Record<string, number>;
  catalogs: { catalogId: number; count: number }[];
  offers: number;
  recent: number;
};

export type CatalogPage = {
  total: number;
  facets: Facets;
  items: CatalogItem[];
  /** The page that is shown: the last one where the query asks for one beyond. */
  page: number;
  pages: number;
  pageSize: number;
};

/** A category as it is shown; lists of them are in tree order, parents first. */
export type CategoryNode = {
  categoryId: string;
  catalogId: number;
  stockCategoryId: number;
  name: string;
  parentId: string | null;
  depth: number;
  /** The items in it and below. */
  count: number;
};

export type CategoryHead = Pick<CategoryNode, 'categoryId' | 'name' | 'depth'>;

export type ItemAnswer =
  { state: 'found'; item: CatalogItem; path: CategoryHead[] } | { state: 'deleted' } | { state: 'unknown' };

export type ItemVariants = { parent: CatalogItem | null; variants: CatalogItem[] };

export type Neighbours = {
  /** From 1; 0 where the item is not among the answers of the query. */
  position: number;
  total: number;
  previous: CatalogItem | null;
  next: CatalogItem | null;
};

export type Suggestions = {
  total: number;
  items: CatalogItem[];
  categories: CategoryNode[];
  /** The keys of the items whose code is exactly the text; they come first in `items`. */
  exactKeys: string[];
};

/** A word of the query that finds nothing, and words of the catalogue that are near it. */
export type NearWord = { word: string; near: string[] };
