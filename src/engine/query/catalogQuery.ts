import type { CatalogItem } from '../catalog/stockItem';
import type { SortOrder } from './sortOrders';

export type CatalogFilter = {
  text?: string;
  /** A category, including its descendants. */
  categoryId?: string | null;
  /** Only highlighted items (isOffer). */
  offers?: boolean;
  /** Only recent items (isNew). */
  recent?: boolean;
  /** Only these catalogues; all if empty or omitted. */
  catalogIds?: readonly number[];
};

export type CatalogQuery = CatalogFilter & {
  sort?: SortOrder;
  /** 1-based. */
  page?: number;
  pageSize?: number;
};

/** The number of items each choice would show with all other filters applied. */
export type Facets = {
  /** By category id, including descendants; empty categories are omitted. */
  categories: Record<string, number>;
  catalogs: { catalogId: number; count: number }[];
  offers: number;
  recent: number;
};

export type CatalogPage = {
  total: number;
  facets: Facets;
  items: CatalogItem[];
  /** The page shown: the last one if the query is past the end. */
  page: number;
  pages: number;
  pageSize: number;
};

/** A category for display; lists of them are in tree order, parents first. */
export type CategoryNode = {
  categoryId: string;
  catalogId: number;
  stockCategoryId: number;
  name: string;
  parentId: string | null;
  depth: number;
  /** Number of items in it and its descendants. */
  count: number;
};

export type CategoryHead = Pick<CategoryNode, 'categoryId' | 'name' | 'depth'>;

export type ItemLookup =
  { state: 'found'; item: CatalogItem; path: CategoryHead[] } | { state: 'deleted' } | { state: 'unknown' };

export type ItemVariants = { parent: CatalogItem | null; variants: CatalogItem[] };

export type Neighbours = {
  /** 1-based; 0 if the query does not match the item. */
  position: number;
  total: number;
  previous: CatalogItem | null;
  next: CatalogItem | null;
};

export type Suggestions = {
  total: number;
  items: CatalogItem[];
  categories: CategoryNode[];
  /** Keys of the items whose code equals the text; they come first in `items`. */
  exactKeys: string[];
};

/** A query word without matches, and similar words from the catalogue. */
export type NearWord = { word: string; near: string[] };
