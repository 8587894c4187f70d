import { sql } from 'kysely';

import { itemMarks, parentIdOf } from '@/engine/catalog/mergeCatalogs';
import { inSteps, pause } from '@/engine/host/steps';
import { type Language, languages } from '@/shared/i18n/languages';
import type { StockItem } from '@/contracts/inventory';

import type { Database } from '../../db/openDatabase';
import { packNumbers, readRows, unpackNumbers } from './runSql';
import { indexPart, type TextPart } from './textPart';

// A change reads the part again in which it is; reading one takes about a hundredth of a second of the process.
const partLength = 16_000;
const fields = 6;
const deletedMark = 8;

/** Where an item is in the list of its catalogue. */
export type Place = { position: number; stockItemId: number };

/** Items that follow one another in a catalogue: numbers in columns, texts folded, and nothing else. */
export type ItemPart = TextPart & {
  catalogNumber: number;
  /** Of the last row, which may be deleted; null at the end of the catalogue. */
  last: Place | null;
  ids: Float64Array;
  parents: Float64Array;
  /** Category ids, or -1. */
  categories: Float64Array;
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

const readRowsAfter = async (db: Database, catalogId: number, after: Place | null): Promise<PartRow | undefined> => {
  const isAfter = after
    ? sql`and (position, stock_item_id) > (${after.position}::integer, ${after.stockItemId}::bigint)`
    : sql``;
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
      select * from stock_items where catalog_id = ${catalogId} ${isAfter}
      order by position, stock_item_id limit ${sql.lit(partLength)}
    ) as part`,
  );
  return row;
};

/** The next part of a catalogue. */
export const readPart = async (
  db: Database,
  { catalogId, catalogNumber, after }: { catalogId: number; catalogNumber: number; after: Place | null },
): Promise<ItemPart> => {
  const row = await readRowsAfter(db, catalogId, after);
  const packed = unpackNumbers(row?.packed);
  const count = packed.length / fields;
  const numbers = {
    ids: new Float64Array(count),
    parents: new Float64Array(count),
    categories: new Float64Array(count),
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
    numbers.categories[length] = category;
    numbers.prices[length] = cents < 0 ? NaN : cents / 100;
    numbers.marks[length] = marks & (itemMarks.offer | itemMarks.recent);
    length += 1;
  }
  const isLast = count < partLength;
  return {
    catalogNumber,
    last: isLast ? null : { position: packed.at(-1) ?? 0, stockItemId: packed.at(-fields) ?? 0 },
    ids: numbers.ids.slice(0, length),
    parents: numbers.parents.slice(0, length),
    categories: numbers.categories.slice(0, length),
    prices: numbers.prices.slice(0, length),
    marks: numbers.marks.slice(0, length),
    deletedIds,
    ...(await inSteps(indexPart({ names, codes, deleted }), { pause })),
  };
};

export const readParts = async (db: Database, catalogIds: readonly number[]): Promise<ItemPart[]> => {
  const parts: ItemPart[] = [];
  for (const [catalogNumber, catalogId] of catalogIds.entries())
    for (let after: Place | null = null; ;) {
      const part: ItemPart = await readPart(db, { catalogId, catalogNumber, after });
      parts.push(part);
      if (part.last === null) break;
      after = part.last;
    }
  return parts;
};
