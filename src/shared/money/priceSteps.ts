import { toCents } from './cents';
import { type PriceBreak, priceBreak, type PricedItem } from './prices';

/** The item's price break, if the two unit prices differ because of it and not because the prices changed. */
export const findOwnBreak = (item: PricedItem, one: number, other: number): PriceBreak | null => {
  const best = priceBreak(item);
  if (!best?.saving || item.price === null) return null;
  const own = [best.price, item.price].map(toCents);
  const [first, second] = [one, other].map(toCents);
  return first !== second && own.includes(first ?? 0) && own.includes(second ?? 0) ? best : null;
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
