import type { Random } from '../random';
import type { Kind } from './kind';
import { type MaterialName, materials } from './materials';

const roundPrice = (cents: number) => {
  const step = cents < 200 ? 1 : cents < 2000 ? 5 : 10;
  return Math.max(1, Math.round(cents / step) * step);
};

/** `level` is the price level of the group: some collections are more expensive than others. */
export const getPrice = (kind: Kind, material: MaterialName, size: string | null, level: number) => {
  const step = Math.max(0, size === null ? 0 : kind.sizes.indexOf(size));
  return roundPrice(kind.priceCents * materials[material].factor * 1.38 ** step * level);
};

type Break = { best_price_cents: number | null; quantity_best_price: number | null };

const quantitiesFor = (cents: number) => (cents < 300 ? [24, 50, 100] : cents < 2000 ? [6, 12, 24] : [2, 3, 5, 10]);

/** Two items in three are cheaper from a certain quantity. */
export const createPriceBreak = (random: Random, cents: number): Break => {
  const hasBreak = random.chance(0.66);
  const quantity = random.pick(quantitiesFor(cents));
  const best = roundPrice(cents * (1 - random.int(6, 20) / 100));
  return hasBreak && best < cents
    ? { best_price_cents: best, quantity_best_price: quantity }
    : { best_price_cents: null, quantity_best_price: null };
};
