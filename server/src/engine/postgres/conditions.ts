import { type RawBuilder, sql } from 'kysely';

import { parseItemKey } from '@/engine/catalog/stockItem';
import type { CatalogQuery } from '@/engine/query/catalogQuery';
import { getSorting } from '@/engine/query/sortOrders';
import { numberFilters, priceFilter } from '@/engine/search/narrowing';

import { offerMark, recentMark } from './itemRows';
import { tablesOf } from './searchTables';
import { inCategories, type SearchSnapshot } from './snapshot';
import type { TextMatch } from './textMatch';

export type Condition = RawBuilder<boolean>;

/** Prices of a client's list in place of the public ones, where there is one. */
export type ListPrices = { version: string; today: string };

/** Who reads: prices are everybody's, a client's, or hidden. */
export type Reader = { prices: ListPrices | null; hidesPrices: boolean };

/** A query, as SQL about an item that the statement calls by an alias. */
export type Conditions = ReturnType<typeof createConditions>;

export const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const sameFamily = (one: string, other: string): Condition =>
  sql<boolean>`(${column(one, 'family')} = ${column(other, 'family')} and ${column(one, 'catalog_id')} = ${column(other, 'catalog_id')})`;

const isOther = (one: string, other: string): Condition =>
  sql<boolean>`${column(one, 'stock_item_id')} <> ${column(other, 'stock_item_id')}`;

const parseKeys = (keys: readonly string[]) =>
  keys.flatMap((key) => parseItemKey(key) ?? []).map((ids, place) => ({ ...ids, place }));

const keysTable = (keys: readonly string[]) =>
  sql`json_to_recordset(${JSON.stringify(parseKeys(keys))}::json) as wanted ("catalogId" integer, "stockItemId" bigint, place integer)`;

const isWanted = (alias: string) =>
  sql<boolean>`wanted."catalogId" = ${column(alias, 'catalog_id')} and wanted."stockItemId" = ${column(alias, 'stock_item_id')}`;

const pricesOf = ({ version, today }: ListPrices) => sql`list_prices as price
  join price_lists as list on list.price_list_id = price.price_list_id
  where list.version = ${version} and price.valid_from <= ${today} and price.valid_until >= ${today}`;

// As Math.round does, halves are rounded up.
const amountBy = (publicPrice: RawBuilder<unknown>, discount: unknown, cents: unknown) => sql<number | null>`(
  case when ${discount} is null then ${cents}
    else floor(round(${publicPrice} * 100) * (10000 - ${discount}) / 10000 + 0.5) end / 100.0::float8)`;

/**
 * The prices of a list: of the item itself, or else of the whole catalogue. What does not depend on the item is in
 * subqueries of its own, which are run once.
 */
const ownAmount = (alias: string, prices: ListPrices, catalogIds: readonly number[]) => {
  const price = column(alias, 'price');
  const ofItem = sql`select price.catalog_id, price.stock_item_id from ${pricesOf(prices)} and price.stock_item_id <> 0`;
  const ofCatalog = (what: unknown, catalogId: number) =>
    sql`(select ${what} from ${pricesOf(prices)} and price.catalog_id = ${catalogId} and price.stock_item_id = 0 limit 1)`;
  const branches = catalogIds.map(
    (id) => sql`when ${column(alias, 'catalog_id')} = ${id} and ${ofCatalog(sql`true`, id)}
      then ${amountBy(price, ofCatalog(sql`price.discount`, id), ofCatalog(sql`price.price_cents`, id))}`,
  );
  return sql<number | null>`(
    case when (${column(alias, 'catalog_id')}, ${column(alias, 'stock_item_id')}) in (${ofItem}) then (
      select ${amountBy(price, sql`price.discount`, sql`price.price_cents`)} from ${pricesOf(prices)}
        and price.catalog_id = ${column(alias, 'catalog_id')} and price.stock_item_id = ${column(alias, 'stock_item_id')}
      limit 1
    ) ${sql.join(branches, sql` `)} else ${price} end)`;
};

