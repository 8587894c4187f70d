import { type RawBuilder, sql } from 'kysely';

import type { CatalogItem } from '@/engine/catalog/stockItem';
import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { Family } from '@/engine/query/catalogQuery';

import type { Database } from '../../db/openDatabase';
import { column, type Condition, type Conditions } from './conditions';
import { createDisplayOrder } from './displayOrder';
import { readRows } from './runSql';

type EntryRow = { catalog_id: number; stock_item_id: number; family: number | null };

/** An entry of a list: an item, or the family that it is the first listed member of. */
export type Entry = ItemIds & { family: number | null };

const toEntry = ({ catalog_id, stock_item_id, family }: EntryRow): Entry => ({
  catalogId: catalog_id,
  stockItemId: stock_item_id,
  family,
});

/** Of the members of a family, only the first in the list. */
const isFirstOfFamily = (conditions: Conditions): Condition => {
  const { items, isFound, isSelected, sameFamily, isOther } = conditions;
  const { isBefore } = createDisplayOrder(conditions);
  return sql<boolean>`(a.family is null or not exists (
    select 1 from ${items} as earlier where ${sameFamily('earlier', 'a')} and ${isOther('earlier', 'a')}
      and ${isFound('earlier')} and ${isSelected('earlier')} and ${isBefore('earlier', 'a')}))`;
};

export type Part = {
  from: number;
  count: number;
  isGrouped: boolean;
  /** Leaves out what can only be ordered as its variants. */
  isOrderable?: boolean;
  /** How many there are, if that is known. */
  matches?: number;
};

const isEntry = (conditions: Conditions, { isGrouped, isOrderable }: Pick<Part, 'isGrouped' | 'isOrderable'>) => {
  const { isFound, isListed } = conditions;
  return sql<boolean>`${isFound('a')} and ${isListed('a')}${isGrouped ? sql` and ${isFirstOfFamily(conditions)}` : sql``}${
    isOrderable ? sql` and not a.is_parent` : sql``
  }`;
};

// From so many on, an index in the order of the list soon has enough; fewer are found first, and then sorted.
const mostSorted = 100_000;

// Keeps the planner, which cannot know how many are found, from reading an index in the order of the list.
const sorted = (order: RawBuilder<unknown>) => sql`a.ord < 0, ${order}`;

/** The first items of the list, among which there are soon enough of what many have. */
const isEarly = ({ items }: Conditions) => sql<boolean>`a.ord < coalesce(
  (select early.ord from ${items} as early order by early.ord, early.stock_item_id offset 20000 limit 1), 9e18)`;

type Step = { condition: Condition; order: RawBuilder<unknown>; isTier: boolean };

/** What a text finds comes tier by tier, from the best to the worst; whatever is sorted otherwise, at once. */
const listSteps = (conditions: Conditions, { matches = 0 }: Part): Step[] => {
  const { text, sorting, preferredKeys, keysTable } = conditions;
  const { orderBy, asListed, asPreferred } = createDisplayOrder(conditions);
  if (!text?.weights || sorting) {
    const order = text && matches < mostSorted ? sorted(orderBy('a')) : orderBy('a');
    return [{ condition: sql<boolean>`true`, order, isTier: false }];
  }
  const weights = [...new Set(text.weights)].toSorted((one, other) => other - one);
  return weights.flatMap((weight, at) => {
    const better = weights[at - 1];
    const has = text.condition('a', weight);
    const condition = better === undefined ? has : sql<boolean>`(${has} and not ${text.condition('a', better)})`;
    if (!preferredKeys) return [{ condition, order: asListed('a'), isTier: true }];
    const isPreferred = sql`(a.catalog_id, a.stock_item_id) in
      (select wanted."catalogId", wanted."stockItemId" from ${keysTable(preferredKeys)})`;
    return [
      { condition: sql<boolean>`${condition} and ${isPreferred}`, order: asPreferred('a'), isTier: false },
      { condition: sql<boolean>`${condition} and not ${isPreferred}`, order: asListed('a'), isTier: true },
    ];
  });
};

export const listEntries = async (db: Database, conditions: Conditions, part: Part): Promise<Entry[]> => {
  const entry = isEntry(conditions, part);
  const select = (condition: Condition, order: RawBuilder<unknown>, limit: number) =>
    readRows(
      db,
      sql<EntryRow>`select a.catalog_id, a.stock_item_id, a.family from ${conditions.items} as a
        where ${condition} and ${entry} order by ${order} limit ${limit}`,
    );
  const found: Entry[] = [];
  for (const { condition, order, isTier } of listSteps(conditions, part)) {
    const missing = part.from + part.count - found.length;
    if (missing <= 0) break;
    const early = isTier ? await select(sql<boolean>`${isEarly(conditions)} and ${condition}`, order, missing) : [];
    const rows = early.length === missing ? early : await select(condition, isTier ? sorted(order) : order, missing);
    found.push(...rows.map(toEntry));
  }
  return found.slice(part.from);
};

type MemberRow = EntryRow & { family: number; is_head: boolean; is_listed: boolean };

