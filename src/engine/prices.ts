import type { StockItem } from '@/contracts/inventory';

export type PricedItem = Pick<StockItem, 'price' | 'bestPrice' | 'quantityBestPrice'>;

/** `saving` is per unit; null if the best price is not lower, in which case it is shown as is. */
export type PriceBreak = { quantity: number; price: number; saving: number | null };

/** An item without a price is not for sale at any quantity. */
export const priceBreak = ({ price, bestPrice, quantityBestPrice }: PricedItem): PriceBreak | null => {
  if (price === null || bestPrice === null || quantityBestPrice === null) return null;
  // In cents, because 4.9 - 4.2 is not 0.7 in floating point.
  const cents = Math.round(price * 100) - Math.round(bestPrice * 100);
  return {
    quantity: Math.max(1, quantityBestPrice),
    price: bestPrice,
    saving: cents > 0 ? cents / 100 : null,
  };
};

/** Spec §7: the best price applies when the quantity is at least quantityBestPrice. */
export const unitPrice = (item: PricedItem, quantity: number): number | null => {
  const best = priceBreak(item);
  return best && quantity >= best.quantity ? best.price : item.price;
};

type PriceStep = { from: number; to: number | null; price: number; saving: number | null };

/** Unit prices by quantity, with savings as a share of the price; one step if the price does not depend on the quantity. */
export const priceSteps = (item: PricedItem): PriceStep[] => {
  const { price } = item;
  if (price === null) return [];
  const best = priceBreak(item);
  const regular: PriceStep = { from: 1, to: null, price, saving: null };
  if (!best) return [regular];
  const saving = best.saving === null ? null : best.saving / price;
  const reduced: PriceStep = { from: best.quantity, to: null, price: best.price, saving };
  return best.quantity > 1 ? [{ ...regular, to: best.quantity - 1 }, reduced] : [reduced];
};

const validRate = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/;

/**
 * Parses the environment `tax`: a percentage from 0 to 100 with at most two decimals. Null for anything else,
 * because an unreadable rate must block the sale rather than become 0 %.
 */
export const parseTaxRate = (value: unknown): number | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return validRate.test(text) ? Number(text) : null;
};

export const toBasisPoints = (percent: number): number => Math.round(percent * 100);
