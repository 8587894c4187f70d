import type { StockItem } from '@/contracts/inventory';

import { toAmount, toCents } from './cents';

export type PricedItem = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice'> &
  Partial<Pick<StockItem, 'isParent'>>;

/** Items with variants are sold as these; an item without a price is not for sale. */
export const isOrderable = ({ isParent, price }: Pick<PricedItem, 'isParent' | 'price'>): boolean =>
  !isParent && price !== null;

/** `saving` is per unit; null if the best price is not lower, in which case it is shown as is. */
export type PriceBreak = { quantity: number; price: number; saving: number | null };

export const priceBreak = ({ isParent, price, bestPrice, quantityBestPrice }: PricedItem): PriceBreak | null => {
  if (isParent || price === null || bestPrice === null || quantityBestPrice === null) return null;
  const cents = toCents(price) - toCents(bestPrice);
  return {
    quantity: Math.max(1, quantityBestPrice),
    price: bestPrice,
    saving: cents > 0 ? toAmount(cents) : null,
  };
};

/** `discount` in basis points, to the nearest cent. */
export const takeOff = (cents: number, discount: number): number => Math.round((cents * (10_000 - discount)) / 10_000);

/**
 * Spec §7: the best price applies when the quantity is at least quantityBestPrice. Null if the item cannot be ordered.
 * In the unit of the item's prices: the browser passes amounts, the services cents.
 */
export const unitPrice = (item: PricedItem, quantity: number): number | null => {
  if (!isOrderable(item)) return null;
  const best = priceBreak(item);
  return best && quantity >= best.quantity ? best.price : item.price;
};
