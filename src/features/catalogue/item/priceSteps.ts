import { priceBreak, type PricedItem } from '@/engine/price/unitPrice';

export type PriceStep = { from: number; to: number | null; price: number; saving: number | null };

/** Unit prices by quantity; a single step if the price does not depend on the quantity. */
export const priceSteps = (item: PricedItem): PriceStep[] => {
  const reached = priceBreak(item);
  const { price } = item;
  if (price === null) return [];
  const whole = (saving: number | null) => (saving === null ? null : saving / price);
  const from = reached && { from: reached.quantity, to: null, price: reached.price, saving: whole(reached.saving) };
  if (!from) return [{ from: 1, to: null, price, saving: null }];
  return from.from > 1 ? [{ from: 1, to: from.from - 1, price, saving: null }, from] : [from];
};
