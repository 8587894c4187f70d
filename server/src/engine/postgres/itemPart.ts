import { sql } from 'kysely';

import { itemMarks, parentIdOf } from '@/engine/catalog/mergeCatalogs';
import type { ItemIds } from '@/engine/catalog/stockItem';
import { inSteps, pause } from '@/engine/host/steps';
import { type Language, languages } from '@/shared/i18n/languages';
import type { StockItem } from '@/contracts/inventory';

import type { Database } from '../../db/openDatabase';
import type { CategoryNumbers } from './categoryNumbers';
import { packNumbers, readRows, unpackNumbers } from './runSql';
import { indexPart, type TextPart } from './textPart';

// A change reads the part again in which it is; reading one takes about a hundredth of a second of the process.
const partLength = 16_000;
const fields = 6;
const deletedMark = 8;

/** Where an item is in the list of its catalogue. */
export type Place = { position: number; stockItemId: number };

/** With the position of its first item. */
export type PlacedPart = ItemPart & { from: number };

/** Items that follow one another in a catalogue: numbers in columns, texts folded, and nothing else. */
export type ItemPart = TextPart & {
  catalogNumber: number;
  /** Of the last row, which may be deleted; null at the end of the catalogue. */
  last: Place | null;
  ids: Float64Array;
  parents: Float64Array;
  /** The numbers of their categories; 0 for none. */
  categories: Uint32Array;
  prices: Float64Array;
  marks: Uint8Array;
  deletedIds: readonly number[];
};

const nameOf = { es: 'name_es', en: 'name_en', zh: 'name_zh' } as const;
const textColumns = ['code', 'additional_code', ...languages.map((language) => nameOf[language])] as const;
type TextColumn = (typeof textColumns)[number];

type PartRow = { packed: Buffer | null } & Record<TextColumn, string[] | null>;

/** As in lists: blank texts count as missing. */
const readText = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);

/** After the one place, up to the other; null for the beginning and the end of a catalogue. */
type Range = { catalogId: number; catalogNumber: number; after: Place | null; until: Place | null };

const compareTo = (operator: '>' | '<=', place: Place | null) =>
  place
    ? sql`and (position, stock_item_id) ${sql.raw(operator)} (${place.position}::integer, ${place.stockItemId}::bigint)`
    : sql``;

const readRowsOf = async (db: Database, { catalogId, after, until }: Range): Promise<PartRow | undefined> => {
  const texts = textColumns.map((column) => sql`json_agg(${sql.ref(column)}) as ${sql.ref(column)}`);
  const [row] = await readRows(
    db,
    sql<PartRow>`select ${packNumbers(
      sql`stock_item_id`,
      sql`coalesce(stock_item_parent_id, -1)`,
      sql`coalesce(stock_category_id, -1)`,
      sql`coalesce(price_cents, -1)`,
      sql`is_offer + 2 * is_new + ${sql.lit(deletedMark)} * deleted`,
      sql`position`,
    )} as packed, ${sql.join(texts)} from (
      select * from stock_items where catalog_id = ${catalogId} ${compareTo('>', after)} ${compareTo('<=', until)}
      order by position, stock_item_id limit ${sql.lit(partLength)}
    ) as part`,
  );
  return row;
};

type Source = {
  db: Database;
  numbers: CategoryNumbers;
  /** The measures in the name of an item, if they are known. */
  measuresOf?: (language: Language, stockItemId: number) => ReadonlySet<string> | undefined;
};

