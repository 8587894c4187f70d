import { createHash } from 'node:crypto';

import { unitPrice } from '@/shared/money/prices';

import type { StockItemsTable } from '../db/tables';

/** The columns that determine the price of a line. */
export type PricedItemRow = Pick<
  StockItemsTable,
  'stock_item_id' | 'is_parent' | 'deleted' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'
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

/** The message that says why nobody can order an item; null if it can be ordered. */
export const findSaleRefusal = (item: PricedItemRow): 'itemNotForSale' | 'itemHasVariants' | null => {
  if (item.deleted === 1) return 'itemNotForSale';
  if (item.is_parent === 1) return 'itemHasVariants';
  return item.price_cents === null ? 'itemNotForSale' : null;
};

/** Null if the item cannot be ordered. */
export const unitPriceCents = (item: PricedItemRow, quantity: number): number | null =>
  item.deleted === 1
    ? null
    : unitPrice(
        {
          isParent: item.is_parent === 1,
          price: item.price_cents,
          bestPrice: item.best_price_cents,
          quantityBestPrice: item.quantity_best_price,
        },
        quantity,
      );

export const currentPriceCents = ({ item, quantity }: StoredLine<PricedItemRow>): number | null =>
  unitPriceCents(item, quantity);

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
