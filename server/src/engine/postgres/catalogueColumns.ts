import { LRUCache } from 'lru-cache';

import { markParents } from '@/engine/catalog/mergeCatalogs';
import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import { inSteps, pause } from '@/engine/host/steps';
import { groupFamilies } from '@/engine/query/families';
import { type ItemOrder, orderByPrice } from '@/engine/query/itemOrder';
import type { Kinds } from '@/engine/search/selection';

import type { Database } from '../../db/openDatabase';
import type { CategoryNumbers } from './categoryNumbers';
import type { Change } from './changeLog';
import { type Description, moveDescriptions, readDescriptions } from './descriptions';
import { createIdTable } from './idTable';
import { type ItemPart, type PlacedPart, readChangedParts, readParts } from './itemPart';

const mostPriceLists = 4;

const join = <Column extends Float64Array | Uint32Array | Uint8Array>(to: Column, from: readonly Column[]): Column => {
  let at = 0;
  for (const column of from) {
    to.set(column, at);
    at += column.length;
  }
  return to;
};

/** The items of all parts, in columns. */
const joinParts = async (parts: readonly ItemPart[], catalogIds: readonly number[]) => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const columns = {
    length,
    catalogIds,
    idByItem: join(
      new Float64Array(length),
      parts.map(({ ids }) => ids),
    ),
    parentByItem: join(
      new Float64Array(length),
      parts.map(({ parents }) => parents),
    ),
    priceByItem: join(
      new Float64Array(length),
      parts.map(({ prices }) => prices),
    ),
    marksByItem: join(
      new Uint8Array(length),
      parts.map(({ marks }) => marks),
    ),
    categoryNumbers: join(
      new Uint32Array(length),
      parts.map(({ categories }) => categories),
    ),
    catalogByItem: new Uint8Array(length),
  };
  const tables = new Map<number, (id: number) => number>();
  let first = 0;
  for (const [number, catalogId] of catalogIds.entries()) {
    const end = parts.reduce((sum, part) => sum + (part.catalogNumber === number ? part.length : 0), first);
    columns.catalogByItem.fill(number, first, end);
    const find = createIdTable(columns.idByItem, { from: first, to: end });
    tables.set(catalogId, find);
    await inSteps(markParents(columns, { first, end }, find), { pause });
    first = end;
  }
  let from = 0;
  const placed = parts.map((part): PlacedPart => {
    const end = from + part.length;
    // The columns have the same numbers once.
    const own = {
      ...part,
      from,
      ids: columns.idByItem.subarray(from, end),
      parents: columns.parentByItem.subarray(from, end),
      categories: columns.categoryNumbers.subarray(from, end),
    };
    from = end;
    return own;
  });
  return {
    ...columns,
    parts: placed,
    findPosition: ({ catalogId, stockItemId }: ItemIds) => tables.get(catalogId)?.(stockItemId) ?? -1,
  };
};

type Joined = Awaited<ReturnType<typeof joinParts>>;

/** By position in the one, the position in the other, or -1. */
const findMoved = (before: Joined, after: Joined): Int32Array => {
  const moved = new Int32Array(before.length);
  const places = new Map(after.parts.map(({ codes, from }) => [codes, from]));
  for (const { codes, from, length, catalogNumber, ids } of before.parts) {
    const place = places.get(codes);
    const catalogId = before.catalogIds[catalogNumber] ?? 0;
    for (let at = 0; at < length; at += 1)
      moved[from + at] =
        place === undefined ? after.findPosition({ catalogId, stockItemId: ids[at] ?? 0 }) : place + at;
  }
  return moved;
};

type Source = { catalogIds: readonly number[]; featureKeys: readonly string[] };

type Changed = { previous: StoredColumns; changes: ReadonlyMap<number, Change> };

const completeColumns = (joined: Joined, descriptions: readonly Description[], { all }: CategoryNumbers) => {
  const deleted = new Set(
    joined.parts.flatMap(({ catalogNumber, deletedIds }) =>
      deletedIds.map((id) => toItemKey(joined.catalogIds[catalogNumber] ?? 0, id)),
    ),
  );
  const orders = new WeakMap<Float64Array, ItemOrder>();
  return {
    ...joined,
    isDeleted: ({ catalogId, stockItemId }: ItemIds) => deleted.has(toItemKey(catalogId, stockItemId)),
    categories: all,
    families: groupFamilies(joined),
    descriptions,
    /** Positions of the items that have each value of a feature, by the places of its descriptions. */
    shared: new Map<string, Uint32Array[]>(),
    /** The categories of all items, by the places of these in a language. */
    placed: new Map<string, { categoryByItem: Int32Array; kinds: Kinds }>(),
    orderByPrice: (prices: Float64Array): ItemOrder => {
      const order = orders.get(prices) ?? orderByPrice(prices);
      orders.set(prices, order);
      return order;
    },
    /** By the key of a price list, what its clients pay. */
    clientPrices: new LRUCache<string, Promise<Float64Array>>({ max: mostPriceLists }),
  };
};

/** What the lists have in every language: columns of numbers, and folded texts. */
export const readColumns = async (db: Database, { catalogIds, featureKeys }: Source, numbers: CategoryNumbers) => {
  const joined = await joinParts(await readParts(db, catalogIds, numbers), catalogIds);
  const { findPosition } = joined;
  const descriptions: Description[] = [];
  for (const catalogId of catalogIds)
    descriptions.push(...(await readDescriptions(db, { catalogId, featureKeys, findPosition })));
  return completeColumns(joined, descriptions, numbers);
};

export type StoredColumns = Awaited<ReturnType<typeof readColumns>>;

/** The same after some items have changed: only the parts in which they are have been read again. */
export const updateColumns = async (
  db: Database,
  { catalogIds, featureKeys }: Source,
  numbers: CategoryNumbers,
  { previous, changes }: Changed,
): Promise<StoredColumns> => {
  const joined = await joinParts(await readChangedParts(db, previous, changes, numbers), catalogIds);
  const { findPosition } = joined;
  const moved = findMoved(previous, joined);
  const descriptions: Description[] = [];
  for (const [catalogId, { ids, hasFeatures }] of changes) {
    const read = { catalogId, featureKeys, findPosition };
    const own = previous.descriptions.filter((each) => each.catalogId === catalogId);
    const added = ids.filter(
      (stockItemId) =>
        previous.findPosition({ catalogId, stockItemId }) < 0 && findPosition({ catalogId, stockItemId }) >= 0,
    );
    descriptions.push(
      ...(hasFeatures
        ? await readDescriptions(db, read)
        : moveDescriptions(own, moved, added.length > 0 ? await readDescriptions(db, { ...read, ids: added }) : [])),
    );
  }
  return completeColumns(joined, descriptions, numbers);
};
