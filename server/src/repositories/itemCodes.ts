import { foldCode } from '@/engine/text/foldText';

import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';

/** As many as identify an item at once. */
type Found = ReadonlyMap<string, number[]>;

const groupByCode = (codes: readonly string[], rows: readonly { stock_item_id: number; own: string | null }[]) => {
  const wanted = new Set(codes);
  const found = new Map<string, number[]>();
  for (const { stock_item_id: id, own } of rows) {
    const code = foldCode(own ?? '');
    const ids = found.get(code) ?? [];
    if (wanted.has(code) && !ids.includes(id)) found.set(code, [...ids, id]);
  }
  return found;
};

/** Items on sale, by folded code: the item's own comes before an additional one, such as a bar code. */
export const findItemsByCode = async (db: Database, catalogId: number, typed: readonly string[]): Promise<Found> => {
  const onSale = () => db.selectFrom('stock_items').where('catalog_id', '=', catalogId).where('deleted', '=', 0);
  const folded = [...new Set(typed.map(foldCode))];
  const written = [...new Set(typed.flatMap((code) => [code, code.toUpperCase()]))];
  const exact = [];
  for (const part of inParts(written))
    exact.push(...(await onSale().select(['stock_item_id', 'code as own']).where('code', 'in', part).execute()));
  const found = groupByCode(folded, exact);
  const missing = folded.filter((code) => !found.has(code));
  if (missing.length === 0) return found;
  // Written otherwise than the code, or an additional one: neither has an index.
  const all = await onSale().select(['stock_item_id', 'code', 'additional_code']).execute();
  const own = groupByCode(
    missing,
    all.map(({ code, ...row }) => ({ ...row, own: code })),
  );
  const additional = groupByCode(
    missing,
    all.map(({ additional_code: code, ...row }) => ({ ...row, own: code })),
  );
  return new Map([...additional, ...own, ...found]);
};
