import { sql } from 'kysely';

import { countsBelow } from '@/engine/catalog/categoryTree';
import type { Facets } from '@/engine/query/catalogQuery';
import type { FeatureChoice } from '@/engine/query/catalogQuery';
import { describeFeatures } from '@/engine/search/featureCounts';
import { priceFilter } from '@/engine/search/narrowing';
import { passes } from '@/engine/search/outcomes';
import { priceBounds, toPriceRanges } from '@/engine/search/priceRanges';

import type { Database } from '../../db/openDatabase';
import { column, type Conditions } from './conditions';
import { offerMark, recentMark } from './itemRows';
import { readRows } from './runSql';

const countWhere = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`;

type PlaceRow = { catalog_id: number; category_id: number | null; count: number };

/** How many items each category has, whichever category is chosen. */
export const countPlaces = (db: Database, conditions: Conditions): Promise<PlaceRow[]> => {
  const { items, isFound, isBesideFound, passesMarks, outcomeOf } = conditions;
  return readRows(
    db,
    sql<PlaceRow>`select a.catalog_id, a.category_id, count(*) as count from ${items} as a
      where ${isFound('a')} and ${passesMarks('a')} and ${outcomeOf('a')} = 0 and not ${isBesideFound('a')}
      group by a.catalog_id, a.category_id`,
  );
};

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
  kind: 'total' | 'catalog' | 'price' | 'value';
  number: number;
  outcome: number;
  count: number;
  offers: number;
  recent: number;
  /** Of those counted, the parents, which cannot be ordered. */
  parents: number;
};

/** All other counts, in one pass over what is found in the chosen category. */
export const countChoices = (db: Database, conditions: Conditions): Promise<CountRow[]> => {
  const c = conditions;
  const outcome = c.outcomeOf('a');
  const bounds = sql`${priceBounds}::float8[]`;
  return readRows(
    db,
    sql<CountRow>`
      with counted as (
        select a.catalog_id, a.value_ids, ${outcome} as outcome, ${c.passesOffers('a')} as offers,
          ${c.passesRecent('a')} as recent, ${c.passesCatalogs('a')} as catalogs,
          ${c.hasMark('a', offerMark)} as is_offer, ${c.hasMark('a', recentMark)} as is_recent, a.is_parent,
          coalesce(width_bucket(${c.priceOf('a')}, ${bounds}), -1) as class
        from ${c.items} as a
        where ${c.isFound('a')} and ${c.isInCategory('a')} and not ${c.isBesideFound('a')}
      ), grouped as materialized (
        select grouping(catalog_id) as other_than_catalog, grouping(class) as other_than_price,
          grouping(value_ids) as other_than_value, catalog_id, class, value_ids, outcome,
          ${countWhere(sql`offers and recent and catalogs`)} as listed,
          ${countWhere(sql`offers and recent`)} as by_catalog,
          ${countWhere(sql`recent and catalogs and is_offer`)} as offers,
          ${countWhere(sql`offers and catalogs and is_recent`)} as recent,
          ${countWhere(sql`offers and recent and catalogs and is_parent`)} as parents
        from counted where outcome <> 255
        group by grouping sets ((outcome), (catalog_id, outcome), (class, outcome), (value_ids, outcome))
      )
      select 'total' as kind, 0 as number, outcome, listed as count, offers, recent, parents from grouped
        where other_than_catalog = 1 and other_than_price = 1 and other_than_value = 1
      union all select 'catalog', catalog_id, outcome, by_catalog, 0, 0, 0 from grouped where other_than_catalog = 0
      union all select 'price', class, outcome, listed, 0, 0, 0 from grouped where other_than_price = 0
      union all select 'value', value_id, outcome, sum(listed)::bigint, 0, 0, 0
        from grouped, unnest(value_ids) as value_id where other_than_value = 0 group by value_id, outcome`,
  );
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
          select ${column('a', 'catalog_id')}, a.family, a.is_head, a.is_parent, ${isSelected('a')} as selected
          from ${items} as a where a.family is not null and ${isFound('a')}
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
  places: readonly PlaceRow[],
  choices: readonly CountRow[],
  chosen: FeatureChoice | undefined,
): { facets: Facets; total: number; parents: number } => {
  const { tree, features, catalogIds } = snapshot;
  const own = new Uint32Array(tree.walk.length);
  for (const { catalog_id, category_id, count } of places) {
    const place = tree.findPlace(catalog_id, category_id);
    if (place >= 0) own[place] = (own[place] ?? 0) + count;
  }
  const below = countsBelow(tree.walk, own);
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
      .map(({ number, count }) => [number, count]),
  );
  const prices = new Uint32Array(priceBounds.length + 1);
  for (const { number, outcome, count } of ofKind('price'))
    if (number >= 0 && (outcome === passes || outcome === priceFilter)) prices[number] = (prices[number] ?? 0) + count;
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