/** The first part of a range. */
const readPart = async (source: Source, range: Range): Promise<ItemPart> => {
  const { db, measuresOf } = source;
  const { numberOf } = source.numbers;
  const { catalogId, catalogNumber, until } = range;
  const row = await readRowsOf(db, range);
  const packed = unpackNumbers(row?.packed);
  const count = packed.length / fields;
  const numbers = {
    ids: new Float64Array(count),
    parents: new Float64Array(count),
    categories: new Uint32Array(count),
    prices: new Float64Array(count),
    marks: new Uint8Array(count),
  };
  const names: Record<Language, (string | null)[]> = { es: [], en: [], zh: [] };
  const codes: Pick<StockItem, 'code' | 'additionalCode'>[] = [];
  const deleted: typeof codes = [];
  const deletedIds: number[] = [];
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const [id = 0, parent = -1, category = -1, cents = -1, marks = 0] = packed.subarray(at * fields);
    const coded = { code: readText(row?.code?.[at]), additionalCode: readText(row?.additional_code?.[at]) };
    if (marks >= deletedMark) {
      deleted.push(coded);
      deletedIds.push(id);
      continue;
    }
    codes.push(coded);
    for (const language of languages) names[language].push(readText(row?.[nameOf[language]]?.[at]));
    numbers.ids[length] = id;
    numbers.parents[length] = parentIdOf(id, parent < 0 ? null : parent);
    numbers.categories[length] = category < 0 ? 0 : numberOf(catalogId, category);
    numbers.prices[length] = cents < 0 ? NaN : cents / 100;
    numbers.marks[length] = marks & (itemMarks.offer | itemMarks.recent);
    length += 1;
  }
  const isLast = count < partLength;
  return {
    catalogNumber,
    last: isLast ? until : { position: packed.at(-1) ?? 0, stockItemId: packed.at(-fields) ?? 0 },
    ids: numbers.ids.slice(0, length),
    parents: numbers.parents.slice(0, length),
    categories: numbers.categories.slice(0, length),
    prices: numbers.prices.slice(0, length),
    marks: numbers.marks.slice(0, length),
    deletedIds,
    ...(await inSteps(
      indexPart({
        names,
        codes,
        deleted,
        measuresOf: (language, at) => measuresOf?.(language, numbers.ids[at] ?? 0),
      }),
      { pause },
    )),
  };
};

/** At least one. */
const readRange = async (source: Source, range: Range): Promise<ItemPart[]> => {
  const parts: ItemPart[] = [];
  for (let { after } = range; ;) {
    const part = await readPart(source, { ...range, after });
    parts.push(part);
    if (part.last === range.until) return parts;
    after = part.last;
  }
};

export const readParts = async (
  db: Database,
  catalogIds: readonly number[],
  numbers: CategoryNumbers,
): Promise<ItemPart[]> => {
  const parts: ItemPart[] = [];
  for (const [catalogNumber, catalogId] of catalogIds.entries())
    parts.push(...(await readRange({ db, numbers }, { catalogId, catalogNumber, after: null, until: null })));
  return parts;
};

const isUpTo = ({ last }: ItemPart, { position, stockItemId }: Place): boolean =>
  last === null || position < last.position || (position === last.position && stockItemId <= last.stockItemId);

/** Those in the names of the items of a part that have not changed. */
const findMeasuresOf = ({ ids, names }: ItemPart, changed: ReadonlySet<number>): Source['measuresOf'] => {
  const places = new Map(Array.from(ids, (id, at) => [id, at] as const).filter(([id]) => !changed.has(id)));
  return (language, stockItemId) => {
    const at = places.get(stockItemId);
    const { measures, measuresByItem } = names[language];
    return at === undefined ? undefined : measures[measuresByItem[at] ?? 0];
  };
};

type Known = {
  parts: readonly PlacedPart[];
  catalogIds: readonly number[];
  findPosition: (ids: ItemIds) => number;
};

/** All parts, of which those are read again that have, or had, one of the items. */
export const readChangedParts = async (
  db: Database,
  { parts, catalogIds, findPosition }: Known,
  changes: ReadonlyMap<number, { ids: readonly number[] }>,
  numbers: CategoryNumbers,
): Promise<ItemPart[]> => {
  const all: ItemPart[] = [];
  for (const [catalogNumber, catalogId] of catalogIds.entries()) {
    const own = parts.filter((part) => part.catalogNumber === catalogNumber);
    const changed = new Set(changes.get(catalogId)?.ids);
    const places = await readRows(
      db,
      sql<{ position: number; stock_item_id: number }>`select position, stock_item_id from stock_items
        where catalog_id = ${catalogId} and stock_item_id = any(${[...changed]}::bigint[])`,
    );
    const affected = new Set(
      places.map((row) => own.find((part) => isUpTo(part, { position: row.position, stockItemId: row.stock_item_id }))),
    );
    for (const stockItemId of changed) {
      const at = findPosition({ catalogId, stockItemId });
      affected.add(own.find(({ from, length }) => at >= from && at < from + length));
    }
    let after: Place | null = null;
    for (const part of own) {
      if (affected.has(part) || part.deletedIds.some((id) => changed.has(id)))
        all.push(
          ...(await readRange(
            { db, numbers, measuresOf: findMeasuresOf(part, changed) },
            { catalogId, catalogNumber, after, until: part.last },
          )),
        );
      else all.push(part);
      after = part.last;
    }
  }
  return all;
};
