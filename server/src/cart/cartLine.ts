import { createHash } from 'node:crypto';

import type { StockItemsTable } from '../db/tables';

/** The columns that determine the price of a line. */
export type PricedItemRow = Pick<
  StockItemsTable,
  'stock_item_id' | 'deleted' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'
>;

export type StoredLine<Item extends PricedItemRow = StockItemsTable> = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last updated. */
  setPriceCents: number;
  item: Item;
};

export type StoredCart<Item extends PricedItemRow = StockItemsTable> = { version: number; lines: StoredLine<Item>[] };

/** A cart with just the columns that its version depends on. */
export type PricedCart = StoredCart<PricedItemRow>;

type PricedItem = {
  deleted: boolean;
  priceCents: number | null;
  bestPriceCents: number | null;
  quantityBestPrice: number | null;
};

/**
 * Spec §7: the best price applies when the quantity is at least quantityBestPrice. Null if the item is not for sale.
 */
export const unitPriceCents = (item: PricedItem, quantity: number): number | null => {
  if (item.deleted || item.priceCents === null) return null;
  const { bestPriceCents, quantityBestPrice } = item;
  const reached = bestPriceCents !== null && quantityBestPrice !== null && quantity >= quantityBestPrice;
  return reached ? bestPriceCents : item.priceCents;
};

export const toPricedItem = (item: PricedItemRow): PricedItem => ({
  deleted: item.deleted === 1,
  priceCents: item.price_cents,
  bestPriceCents: item.best_price_cents,
  quantityBestPrice: item.quantity_best_price,
});

export const currentPriceCents = ({ item, quantity }: StoredLine<PricedItemRow>): number | null =>
  unitPriceCents(toPricedItem(item), quantity);

/**
 * The version that a push can require with If-Match. It changes with every edit and every price change: a client who
 * confirmed one total must not be charged another.
 */
export const cartVersion = ({ version, lines }: PricedCart): string => {
  const content = lines.map((line) => [
    line.shoppingCartId,
    line.item.stock_item_id,
    line.quantity,
    currentPriceCents(line),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  return `"${version}-${digest}"`;
};