/** The members of the entries' families, in the order of the catalogue. */
const readFamilies = async (db: Database, conditions: Conditions, entries: readonly Entry[]) => {
  const keys = entries.flatMap(({ catalogId, family }) => (family === null ? [] : [toItemKey(catalogId, family)]));
  if (keys.length === 0) return [];
  const { items, keysTable, isFound, isListed } = conditions;
  return readRows(
    db,
    sql<MemberRow>`select distinct on (a.ord, a.stock_item_id) a.catalog_id, a.stock_item_id, a.family, a.is_head,
        (${isFound('a')} and ${isListed('a')}) as is_listed
      from ${keysTable(keys)} join ${items} as a
        on a.catalog_id = wanted."catalogId" and a.family = wanted."stockItemId"
      order by a.ord, a.stock_item_id`,
  );
};

export type ShownFamily = { head: ItemIds; members: ItemIds[] };

/** The families of which several members are listed: their representative is shown. */
export const findShownFamilies = async (db: Database, conditions: Conditions, entries: readonly Entry[]) => {
  const rows = await readFamilies(db, conditions, entries);
  const shown = new Map<string, ShownFamily>();
  for (const { catalog_id, family } of rows) {
    const key = toItemKey(catalog_id, family);
    if (shown.has(key)) continue;
    const own = rows.filter((row) => row.catalog_id === catalog_id && row.family === family);
    const listed = own.filter(({ is_listed }) => is_listed);
    const head = own.find(({ is_head }) => is_head);
    if (listed.length > 1 && head) shown.set(key, { head: toEntry(head), members: listed.map(toEntry) });
  }
  return (entry: Entry) => (entry.family === null ? undefined : shown.get(toItemKey(entry.catalogId, entry.family)));
};

const keyOf = ({ catalogId, stockItemId }: ItemIds) => toItemKey(catalogId, stockItemId);

/** What a page says of the families that it shows. */
export const describeFamilies = (
  families: readonly ShownFamily[],
  items: ReadonlyMap<string, CatalogItem>,
): Record<string, Family> =>
  Object.fromEntries(
    families.map(({ head, members }) => {
      const variants = members
        .flatMap((member) => items.get(keyOf(member)) ?? [])
        .filter((item) => item.stockItemParentId !== null && item.stockItemParentId !== item.stockItemId);
      const prices = variants.flatMap(({ price }) => price ?? []);
      const from = prices.length === 0 ? null : Math.min(...prices);
      const publicFrom = Math.min(...variants.flatMap(({ price, publicPrice }) => publicPrice ?? price ?? []));
      const isOwn = from !== null && publicFrom !== from;
      return [keyOf(head), { keys: variants.map(({ key }) => key), from, ...(isOwn && { publicFrom }) }];
    }),
  );

export type Place = { before: number; previous: Entry | undefined; next: Entry | undefined };

/** The entries around an item that is the first listed member of its entry. */
export const findPlace = async (
  db: Database,
  conditions: Conditions,
  anchor: ItemIds,
  isGrouped: boolean,
): Promise<Place> => {
  const { items } = conditions;
  const { isBefore, keysOf, reversed } = createDisplayOrder(conditions);
  const isAnchor = (alias: string) =>
    sql<boolean>`${column(alias, 'catalog_id')} = ${anchor.catalogId} and ${column(alias, 'stock_item_id')} = ${anchor.stockItemId}`;
  const entries = (what: RawBuilder<unknown>, where: Condition, order: RawBuilder<unknown>) =>
    sql`select ${what} from ${items} as a, ${items} as own where ${isAnchor('own')} and ${where}
      and ${isEntry(conditions, { isGrouped })} ${order}`;
  const columns = sql`a.catalog_id, a.stock_item_id, a.family`;
  const [[counted], [previous], [next]] = await Promise.all([
    readRows(db, entries(sql`count(*) as before`, isBefore('a', 'own'), sql``) as RawBuilder<{ before: number }>),
    readRows(
      db,
      entries(columns, isBefore('a', 'own'), sql`order by ${reversed('a')} limit 1`) as RawBuilder<EntryRow>,
    ),
    readRows(
      db,
      entries(columns, isBefore('own', 'a'), sql`order by ${sql.join(keysOf('a'))} limit 1`) as RawBuilder<EntryRow>,
    ),
  ]);
  return { before: counted?.before ?? 0, previous: previous && toEntry(previous), next: next && toEntry(next) };
};

/** Where an item is listed: by itself, or as one of a family. */
export const findAnchor = async (
  db: Database,
  conditions: Conditions,
  own: ItemIds,
  isGrouped: boolean,
): Promise<ItemIds | undefined> => {
  const { items, isFound, isListed } = conditions;
  const { orderBy } = createDisplayOrder(conditions);
  const rows = await readRows(
    db,
    sql<EntryRow & { is_head: boolean; is_listed: boolean; is_own: boolean }>`
      select a.catalog_id, a.stock_item_id, a.family, a.is_head, (${isFound('a')} and ${isListed('a')}) as is_listed,
        a.stock_item_id = ${own.stockItemId} as is_own
      from ${items} as a left join ${items} as own
        on own.catalog_id = ${own.catalogId} and own.stock_item_id = ${own.stockItemId}
      where a.catalog_id = ${own.catalogId} and (a.stock_item_id = ${own.stockItemId} or a.family = own.family)
      order by ${orderBy('a')}`,
  );
  const listed = rows.filter(({ is_listed }) => is_listed);
  if (isGrouped && listed.length > 1) {
    const [first] = listed;
    return first && toEntry(first);
  }
  const found = listed.find(({ is_own }) => is_own) ?? listed.find(({ is_head }) => is_head);
  return found && toEntry(found);
};