export const createConditions = (
  snapshot: SearchSnapshot,
  query: CatalogQuery,
  text: TextMatch | null,
  { prices, hidesPrices }: Reader,
) => {
  const { items, groups } = tablesOf(snapshot.language);
  const { offers = false, recent = false, catalogIds = [], features = {}, price: range, inStock = false } = query;
  const filters = numberFilters(features);
  const preferredKeys = query.preferred ?? null;
  const onlyPreferred = query.onlyPreferred === true;
  const hasWeights = text !== null || onlyPreferred || inStock;

  const priceOf = (alias: string): RawBuilder<number | null> => {
    if (hidesPrices) return sql`null::float8`;
    if (!prices) return sql`${column(alias, 'price')}`;
    return sql`(case when ${column(alias, 'is_parent')} then coalesce((
        select min(${ownAmount('own_variant', prices, snapshot.catalogIds)}) from ${items} as own_variant
        where ${sameFamily('own_variant', alias)} and not own_variant.is_head
      ), ${column(alias, 'price')}) else ${ownAmount(alias, prices, snapshot.catalogIds)} end)`;
  };

  const isAvailable = (alias: string): Condition => sql<boolean>`not exists (
    select 1 from stock_levels as stock where stock.catalog_id = ${column(alias, 'catalog_id')}
      and stock.stock_item_id = ${column(alias, 'stock_item_id')} and stock.quantity = 0)`;

  const isInStock = (alias: string): Condition => sql<boolean>`(${isAvailable(alias)} and (
    not (${column(alias, 'is_head')} and ${column(alias, 'is_parent')}) or exists (
      select 1 from ${items} as stocked where ${sameFamily('stocked', alias)} and not stocked.is_head
        and ${isAvailable('stocked')})))`;

  /** Has the text, and is among what was asked for. */
  const isFound = (alias: string): Condition =>
    all([
      ...(text ? [text.condition(alias)] : []),
      ...(onlyPreferred
        ? [
            sql<boolean>`(${column(alias, 'catalog_id')}, ${column(alias, 'stock_item_id')}) in
              (select wanted."catalogId", wanted."stockItemId" from ${keysTable(preferredKeys ?? [])})`,
          ]
        : []),
      ...(inStock ? [isInStock(alias)] : []),
    ]);

  const hasMark = (alias: string, mark: number): Condition =>
    sql<boolean>`(${column(alias, 'marks')} & ${sql.lit(mark)}) <> 0`;
  const isInCategory = (alias: string): Condition => {
    const { categoryId } = query;
    if (categoryId === null || categoryId === undefined || categoryId === '') return sql<boolean>`true`;
    return inCategories(snapshot, snapshot.tree.byId.get(categoryId) ?? { enter: 0, exit: 0 }, alias);
  };
  const passesOffers = (alias: string): Condition => (offers ? hasMark(alias, offerMark) : sql<boolean>`true`);
  const passesRecent = (alias: string): Condition => (recent ? hasMark(alias, recentMark) : sql<boolean>`true`);
  const passesCatalogs = (alias: string): Condition =>
    catalogIds.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`${column(alias, 'catalog_id')} = any(${catalogIds}::bigint[])`;
  const passesMarks = (alias: string) => all([passesOffers(alias), passesRecent(alias), passesCatalogs(alias)]);

  const isWithin = (alias: string): Condition => {
    const { from, to } = range ?? { from: null, to: null };
    const price = priceOf(alias);
    return sql<boolean>`coalesce(${all([
      sql<boolean>`${price} is not null`,
      ...(from === null ? [] : [sql<boolean>`${price} >= ${from}::float8`]),
      ...(to === null ? [] : [sql<boolean>`${price} < ${to}::float8`]),
    ])}, false)`;
  };
  const hasValue = (alias: string, key: string): Condition => {
    const values = snapshot.features.find((feature) => feature.key === key)?.values ?? [];
    const chosen = features[key] ?? [];
    const ids = values.filter((value) => chosen.includes(value.key)).map(({ valueId }) => valueId);
    return sql<boolean>`coalesce(${column(alias, 'value_ids')} && ${ids}::integer[], false)`;
  };
  const narrowing = (alias: string): { filter: number; condition: Condition }[] => [
    ...(range ? [{ filter: priceFilter, condition: isWithin(alias) }] : []),
    ...Array.from(filters, ([key, filter]) => ({ filter, condition: hasValue(alias, key) })),
  ];
  const passesNarrowing = (alias: string) => all(narrowing(alias).map(({ condition }) => condition));
  /** 0 for a group that passes, the filter if it fails only one, or 255. */
  const outcomeOf = (group: string, within: RawBuilder<boolean>): RawBuilder<number> => {
    const each = narrowing(group).map((own) => (own.filter === priceFilter ? { ...own, condition: within } : own));
    if (each.length === 0) return sql<number>`0`;
    const failures = sql.join(
      each.map(({ condition }) => sql`(not ${condition})::int`),
      sql` + `,
    );
    const only = sql.join(
      each.map(({ filter, condition }) => sql`(not ${condition})::int * ${sql.lit(filter)}`),
      sql` + `,
    );
    return sql<number>`(case when ${failures} > 1 then 255 else ${only} end)`;
  };

  /** A parent that is found together with variants, which are counted in its place. */
  const isBesideFound = (alias: string): Condition =>
    sql<boolean>`(${column(alias, 'is_head')} and ${column(alias, 'is_parent')}${
      hasWeights
        ? sql` and exists (select 1 from ${items} as member where ${sameFamily('member', alias)}
            and ${isOther('member', alias)} and ${isFound('member')})`
        : sql``
    })`;
  const isSelected = (alias: string) => all([isInCategory(alias), passesMarks(alias), passesNarrowing(alias)]);
  const hasPassingVariant = (alias: string): Condition =>
    sql<boolean>`exists (select 1 from ${items} as passing where ${sameFamily('passing', alias)}
      and ${isOther('passing', alias)} and ${isFound('passing')} and ${isSelected('passing')})`;
  const isListed = (alias: string): Condition =>
    sql<boolean>`(${isSelected(alias)} and (not ${isBesideFound(alias)} or ${hasPassingVariant(alias)}))`;

  const sorting = getSorting(query.sort);

  const weightOf = (alias: string): RawBuilder<number> => text?.weight(alias) ?? sql<number>`1`;

  return {
    items,
    groups,
    snapshot,
    filters,
    hasWeights,
    hasRange: Boolean(range),
    reader: { prices, hidesPrices },
    isWithin,
    sorting,
    /** Keys of items that come first among equally good matches; null for none. */
    preferredKeys: !sorting && hasWeights ? preferredKeys : null,
    text,
    isFound,
    isSelected,
    isListed,
    isInCategory,
    isBesideFound,
    passesOffers,
    passesRecent,
    passesCatalogs,
    passesMarks,
    hasMark,
    outcomeOf,
    priceOf,
    weightOf,
    keysTable,
    isWanted,
    sameFamily,
    isOther,
  };
};
