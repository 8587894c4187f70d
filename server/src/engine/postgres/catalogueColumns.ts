import { LRUCache } from 'lru-cache';

import { type CatalogColumns, markParents } from '@/engine/catalog/mergeCatalogs';
import type { Feature } from '@/engine/catalog/readFeatures';
import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import { inSteps, pause } from '@/engine/host/steps';
import { type Families, groupFamilies } from '@/engine/query/families';
import { type ItemOrder, orderByPrice } from '@/engine/query/itemOrder';
import type { Kinds } from '@/engine/search/selection';
import type { Language } from '@/shared/i18n/languages';

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

/** The one before if it has the same numbers: what was derived from it is right, too. */
const keepSame = <Column extends Float64Array | Uint32Array | Uint8Array>(column: Column, before?: Column): Column =>
  before && Buffer.from(column.buffer).equals(Buffer.from(before.buffer)) ? before : column;

type Joined = Pick<
  CatalogColumns,
  | 'length'
  | 'catalogIds'
  | 'idByItem'
  | 'parentByItem'
  | 'priceByItem'
  | 'marksByItem'
  | 'catalogByItem'
  | 'findPosition'
> & {
  categoryNumbers: Uint32Array;
  parts: readonly PlacedPart[];
  /** By catalogue, the position of an id. */
  tables: Map<number, (id: number) => number>;
};

// Made here, so that what it keeps does not include the parts that are joined.
const createFinder =
  (tables: Joined['tables']): Joined['findPosition'] =>
  ({ catalogId, stockItemId }) =>
    tables.get(catalogId)?.(stockItemId) ?? -1;

/** The items of all parts, in columns. */
const joinParts = async (
  parts: readonly ItemPart[],
  catalogIds: readonly number[],
  previous?: Joined,
): Promise<Joined> => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const ends = catalogIds.map((_, number) =>
    parts.reduce((sum, part) => sum + (part.catalogNumber <= number ? part.length : 0), 0),
  );
  const catalogByItem = new Uint8Array(length);
  for (const [number, end] of ends.entries()) catalogByItem.fill(number, ends[number - 1] ?? 0, end);
  const numbers = <Column extends Float64Array | Uint32Array | Uint8Array>(
    to: Column,
    columnOf: (part: ItemPart) => Column,
  ) => join(to, parts.map(columnOf));
  const places = {
    catalogByItem: keepSame(catalogByItem, previous?.catalogByItem),
    idByItem: keepSame(
      numbers(new Float64Array(length), ({ ids }) => ids),
      previous?.idByItem,
    ),
    parentByItem: keepSame(
      numbers(new Float64Array(length), ({ parents }) => parents),
      previous?.parentByItem,
    ),
  };
  const columns = {
    ...places,
    priceByItem: numbers(new Float64Array(length), ({ prices }) => prices),
    marksByItem: numbers(new Uint8Array(length), ({ marks }) => marks),
  };
  const arePlaced =
    places.idByItem === previous?.idByItem &&
    places.parentByItem === previous.parentByItem &&
    places.catalogByItem === previous.catalogByItem;
  const tables = arePlaced ? previous.tables : new Map<number, (id: number) => number>();
  for (const [number, catalogId] of catalogIds.entries()) {
    const [first = 0, end = 0] = [ends[number - 1], ends[number]];
    const find = tables.get(catalogId) ?? createIdTable(columns.idByItem, { from: first, to: end });
    tables.set(catalogId, find);
    await inSteps(markParents(columns, { first, end }, find), { pause });
  }
  const categoryNumbers = keepSame(
    numbers(new Uint32Array(length), ({ categories }) => categories),
    previous?.categoryNumbers,
  );
  let from = 0;
  const placed = parts.map((part): PlacedPart => {
    const end = from + part.length;
    // The columns have the same numbers once.
    const own = {
      ...part,
      from,
      ids: columns.idByItem.subarray(from, end),
      parents: columns.parentByItem.subarray(from, end),
      categories: categoryNumbers.subarray(from, end),
    };
    from = end;
    return own;
  });
  return {
    ...columns,
    length,
    catalogIds,
    categoryNumbers,
    priceByItem: keepSame(columns.priceByItem, previous?.priceByItem),
    marksByItem: keepSame(columns.marksByItem, previous?.marksByItem),
    parts: placed,
    tables,
    findPosition: createFinder(tables),
  };
};

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

