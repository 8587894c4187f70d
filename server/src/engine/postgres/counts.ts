import { sql } from 'kysely';

import { countsBelow } from '@/engine/catalog/categoryTree';
import type { Facets } from '@/engine/query/catalogQuery';
import type { FeatureChoice } from '@/engine/query/catalogQuery';
import { describeFeatures } from '@/engine/search/featureCounts';
import { priceFilter } from '@/engine/search/narrowing';
import { passes } from '@/engine/search/outcomes';
import { priceBounds, toPriceRanges } from '@/engine/search/priceRanges';

import type { Database } from '../../db/openDatabase';
import type { Conditions } from './conditions';
import { offerMark, recentMark } from './itemRows';
import { readRows } from './runSql';

const countWhere = (condition: unknown) => sql<number>`coalesce(sum(count) filter (where ${condition}), 0)::bigint`;

export const countFound = async (db: Database, { items, isFound, isBesideFound }: Conditions): Promise<number> => {
  const rows = await readRows(
    db,
    sql<{
      count: number;
    }>`select count(*) as count from ${items} as a where ${isFound('a')} and not ${isBesideFound('a')}`,
  );
  return rows[0]?.count ?? 0;
};

type CountRow = {
  /** A `place` is a category, which counts whichever is chosen. */
  kind: 'place' | 'total' | 'catalog' | 'price' | 'value';
  catalog_id: number;
  number: number | null;
  outcome: number;
  count: number;
  offers: number;
  recent: number;
  /** Of those counted, the parents, which cannot be ordered. */
  parents: number;
};

/** How many items of each group count. Imports keep that for all items, as long as prices are everybody's. */
const countedGroups = (c: Conditions) => {
  const { prices, hidesPrices } = c.reader;
  const publicClass = sql`coalesce(g.price_class, -1)`;
  if (!c.hasWeights && !c.hasRange && !prices)
    return sql`select g.*, ${hidesPrices ? sql`-1` : publicClass} as class, true as within, g.members as count
      from ${c.groups} as g where not g.is_parent`;
  const ownClass = sql`coalesce(width_bucket(${c.priceOf('a')}, ${priceBounds}::float8[]), -1)`;
  return sql`select g.*, ${prices || hidesPrices ? sql`a.class` : publicClass} as class, a.within, a.count from (
      select a.group_id, ${prices || hidesPrices ? ownClass : sql`null::integer`} as class,
        ${c.hasRange ? c.isWithin('a') : sql`true`} as within, count(*) as count
      from ${c.items} as a where ${c.isFound('a')} and not ${c.isBesideFound('a')}
      group by a.group_id, 2, 3
    ) as a join ${c.groups} as g on g.group_id = a.group_id`;
};

/** All counts but those of families, in one pass over what is found. */
export const countChoices = (db: Database, conditions: Conditions): Promise<CountRow[]> => {
  const c = conditions;
  return readRows(
    db,
    sql<CountRow>`
      with counted as materialized (
        select g.catalog_id, g.category_id, g.value_ids, g.is_parent, g.class, g.count,
          ${c.outcomeOf('g', sql<boolean>`g.within`)} as outcome, ${c.isInCategory('g')} as is_placed,
          ${c.passesOffers('g')} as offers, ${c.passesRecent('g')} as recent, ${c.passesCatalogs('g')} as catalogs,
          ${c.hasMark('g', offerMark)} as is_offer, ${c.hasMark('g', recentMark)} as is_recent
        from (${countedGroups(c)}) as g
      ), grouped as materialized (
        select grouping(catalog_id) as other_than_catalog, grouping(class) as other_than_price,
          grouping(value_ids) as other_than_value, catalog_id, class, value_ids, outcome,
          ${countWhere(sql`offers and recent and catalogs`)} as listed,
          ${countWhere(sql`offers and recent`)} as by_catalog,
          ${countWhere(sql`recent and catalogs and is_offer`)} as offers,
          ${countWhere(sql`offers and catalogs and is_recent`)} as recent,
          ${countWhere(sql`offers and recent and catalogs and is_parent`)} as parents
        from counted where outcome <> 255 and is_placed
        group by grouping sets ((outcome), (catalog_id, outcome), (class, outcome), (value_ids, outcome))
      )
      select 'place' as kind, catalog_id, category_id as number, 0 as outcome, sum(count)::bigint as count, 0 as offers,
          0 as recent, 0 as parents
        from counted where outcome = 0 and offers and recent and catalogs group by catalog_id, category_id
      union all select 'total', 0, 0, outcome, listed, offers, recent, parents from grouped
        where other_than_catalog = 1 and other_than_price = 1 and other_than_value = 1
      union all select 'catalog', catalog_id, 0, outcome, by_catalog, 0, 0, 0 from grouped where other_than_catalog = 0
      union all select 'price', 0, class, outcome, listed, 0, 0, 0 from grouped where other_than_price = 0
      union all select 'value', 0, value_id, outcome, sum(listed)::bigint, 0, 0, 0
        from grouped, unnest(value_ids) as value_id where other_than_value = 0 group by value_id, outcome`,
  );
};

