import type { StockItem } from '@/contracts/inventory';

/** Of a cart line. */
export const maxQuantity = 999_999;

/** The quantities that can be chosen: `least`, and from there on in steps. */
export type QuantityRule = { least: number; step: number };

export const anyQuantity: QuantityRule = { least: 1, step: 1 };

export type RuledItem = Partial<Pick<StockItem, 'minimumQuantity' | 'quantityStep'>>;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

const readCount = (value: number | undefined): number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= maxQuantity ? value : 1;

/**
 * A line has a multiple of the item's step, and at least its minimum, which counts as the next multiple. The rule is for
 * what is added to `present`, the quantity that the line has already.
 */
export const getQuantityRule = ({ minimumQuantity, quantityStep }: RuledItem, present = 0): QuantityRule => {
  const step = readCount(quantityStep);
  const minimum = roundUp(readCount(minimumQuantity), step);
  const leastOfLine = minimum > maxQuantity ? step : minimum;
  return { least: Math.max(leastOfLine, roundUp(present + 1, step)) - present, step };
};

const isAllowed = ({ least, step }: QuantityRule, quantity: number): boolean =>
  quantity >= least && (quantity - least) % step === 0;

/** The allowed quantity above or below; at either end, the last one there is. */
export const stepByRule = ({ least, step }: QuantityRule, quantity: number, by: 1 | -1): number => {
  const steps = (quantity - least) / step;
  const next = Math.max(0, by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  return least + Math.min(next, Math.max(0, Math.floor((maxQuantity - least) / step))) * step;
};

/** The least allowed quantity that is not below another. */
export const roundUpByRule = (rule: QuantityRule, quantity: number): number =>
  isAllowed(rule, quantity) ? quantity : stepByRule(rule, quantity, 1);

/** The greatest allowed quantity that is not above another, or zero. */
export const roundDownByRule = (rule: QuantityRule, quantity: number): number => {
  if (quantity < rule.least) return 0;
  return isAllowed(rule, quantity) ? quantity : stepByRule(rule, quantity, -1);
};

/** The nearest allowed quantities, one or two, in place of one that is not; null for one that is. */
export const findAllowed = (rule: QuantityRule, quantity: number): number[] | null => {
  if (isAllowed(rule, quantity)) return null;
  if (quantity < rule.least) return [rule.least];
  return [...new Set([stepByRule(rule, quantity, -1), stepByRule(rule, quantity, 1)])];
};

/** The nearest allowed quantity; the greater one of two. */
export const toNearestAllowed = (rule: QuantityRule, quantity: number): number => {
  const [less = quantity, more = less] = findAllowed(rule, quantity) ?? [];
  return quantity - less < more - quantity ? less : more;
};