type Placed = { categoryByItem: Int32Array; kinds: Kinds };

export type StoredColumns = Joined & {
  isDeleted: (ids: ItemIds) => boolean;
  categories: CategoryNumbers['all'];
  families: Families;
  descriptions: readonly Description[];
  /** Positions of the items that have each value of a feature, by the places of its descriptions. */
  shared: Map<string, Uint32Array[]>;
  /** The features in each language. */
  named: Map<Language, Feature[]>;
  /** The categories of all items, by the places of these in a language. */
  placed: Map<string, Placed>;
  orderByPrice: (prices: Float64Array) => ItemOrder;
  /** By the key of a price list, what its clients pay. */
  clientPrices: LRUCache<string, Promise<Float64Array>>;
};

/** `previous` are the columns before, if every item has the same place. */
const completeColumns = (
  joined: Joined,
  descriptions: readonly Description[],
  { all }: CategoryNumbers,
  previous?: StoredColumns,
): StoredColumns => {
  const deleted = new Set(
    joined.parts.flatMap(({ catalogNumber, deletedIds }) =>
      deletedIds.map((id) => toItemKey(joined.catalogIds[catalogNumber] ?? 0, id)),
    ),
  );
  const orders = new WeakMap<Float64Array, ItemOrder>();
  const isDescribedAsBefore =
    descriptions.length === previous?.descriptions.length &&
    descriptions.every((own, at) => own === previous.descriptions[at]);
  const isClassifiedAsBefore =
    joined.marksByItem === previous?.marksByItem && joined.categoryNumbers === previous.categoryNumbers;
  return {
    ...joined,
    isDeleted: ({ catalogId, stockItemId }: ItemIds) => deleted.has(toItemKey(catalogId, stockItemId)),
    categories: all,
    families: previous?.families ?? groupFamilies(joined),
    descriptions,
    shared: isDescribedAsBefore ? previous.shared : new Map<string, Uint32Array[]>(),
    named: isDescribedAsBefore ? previous.named : new Map<Language, Feature[]>(),
    placed: isClassifiedAsBefore ? previous.placed : new Map<string, Placed>(),
    orderByPrice: (prices: Float64Array): ItemOrder => {
      const order = orders.get(prices) ?? orderByPrice(prices);
      orders.set(prices, order);
      return order;
    },
    clientPrices: new LRUCache<string, Promise<Float64Array>>({ max: mostPriceLists }),
  };
};

/** What the lists have in every language: columns of numbers, and folded texts. */
export const readColumns = async (
  db: Database,
  { catalogIds, featureKeys }: Source,
  numbers: CategoryNumbers,
): Promise<StoredColumns> => {
  const joined = await joinParts(await readParts(db, catalogIds, numbers), catalogIds);
  const { findPosition } = joined;
  const descriptions: Description[] = [];
  for (const catalogId of catalogIds)
    descriptions.push(...(await readDescriptions(db, { catalogId, featureKeys, findPosition })));
  return completeColumns(joined, descriptions, numbers);
};

/** The same after some items have changed: only the parts in which they are have been read again. */
export const updateColumns = async (
  db: Database,
  { catalogIds, featureKeys }: Source,
  numbers: CategoryNumbers,
  { previous, changes }: Changed,
): Promise<StoredColumns> => {
  const joined = await joinParts(await readChangedParts(db, previous, changes, numbers), catalogIds, previous);
  const { findPosition } = joined;
  const arePlaced = joined.tables === previous.tables;
  const moved = arePlaced ? null : findMoved(previous, joined);
  const descriptions: Description[] = [];
  for (const [catalogId, { ids, hasFeatures }] of changes) {
    const read = { catalogId, featureKeys, findPosition };
    const own = previous.descriptions.filter((each) => each.catalogId === catalogId);
    const added = ids.filter(
      (stockItemId) =>
        previous.findPosition({ catalogId, stockItemId }) < 0 && findPosition({ catalogId, stockItemId }) >= 0,
    );
    if (hasFeatures) descriptions.push(...(await readDescriptions(db, read)));
    else if (moved === null) descriptions.push(...own);
    else {
      const more = added.length > 0 ? await readDescriptions(db, { ...read, ids: added }) : [];
      descriptions.push(...moveDescriptions(own, moved, more));
    }
  }
  return completeColumns(joined, descriptions, numbers, arePlaced ? previous : undefined);
};
