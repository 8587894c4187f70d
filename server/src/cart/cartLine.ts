import { createHash } from 'node:crypto';

import type { StockItemsTable } from '../db/tables';
import { unitPriceCents, type PricedItem } from './unitPrice';

export type StoredLine = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last updated. */
  setPriceCents: number;
  item: StockItemsTable;
};

export type StoredCart = { version: number; lines: StoredLine[] };

export const toPricedItem = (item: StockItemsTable): PricedItem => ({
  deleted: item.deleted === 1,
  priceCents: item.price_cents,
  bestPriceCents: item.best_price_cents,
  quantityBestPrice: item.quantity_best_price,
});

export const currentPriceCents = ({ item, quantity }: StoredLine): number | null =>
  unitPriceCents(toPricedItem(item), quantity);

/**
 * The version that a push can require with If-Match. It changes with every edit and every price change: a client who
 * confirmed one total must not be charged another.
 */
export const cartVersion = ({ version, lines }: StoredCart): string => {
  const content = lines.map((line) => [
    line.shoppingCartId,
    line.item.stock_item_id,
    line.quantity,
    currentPriceCents(line),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  return `"${version}-${digest}"`;
};
