import type { StockItem } from '../catalog/stockItem';

export type PricedItem = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice'>;

/** `saving` is what each piece costs less; null where it costs as much or more, which is shown as it is. */
export type PriceBreak = { quantity: number; price: number; saving: number | null };

/** Without a price nothing is for sale, at any quantity. */
export const priceBreak = ({ price, bestPrice, quantityBestPrice }: PricedItem): PriceBreak | null => {
  if (price === null || bestPrice === null || quantityBestPrice === null) return null;
  // In cents, because 4.9 - 4.2 is not 0.7.
  const cents = Math.round(price * 100) - Math.round(bestPrice * 100);
  return {
    quantity: Math.max(1, quantityBestPrice),
    price: bestPrice,
    saving: cents > 0 ? cents / 100 : null,
  };
};

/** Spec §7: the best price applies when the quantity is at least quantityBestPrice. */
export const unitPrice = (item: PricedItem, quantity: number): number | null => {
  const reached = priceBreak(item);
  return reached && quantity >= reached.quantity ? reached.price : item.price;
};
