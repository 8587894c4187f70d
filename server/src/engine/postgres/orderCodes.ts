import { sql } from 'kysely';

import { isParentAt, itemAt, itemsAt } from '@/engine/catalog/mergeCatalogs';
import type { CatalogItem } from '@/engine/catalog/stockItem';
import type { BrowsableSnapshot } from '@/engine/query/catalogSnapshot';
import {
  type CodeCheck,
  isCheckable,
  likeNeighbours,
  type NearCode,
  nearestCodes,
  otherSpellings,
  toNearCode,
  windowSize,
} from '@/engine/search/checkCodes';
import { getBucket } from '@/engine/search/codeIndex';
import { foldCode } from '@/engine/text/foldText';
import { isOrderable } from '@/shared/money/prices';

import type { Database } from '../../db/openDatabase';
import { readRows } from './runSql';
import { codesTable } from './searchTables';

type Codes = { db: Database; snapshot: BrowsableSnapshot; complete: (items: CatalogItem[]) => Promise<CatalogItem[]> };

type CodeRow = { catalog_id: number; stock_item_id: number; deleted: boolean };

/** The items with a code, in the order of the catalogue, and whether items without it had it. */
const readCode = async ({ db, snapshot }: Codes, code: string) => {
  const { catalogIds, findPosition } = snapshot.catalog;
  const rows = await readRows(
    db,
    sql<CodeRow>`select catalog_id, stock_item_id, deleted from ${codesTable}
      where code = ${code} and catalog_id = any(${catalogIds}::integer[])`,
  );
  const positions = rows
    .filter(({ deleted }) => !deleted)
    .map((row) => findPosition({ catalogId: row.catalog_id, stockItemId: row.stock_item_id }))
    .filter((at) => at >= 0)
    .toSorted((one, other) => one - other);
  return { positions, isDeleted: rows.some(({ deleted }) => deleted) };
};

const readNeighbours = async ({ db, snapshot }: Codes, code: string): Promise<string[]> => {
  const isListed = sql`not deleted and catalog_id = any(${snapshot.catalog.catalogIds}::integer[]) and left(code, 2) = ${getBucket(code)}`;
  const part = (where: unknown, direction: unknown) => sql`select code from (
    select distinct code from ${codesTable} where ${isListed} and ${where} order by code ${direction} limit ${windowSize}) as own`;
  const rows = await readRows(
    db,
    sql<{ code: string }>`${part(sql`code < ${code} collate "C"`, sql`desc`)} union all
      ${part(sql`code >= ${code} collate "C"`, sql``)}`,
  );
  return rows.map((row) => row.code);
};

const readKnown = async ({ db, snapshot }: Codes, codes: readonly string[]) => {
  const rows = await readRows(
    db,
    sql<{ code: string }>`select distinct code from ${codesTable} where code = any(${codes}::text[]) and not deleted
      and catalog_id = any(${snapshot.catalog.catalogIds}::integer[])`,
  );
  return rows.map((row) => row.code);
};

const readNear = async (codes: Codes, code: string): Promise<NearCode[]> => {
  if (!isCheckable(code)) return [];
  const beside = likeNeighbours(code, await readNeighbours(codes, code));
  const spellings = otherSpellings(code, beside);
  const typos = spellings.length === 0 ? [] : await readKnown(codes, spellings);
  const near: NearCode[] = [];
  for (const folded of nearestCodes(code, [...typos, ...beside])) {
    const { positions } = await readCode(codes, folded);
    const [item] = await codes.complete(itemsAt(codes.snapshot.catalog, positions.slice(0, 1)));
    if (item) near.push(toNearCode(folded, item));
  }
  return near;
};

const checkCode = async (codes: Codes, text: string): Promise<CodeCheck> => {
  const { catalog, families } = codes.snapshot;
  const code = foldCode(text);
  const { positions, isDeleted } = code === '' ? { positions: [], isDeleted: false } : await readCode(codes, code);
  if (positions.length === 0)
    return isDeleted ? { state: 'deleted' } : { state: 'unknown', near: await readNear(codes, code) };
  const variantsOf = (at: number) =>
    Array.from(families.members.subarray(families.starts[at], families.starts[at + 1])).filter((one) => one !== at);
  const sold = positions.flatMap((at) => (isParentAt(catalog, at) ? variantsOf(at) : [at]));
  const parent = positions.find((at) => isParentAt(catalog, at));
  const items = await codes.complete(itemsAt(catalog, [...new Set(sold)]));
  if (parent === undefined) return { state: 'found', items, parent: null };
  const [shown = null] = await codes.complete([itemAt(catalog, parent)]);
  return { state: 'found', items: items.filter(isOrderable), parent: shown };
};

export const checkCodes = async (codes: Codes, texts: readonly string[]): Promise<CodeCheck[]> => {
  const checked: CodeCheck[] = [];
  for (const text of texts) checked.push(await checkCode(codes, text));
  return checked;
};
