import { type RawBuilder, sql } from 'kysely';

import { column, type Condition, type Conditions } from './conditions';

const last = 2 ** 31 - 1;

/** The order in which a query's matches are listed, as SQL: the lower come first. */
export const createDisplayOrder = (conditions: Conditions) => {
  const { sorting, text, hasWeights, preferredKeys, weightOf, priceOf, keysTable, isWanted } = conditions;
  const asListed = (alias: string) => [column(alias, 'ord'), column(alias, 'stock_item_id')];

  const preferredPlace = (alias: string): RawBuilder<unknown>[] =>
    preferredKeys
      ? [
          sql`coalesce((select min(wanted.place) from ${keysTable(preferredKeys)} where ${isWanted(alias)}), ${sql.lit(last)})`,
        ]
      : [];

  const byWeight = (alias: string) => [
    ...(text ? [sql`(0 - ${weightOf(alias)})`] : []),
    ...preferredPlace(alias),
    ...asListed(alias),
  ];

  // Items without a value come last in both directions; in reverse, so does the order of equal ones.
  const dearFirst = (alias: string) => {
    const price = priceOf(alias);
    const reversed = asListed(alias).map((key) => sql`case when ${price} is null then ${key} else -${key} end`);
    return [sql`${price} is null`, sql`-coalesce(${price}, 0)`, ...reversed];
  };

  /** As keys that are never null. */
  const keysOf = (alias: string): RawBuilder<unknown>[] => {
    if (!sorting) return hasWeights ? byWeight(alias) : asListed(alias);
    if (sorting.direction === 'desc') return dearFirst(alias);
    if (sorting.field === 'price') {
      const price = priceOf(alias);
      return [sql`${price} is null`, sql`coalesce(${price}, 0)`, ...asListed(alias)];
    }
    const value = column(alias, sorting.field);
    return [sql`${value} is null`, sql`coalesce(${value}, '')`, ...asListed(alias)];
  };

  /** The same order, written as the indexes have it. */
  const orderBy = (alias: string): RawBuilder<unknown> => {
    const [ord, id] = asListed(alias);
    if (!sorting) return hasWeights ? sql.join(byWeight(alias)) : sql`${ord}, ${id}`;
    if (sorting.field !== 'price') return sql`${column(alias, sorting.field)}, ${ord}, ${id}`;
    const price = priceOf(alias);
    if (sorting.direction === 'asc') return sql`${price}, ${ord}, ${id}`;
    return sql`${price} desc nulls last, (case when ${price} is null then ${ord} else -${ord} end),
      (case when ${price} is null then ${id} else -${id} end)`;
  };

  const isBefore = (one: string, other: string): Condition =>
    sql<boolean>`(${sql.join(keysOf(one))}) < (${sql.join(keysOf(other))})`;

  const reversed = (alias: string): RawBuilder<unknown> => sql.join(keysOf(alias).map((key) => sql`${key} desc`));

  return {
    keysOf,
    orderBy,
    reversed,
    isBefore,
    asListed: (alias: string) => sql.join(asListed(alias)),
    asPreferred: (alias: string) => sql.join([...preferredPlace(alias), ...asListed(alias)]),
  };
};
