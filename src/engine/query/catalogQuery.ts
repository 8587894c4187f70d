import type { CatalogItem } from '../catalog/stockItem';
import type { SortOrder } from './sortOrders';

export type CatalogFilter = {
  text?: string;
  /** Finds nothing rather than correct the text. */
  isLiteral?: boolean;
  /** A category, including its descendants. */
  categoryId?: string | null;
  /** Only highlighted items (isOffer). */
  offers?: boolean;
  /** Only recent items (isNew). */
  recent?: boolean;
  /** Only these catalogues; all if empty or omitted. */
  catalogIds?: readonly number[];
  /** Value keys by feature key: an item must have one of the values of each feature. */
  features?: FeatureChoice;
  price?: PriceRange;
  /** Leaves out the items that are out of stock. */
  inStock?: boolean;
  /** Which items those are; filled in by the engine. */
  unavailable?: readonly { catalogId: number; ids: readonly number[] }[];
  /** Keys of items, from the most to the least preferred: they come first among equally good matches. */
  preferred?: readonly string[];
  /** Only preferred items, in their order unless there is a text. */
  onlyPreferred?: boolean;
};

export type FeatureChoice = Readonly<Record<string, readonly string[]>>;

/** From `from` up to, but not including, `to`; null leaves that end open. */
export type PriceRange = { from: number | null; to: number | null };

export type CatalogQuery = CatalogFilter & {
  sort?: SortOrder;
  /** 1-based. */
  page?: number;
  pageSize?: number;
  /** Several items of one family are shown as one. */
  isGrouped?: boolean;
};

/** The number of items each choice would show with all other filters applied. */
export type Facets = {
  /** By category id, including descendants; empty categories are omitted. */
  categories: Record<string, number>;
  catalogs: { catalogId: number; count: number }[];
  offers: number;
  recent: number;
  features: FeatureFacet[];
  prices: (PriceRange & { count: number })[];
};

export type FeatureFacet = { key: string; name: string; values: { key: string; name: string; count: number }[] };

/** The keys of the matching variants of an item, and the lowest of their prices. */
export type Family = { keys: string[]; from: number | null; publicFrom?: number | undefined };

/** What is sold of a brand: a value of a feature if any has the brand's name, or else what a search for it finds. */
export type BrandItems = { products: number; feature: { key: string; value: string } | null };

/** How a text was read, where it was not just searched for as it was typed. */
export type Reading = {
  /** Whether anything is found as it was typed. */
  isAsTyped: boolean;
  /** Whether anything has all that was searched for, by whichever words. */
  isFound: boolean;
  /** The other language in whose names it was found, because nothing in the catalogue's own has it. */
  language: string | null;
  /** The text that was searched for instead, because the given one finds nothing. */
  corrected: string | null;
  /** Likely corrections, if none is much likelier than the others. */
  choices: string[];
  /** Other words for the same thing that were searched for, too. */
  synonyms: string[];
  /** Whether categories and features were searched, too. */
  hasProperties: boolean;
  /** If no item matches all words: the largest sets of words that do match together. */
  parts: { text: string; total: number }[];
};

export type CatalogPage = {
  /** How many items are found, without the parents of others. All counts are of these. */
  total: number;
  /** How many entries the list has: where families are grouped, each is one. */
  products: number;
  /** Null without a text. */
  reading: Reading | null;
  facets: Facets;
  items: CatalogItem[];
  /** By the key of the item that represents the family. */
  families: Record<string, Family>;
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
  /** In the folder StockCategoryImages of blob storage; null for none. */
  imageUrl: string | null;
  parentId: string | null;
  depth: number;
  /** Number of items in it and its descendants. */
  count: number;
};

export type CategoryHead = Pick<CategoryNode, 'categoryId' | 'name' | 'depth'>;

export type ItemLookup =
  | { state: 'found'; item: CatalogItem; path: CategoryHead[] }
  | { state: 'deleted' }
  | { state: 'unknown' };

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
  /** Corrected or shortened texts that find something, if the text itself does not. */
  texts: string[];
  /** Keys of the items whose code equals the text; they come first in `items`. */
  exactKeys: string[];
  /** As in a reading. */
  language: string | null;
};
