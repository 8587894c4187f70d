import type { EngineArg, EngineMethod, EngineResult } from '@/engine/host/requestHandlers';
import type { CatalogQuery, Neighbours } from '@/engine/query/catalogQuery';
import { getCategoryPath } from '@/engine/query/categoryNodes';
import type { ItemReference } from '@/engine/query/itemQueries';
import type { PriceList, PriceListPart } from '@/engine/query/priceList';

import { createConditions } from './conditions';
import { findMarked, findRelated, findVariants, listCategories, locate, lookUpItem, readItems } from './itemHandlers';
import { findAnchor, findPlace, findShownFamilies, listEntries } from './listing';
import { checkCodes } from './orderCodes';
import { countBrands, readText, suggest } from './searchText';
import { countAll, countProducts, queryPage, type Search } from './sqlPages';
import { readItemsInOrder } from './storedItems';

const toCount = (limit: number): number => Math.max(0, Math.trunc(limit) || 0);

const findNeighbours = async (
  search: Search,
  { query, reference }: { query: CatalogQuery; reference: ItemReference },
): Promise<Neighbours> => {
  const { db, snapshot, reader } = search;
  const { match } = await readText(search, query);
  const isGrouped = query.isGrouped === true;
  const conditions = createConditions(snapshot, query, match, reader);
  const [own, { matches, families }] = await Promise.all([
    locate(search, reference),
    countAll(search, conditions, query),
  ]);
  const total = countProducts(matches, families, isGrouped);
  const anchor = own && (await findAnchor(db, conditions, own, isGrouped));
  if (!anchor) return { position: 0, total, previous: null, next: null };
  const { before, previous, next } = await findPlace(db, conditions, anchor, isGrouped);
  const around = [previous, next].flatMap((entry) => entry ?? []);
  const findFamily = isGrouped ? await findShownFamilies(db, conditions, around) : () => undefined;
  const show = async (entry: (typeof around)[number] | undefined) => {
    const [item] = entry ? await readItemsInOrder(db, snapshot, reader, [findFamily(entry)?.head ?? entry]) : [];
    return item ?? null;
  };
  return { position: before + 1, total, previous: await show(previous), next: await show(next) };
};

const listPrices = async (
  search: Search,
  { query, from, count }: PriceListPart & { query: CatalogQuery },
): Promise<PriceList> => {
  const { db, snapshot, reader } = search;
  const { match } = await readText(search, query);
  const conditions = createConditions(snapshot, query, match, reader);
  const { total, parents } = await countAll(search, conditions, query);
  const entries = await listEntries(db, conditions, { from, count, isGrouped: false, isOrderable: true });
  const items = await readItemsInOrder(db, snapshot, reader, entries);
  const { tree } = snapshot;
  return {
    total: total - parents,
    items: items.map((item) => {
      const { key, code, additionalCode, name, price, publicPrice, bestPrice, quantityBestPrice } = item;
      const { unit, minimumQuantity, quantityStep, packSize, categoryId } = item;
      const category = categoryId === null ? undefined : tree.byId.get(categoryId);
      const path = getCategoryPath(tree, category).map((ancestor) => ancestor.name);
      const prices = { price, publicPrice, bestPrice, quantityBestPrice };
      return { key, code, additionalCode, name, ...prices, unit, minimumQuantity, quantityStep, packSize, path };
    }),
  };
};

type Handlers = { [Method in EngineMethod]: (search: Search, arg: EngineArg<Method>) => Promise<EngineResult<Method>> };

/** The requests that are answered by SQL. */
export const sqlHandlers: Handlers = {
  query: async (search, query) => queryPage(search, query, await readText(search, query)),
  priceList: listPrices,
  neighbours: findNeighbours,
  suggest,
  brands: countBrands,
  checkCodes,
  categories: (search) => listCategories(search),
  item: lookUpItem,
  items: readItems,
  variants: findVariants,
  related: (search, { reference, limit }) => findRelated(search, reference, toCount(limit)),
  marked: (search, { kind, limit }) => findMarked(search, { kind, limit: toCount(limit) }),
};
