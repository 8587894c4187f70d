import { sql } from 'kysely';

import { toItemKey } from '@/engine/catalog/stockItem';
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

import { readRows } from './runSql';
import { codesTable, tablesOf } from './searchTables';
import type { Search } from './sqlPages';
import { readItemsInOrder } from './storedItems';

type CodeRow = {
  catalog_id: number;
  stock_item_id: number;
  deleted: boolean;
  has_variants: boolean;
  family: number | null;
};

const readCode = ({ db, snapshot }: Search, code: string) =>
  readRows(
    db,
    sql<CodeRow>`select own.catalog_id, own.stock_item_id, own.deleted, a.family,
        coalesce(a.is_parent, false) as has_variants
      from ${codesTable} as own left join ${tablesOf(snapshot.language).items} as a
        on a.catalog_id = own.catalog_id and a.stock_item_id = own.stock_item_id
      where own.code = ${code} and own.catalog_id = any(${snapshot.catalogIds}::integer[])
      order by a.ord, a.stock_item_id`,
  );

const readVariants = async ({ db, snapshot }: Search, { catalog_id, stock_item_id }: CodeRow) => {
  const rows = await readRows(
    db,
    sql<{ id: number }>`select stock_item_id as id from ${tablesOf(snapshot.language).items}
      where catalog_id = ${catalog_id} and family = ${stock_item_id} and not is_head order by ord, stock_item_id`,
  );
  return rows.map(({ id }) => ({ catalogId: catalog_id, stockItemId: id }));
};

const readNeighbours = async ({ db, snapshot }: Search, code: string): Promise<string[]> => {
  const isListed = sql`not deleted and catalog_id = any(${snapshot.catalogIds}::integer[]) and left(code, 2) = ${getBucket(code)}`;
  const part = (where: unknown, direction: unknown) => sql`select code from (
    select distinct code from ${codesTable} where ${isListed} and ${where} order by code ${direction} limit ${windowSize}) as own`;
  const rows = await readRows(
    db,
    sql<{ code: string }>`${part(sql`code < ${code} collate "C"`, sql`desc`)} union all
      ${part(sql`code >= ${code} collate "C"`, sql``)}`,
  );
  return rows.map((row) => row.code);
};

const readKnown = async ({ db, snapshot }: Search, codes: readonly string[]) => {
  const rows = await readRows(
    db,
    sql<{ code: string }>`select distinct code from ${codesTable} where code = any(${codes}::text[]) and not deleted
      and catalog_id = any(${snapshot.catalogIds}::integer[])`,
  );
  return rows.map((row) => row.code);
};

const readNear = async (search: Search, code: string): Promise<NearCode[]> => {
  if (!isCheckable(code)) return [];
  const { db, snapshot, reader } = search;
  const beside = likeNeighbours(code, await readNeighbours(search, code));
  const spellings = otherSpellings(code, beside);
  const typos = spellings.length === 0 ? [] : await readKnown(search, spellings);
  const near: NearCode[] = [];
  for (const folded of nearestCodes(code, [...typos, ...beside])) {
    const [first] = (await readCode(search, folded)).filter(({ deleted }) => !deleted);
    if (!first) continue;
    const ids = [{ catalogId: first.catalog_id, stockItemId: first.stock_item_id }];
    const [item] = await readItemsInOrder(db, snapshot, reader, ids);
    if (item) near.push(toNearCode(folded, item));
  }
  return near;
};

const checkCode = async (search: Search, text: string): Promise<CodeCheck> => {
  const { db, snapshot, reader } = search;
  const code = foldCode(text);
  const rows = code === '' ? [] : await readCode(search, code);
  const sold = rows.filter(({ deleted }) => !deleted);
  if (sold.length === 0)
    return rows.length > 0 ? { state: 'deleted' } : { state: 'unknown', near: await readNear(search, code) };
  const ids = await Promise.all(
    sold.map(async (row) =>
      row.has_variants ? readVariants(search, row) : [{ catalogId: row.catalog_id, stockItemId: row.stock_item_id }],
    ),
  );
  const unique = new Map(ids.flat().map((each) => [toItemKey(each.catalogId, each.stockItemId), each]));
  const items = await readItemsInOrder(db, snapshot, reader, [...unique.values()]);
  const parent = sold.find(({ has_variants }) => has_variants);
  if (!parent) return { state: 'found', items, parent: null };
  const parentIds = [{ catalogId: parent.catalog_id, stockItemId: parent.stock_item_id }];
  const [shown = null] = await readItemsInOrder(db, snapshot, reader, parentIds);
  return { state: 'found', items: items.filter(isOrderable), parent: shown };
};

export const checkCodes = async (search: Search, codes: readonly string[]): Promise<CodeCheck[]> => {
  const checked: CodeCheck[] = [];
  for (const code of codes) checked.push(await checkCode(search, code));
  return checked;
};