/** By the place of a category in the tree, how many items it has, with those below. */
export const countBelow = ({ tree }: Conditions['snapshot'], rows: readonly CountRow[]): Uint32Array => {
  const own = new Uint32Array(tree.walk.length);
  for (const { kind, catalog_id, number, count } of rows) {
    const place = kind === 'place' ? tree.findPlace(catalog_id, number) : -1;
    if (place >= 0) own[place] = (own[place] ?? 0) + count;
  }
  return countsBelow(tree.walk, own);
};

export type FamilyCounts = { beside: number; collapsed: number };

/** How many parents are listed beside their variants, and how many matches are not shown where families are grouped. */
export const countFamilies = async (db: Database, conditions: Conditions): Promise<FamilyCounts> => {
  const { items, isFound, isSelected, hasWeights } = conditions;
  const hasOthers = hasWeights ? sql`others > 0` : sql`true`;
  const [row] = await readRows(
    db,
    sql<FamilyCounts>`
      with families as (
        select count(*) filter (where not is_head) as others,
          count(*) filter (where not is_head and selected) as selected_others,
          bool_or(is_head and selected) as head_selected, bool_or(is_head and is_parent) as head_is_parent
        from (
          select a.catalog_id, a.family, a.is_head, a.is_parent, ${hasWeights ? isSelected('a') : sql`true`} as selected
          from ${items} as a where a.family is not null and ${hasWeights ? isFound('a') : isSelected('a')}
        ) as member group by catalog_id, family
      ), entries as (
        select head_selected and head_is_parent and ${hasOthers} and selected_others > 0 as beside,
          selected_others + case when not head_selected then 0
            when head_is_parent and ${hasOthers} then least(selected_others, 1) else 1 end as listed
        from families
      )
      select count(*) filter (where beside) as beside, coalesce(sum(greatest(listed - 1, 0)), 0)::bigint as collapsed
      from entries`,
  );
  return row ?? { beside: 0, collapsed: 0 };
};

/** The facets of a page, from what was counted. */
export const toFacets = (
  { snapshot, filters }: Conditions,
  choices: readonly CountRow[],
  chosen: FeatureChoice | undefined,
): { facets: Facets; total: number; parents: number } => {
  const { tree, features, catalogIds } = snapshot;
  const below = countBelow(snapshot, choices);
  const categories: Record<string, number> = {};
  for (const { categoryId, enter } of tree.walk) {
    const count = below[enter] ?? 0;
    if (count > 0) categories[categoryId] = count;
  }
  const ofKind = (kind: CountRow['kind']) => choices.filter((row) => row.kind === kind);
  const whole = ofKind('total').find(({ outcome }) => outcome === passes);
  const total = whole?.count ?? 0;
  const byCatalog = new Map(
    ofKind('catalog')
      .filter(({ outcome }) => outcome === passes)
      .map(({ catalog_id, count }) => [catalog_id, count]),
  );
  const prices = new Uint32Array(priceBounds.length + 1);
  for (const { number, outcome, count } of ofKind('price'))
    if (number !== null && number >= 0 && (outcome === passes || outcome === priceFilter))
      prices[number] = (prices[number] ?? 0) + count;
  const byValue = new Map<string, number>();
  for (const { number, outcome, count } of ofKind('value')) byValue.set(`${number} ${outcome}`, count);
  const values = features.flatMap(({ key, values: all }) => {
    const filter = filters.get(key);
    const countOf = (valueId: number, outcome: number) => byValue.get(`${valueId} ${outcome}`) ?? 0;
    return all.map(({ valueId }) => countOf(valueId, passes) + (filter === undefined ? 0 : countOf(valueId, filter)));
  });
  return {
    total,
    parents: whole?.parents ?? 0,
    facets: {
      categories,
      catalogs: catalogIds.map((catalogId) => ({ catalogId, count: byCatalog.get(catalogId) ?? 0 })),
      offers: whole?.offers ?? 0,
      recent: whole?.recent ?? 0,
      features: describeFeatures(features, values, total, chosen),
      prices: toPriceRanges(prices),
    },
  };
};
