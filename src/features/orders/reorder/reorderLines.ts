import type { CatalogItem } from '@/api/catalogueApi';
import { unitPrice } from '@/engine/prices';
import type { OrderLine } from '@/contracts/inventory';

/**
 * A line of an order with its current item. Lines of the same item are merged, because a cart has one line per item.
 */
export type LineThenAndNow = Pick<OrderLine, 'stockItemId' | 'name' | 'code' | 'quantity'> & {
  /** Null if it could not be read. */
  thenPrice: number | null;
  /** Null if it is no longer sold, or was never found in the catalogue. */
  item: CatalogItem | null;
  state: 'sold' | 'gone' | 'unpriced';
};

const getItemState = (item: CatalogItem | null): LineThenAndNow['state'] => {
  if (!item) return 'gone';
  return item.price === null ? 'unpriced' : 'sold';
};

const toCents = (amount: number) => Math.round(amount * 100);

/** `items` as the engine returns them, without deleted and unknown ones. */
export const thenAndNow = (lines: readonly OrderLine[], items: readonly (CatalogItem | null)[]): LineThenAndNow[] => {
  const now = new Map(items.flatMap((item) => (item ? [[item.stockItemId, item] as const] : [])));
  const merged = new Map<number, LineThenAndNow>();
  for (const { stockItemId, name, code, quantity, unitPrice: thenPrice } of lines) {
    const known = merged.get(stockItemId);
    const item = now.get(stockItemId) ?? null;
    if (known) {
      known.thenPrice =
        known.thenPrice === null || thenPrice === null
          ? null
          : Math.round(
              (toCents(known.thenPrice) * known.quantity + toCents(thenPrice) * quantity) / (known.quantity + quantity),
            ) / 100;
      known.quantity += quantity;
    } else merged.set(stockItemId, { stockItemId, name, code, quantity, thenPrice, item, state: getItemState(item) });
  }
  return [...merged.values()];
};

/** The current unit price for a quantity; null if the item is unavailable. */
export const nowPrice = ({ item }: LineThenAndNow, quantity: number): number | null =>
  item ? unitPrice(item, quantity) : null;

export type PriceChange = 'same' | 'dearer' | 'cheaper';

export const priceChange = (thenPrice: number, now: number): PriceChange => {
  const difference = toCents(now) - toCents(thenPrice);
  if (difference === 0) return 'same';
  return difference > 0 ? 'dearer' : 'cheaper';
};
