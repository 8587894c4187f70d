import { sql } from 'kysely';

import { toItemKey } from '@/engine/catalog/stockItem';
import type { EngineArg } from '@/engine/host/requestHandlers';
import { findBrandValues } from '@/engine/query/brandItems';
import type { BrandItems, CatalogQuery, Suggestions } from '@/engine/query/catalogQuery';
import { hasWords } from '@/engine/search/findItems';
import { withWords } from '@/engine/search/properties';
import { categoriesWith, textsInstead } from '@/engine/search/suggest';
import { weighSearch } from '@/engine/search/weighSearch';
import { foldText } from '@/engine/text/foldText';

import { createConditions } from './conditions';
import { withFacts } from './facts';
import { listCategories } from './itemHandlers';
import { readRows } from './runSql';
import { countAll, countProducts, countTotal, keepEntries, type Search } from './sqlPages';
import { createSqlSpace, hasCode } from './sqlSpace';
import { readItemsInOrder } from './storedItems';
import type { ReadText } from './textMatch';

/** What a query's text finds, by the rules of the engine in memory. */
export const readText = async (
  { db, snapshot, keep }: Search,
  { text, isLiteral = false }: CatalogQuery,
): Promise<ReadText> => {
  if (!hasWords(text)) return { match: null, reading: null };
  return keep(['text', snapshot.language, text, isLiteral], async () => {
    const { weights, reading } = await withFacts((facts) =>
      weighSearch(createSqlSpace(db, snapshot, facts), text, isLiteral),
    );
    return { match: weights, reading };
  });
};

const selectCode = async ({ db, snapshot }: Search, text: string): Promise<string[]> => {
  const { items } = createConditions(snapshot, {}, null, { prices: null, hidesPrices: true });
  const rows = await readRows(
    db,
    sql<{ catalog_id: number; stock_item_id: number }>`select a.catalog_id, a.stock_item_id from ${items} as a
      where ${hasCode('a', text)} order by a.ord, a.stock_item_id`,
  );
  return rows.map(({ catalog_id, stock_item_id }) => toItemKey(catalog_id, stock_item_id));
};

export const suggest = async (
  search: Search,
  { text, preferred, items, categories }: EngineArg<'suggest'>,
): Promise<Suggestions> => {
  if (!hasWords(text)) return { total: 0, items: [], categories: [], texts: [], exactKeys: [], language: null };
  const { db, snapshot, reader } = search;
  const query = { text, ...(preferred && { preferred }) };
  const { match, reading } = await readText(search, query);
  const texts = textsInstead(reading);
  const conditions = createConditions(snapshot, query, match, reader);
  const total = texts.length > 0 ? 0 : await countTotal(search, conditions, query);
  const count = total === 0 ? 0 : items;
  const entries = count === 0 ? [] : await keepEntries(search, conditions, query, { from: 0, count, isGrouped: false });
  const nodes = await listCategories(search);
  return {
    total,
    items: await readItemsInOrder(db, snapshot, reader, entries),
    texts,
    language: null,
    categories: categoriesWith(
      withWords(nodes).map((named, at) => ({ text: named.text, node: nodes[at] ?? named })),
      text,
      categories,
    ),
    exactKeys: await selectCode(search, text),
  };
};

export const countBrands = async (search: Search, names: readonly string[]): Promise<BrandItems[]> => {
  const { snapshot, reader } = search;
  const { key, valueKeys } = findBrandValues(snapshot, names);
  const counted: BrandItems[] = [];
  for (const name of names) {
    const value = valueKeys.get(foldText(name));
    const query: CatalogQuery =
      value === undefined ? { text: name, isLiteral: true } : { features: { [key]: [value] } };
    const { match } = await readText(search, query);
    const { matches, families } = await countAll(search, createConditions(snapshot, query, match, reader), query);
    counted.push({
      products: countProducts(matches, families, true),
      feature: value === undefined ? null : { key, value },
    });
  }
  return counted;
};
