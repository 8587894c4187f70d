import type { StockItem } from '../catalog/stockItem';

export type PricedItem = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice'>;

/** `saving` is what each piece costs less; null where it costs as much or more, which is shown as it is. */
export type PriceBreak = { quantity: number; price: number; saving: number | null };

export const priceBreak = ({ price, bestPrice, quantityBestPrice }: PricedItem): PriceBreak | null => {
  if (bestPrice === null || quantityBestPrice === null) return null;
  const isSaving = price !== null && bestPrice < price;
  return {
    quantity: Math.max(1, quantityBestPrice),
    price: bestPrice,
    // In cents, because 4.9 - 4.2 is not 0.7.
    saving: isSaving ? (Math.round(price * 100) - Math.round(bestPrice * 100)) / 100 : null,
  };
};

/** Spec §7: the best price applies when the quantity is at least quantityBestPrice. Without a price nothing is for sale. */
export const unitPrice = (item: PricedItem, quantity: number): number | null => {
  const reached = item.price === null ? null : priceBreak(item);
  return reached && quantity >= reached.quantity ? reached.price : item.price;
};
