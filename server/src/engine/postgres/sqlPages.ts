import { toItemKey } from '@/engine/catalog/stockItem';
import { createUnavailableError } from '@/engine/host/catalogEngine';
import { clampPage, clampPageSize } from '@/engine/query/catalogPage';
import type { CatalogPage, CatalogQuery } from '@/engine/query/catalogQuery';

import type { Database } from '../../db/openDatabase';
import { type Conditions, createConditions, type Reader } from './conditions';
import { countChoices, countFamilies, countFound, type FamilyCounts, toFacets } from './counts';
import { describeFamilies, type Entry, findShownFamilies, listEntries, type Part } from './listing';
import type { SearchSnapshot } from './snapshot';
import { readItemsByKey } from './storedItems';
import type { ReadText } from './textMatch';

/** Results that stay the same until the data changes, by what was asked. */
export type KeptCounts = <Result>(key: unknown, count: () => Promise<Result>) => Promise<Result>;

export type Search = {
  db: Database;
  snapshot: SearchSnapshot;
  reader: Reader;
  keep: KeptCounts;
  /** Otherwise nothing can be left out for want of stock. */
  seesStock: boolean;
};

const withoutView = ({ sort: _sort, page: _page, pageSize: _size, isGrouped: _grouped, ...filter }: CatalogQuery) =>
  filter;

export const countAll = async (
  { db, keep, reader, seesStock }: Search,
  conditions: Conditions,
  query: CatalogQuery,
) => {
  if (query.inStock && !seesStock) throw createUnavailableError();
  const filter = withoutView(query);
  const owner = [conditions.snapshot.language, reader];
  // Stock changes with every order, and is no part of the version.
  const keepCounts: KeptCounts = query.inStock ? (_key, count) => count() : keep;
  const [choices, families] = await Promise.all([
    keepCounts(['choices', owner, filter], () => countChoices(db, conditions)),
    keepCounts(['families', owner, filter], () => countFamilies(db, conditions)),
  ]);
  const { facets, total, parents } = toFacets(conditions, choices, query.features);
  return { facets, total, parents, matches: total + families.beside, families };
};

/** Only how many items are found, for what shows no choices. */
export const countTotal = ({ db, keep, reader }: Search, conditions: Conditions, query: CatalogQuery) =>
  keep(['total', conditions.snapshot.language, reader, withoutView(query)], () => countFound(db, conditions));

export const countProducts = (matches: number, { collapsed }: FamilyCounts, isGrouped: boolean) =>
  isGrouped ? matches - collapsed : matches;

// Longer parts are price lists, which are read once.
const mostKept = 100;

/** A part of a list, kept like its counts: many type the same first letters, which find the most. */
export const keepEntries = (
  { db, keep, reader }: Search,
  conditions: Conditions,
  query: CatalogQuery,
  part: Part,
): Promise<Entry[]> => {
  const { page: _page, pageSize: _size, ...listed } = query;
  const list = () => listEntries(db, conditions, part);
  if (query.inStock || part.count > mostKept) return list();
  return keep(['entries', conditions.snapshot.language, reader, listed, part], list);
};

export const queryPage = async (
  search: Search,
  query: CatalogQuery,
  { match, reading }: ReadText,
): Promise<CatalogPage> => {
  const { db, snapshot, reader } = search;
  const conditions = createConditions(snapshot, query, match, reader);
  const isGrouped = query.isGrouped === true;
  const { facets, total, matches, families } = await countAll(search, conditions, query);
  const pageSize = clampPageSize(query.pageSize);
  const products = countProducts(matches, families, isGrouped);
  const pages = Math.max(1, Math.ceil(products / pageSize));
  const page = clampPage(query.page, pages);
  const entries =
    products === 0
      ? []
      : await keepEntries(search, conditions, query, {
          from: (page - 1) * pageSize,
          count: pageSize,
          isGrouped,
          matches,
        });
  const findFamily = isGrouped ? await findShownFamilies(db, conditions, entries) : () => undefined;
  const shown = entries.map((entry) => ({ entry: findFamily(entry)?.head ?? entry, family: findFamily(entry) }));
  const members = shown.flatMap(({ family }) => family?.members ?? []);
  const items = await readItemsByKey(db, snapshot, reader, [...shown.map(({ entry }) => entry), ...members]);
  return {
    total,
    products,
    reading,
    facets,
    items: shown.flatMap(({ entry }) => items.get(toItemKey(entry.catalogId, entry.stockItemId)) ?? []),
    families: describeFamilies(
      shown.flatMap(({ family }) => family ?? []),
      items,
    ),
    page,
    pages,
    pageSize,
  };
};
