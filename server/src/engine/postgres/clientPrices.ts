import { sql } from 'kysely';

import { isParentAt } from '@/engine/catalog/mergeCatalogs';
import { type ItemIds, toItemKey } from '@/engine/catalog/stockItem';
import type { PricesRequest } from '@/engine/host/catalogEngine';
import { toAmountOrNull } from '@/shared/money/cents';

import type { Database } from '../../db/openDatabase';
import type { ListPricesTable } from '../../db/priceTables';
import { wholeCatalogue, withListPrice } from '../../prices/clientPrice';
import type { StoredColumns } from './catalogueColumns';
import { readRows } from './runSql';

type ListPrice = Pick<
  ListPricesTable,
  'catalog_id' | 'stock_item_id' | 'discount' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'
>;

/** A key is the version of a list and a day. */
const readList = ({ key }: PricesRequest, ids: readonly number[] | null, db: Database): Promise<ListPrice[]> => {
  const at = key.lastIndexOf(' ');
  const [version, today] = [key.slice(0, at), key.slice(at + 1)];
  const isWanted = ids ? sql`and price.stock_item_id = any(${[wholeCatalogue, ...ids]}::bigint[])` : sql``;
  return readRows(
    db,
    sql<ListPrice>`select price.catalog_id, price.stock_item_id, price.discount, price.price_cents,
        price.best_price_cents, price.quantity_best_price
      from list_prices as price join price_lists as list on list.price_list_id = price.price_list_id
      where list.version = ${version} and price.valid_from <= ${today} and price.valid_until >= ${today} ${isWanted}`,
  );
};

/** What a list says of some items: of each itself, or else of its whole catalogue. */
export const findListPrices = async (db: Database, prices: PricesRequest, ids: readonly ItemIds[]) => {
  const rows = await readList(
    prices,
    ids.map(({ stockItemId }) => stockItemId),
    db,
  );
  const known = new Map(rows.map((row) => [toItemKey(row.catalog_id, row.stock_item_id), row]));
  return ({ catalogId, stockItemId }: ItemIds) =>
    known.get(toItemKey(catalogId, stockItemId)) ?? known.get(toItemKey(catalogId, wholeCatalogue));
};

const toPrice = (publicPrice: number, own: ListPrice): number => {
  const cents = Number.isNaN(publicPrice) ? null : Math.round(publicPrice * 100);
  const item = { price_cents: cents, best_price_cents: null, quantity_best_price: null };
  return toAmountOrNull(withListPrice(item, own).price_cents) ?? NaN;
};

/** What a client pays, by position. */
export const readClientPrices = async (
  db: Database,
  columns: StoredColumns,
  prices: PricesRequest,
): Promise<Float64Array> => {
  const { catalogIds, catalogByItem, families, findPosition, priceByItem, length } = columns;
  const own = priceByItem.slice();
  const rows = await readList(prices, null, db);
  const ofCatalogs = catalogIds.map((id) =>
    rows.find((row) => row.catalog_id === id && row.stock_item_id === wholeCatalogue),
  );
  for (let at = 0; at < length; at += 1) {
    const ofCatalog = ofCatalogs[catalogByItem[at] ?? 0];
    if (ofCatalog && !isParentAt(columns, at)) own[at] = toPrice(priceByItem[at] ?? NaN, ofCatalog);
  }
  for (const row of rows) {
    const at = findPosition({ catalogId: row.catalog_id, stockItemId: row.stock_item_id });
    if (at >= 0 && !isParentAt(columns, at)) own[at] = toPrice(priceByItem[at] ?? NaN, row);
  }
  // Variants are sold in place of their parent, which has the lowest of their prices.
  const { parents, starts, members } = families;
  for (const parent of parents) {
    let lowest = NaN;
    for (let place = starts[parent] ?? 0; place < (starts[parent + 1] ?? 0); place += 1) {
      const at = members[place] ?? 0;
      const price = own[at] ?? NaN;
      if (at !== parent && !Number.isNaN(price) && !(price >= lowest)) lowest = price;
    }
    if (!Number.isNaN(lowest)) own[parent] = lowest;
  }
  return own;
};
