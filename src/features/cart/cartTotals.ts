import { unitPrice } from '@/engine/prices';
import { toBasisPoints } from '@/engine/taxRate';

import type { LineItem } from './cartSelectors';

export type CartTotals = { lineCount: number; subtotalCents: number; taxCents: number; totalCents: number };

const basisPoints = 10_000;

// In whole cents, because 4.9 * 3 is not 14.7.
const toCents = (amount: number): number => Math.round(amount * 100);

/** Null if the item is not for sale. */
export const getUnitCents = (line: LineItem): number | null => {
  const price = line.deleted ? null : unitPrice(line, line.quantity);
  return price === null ? null : toCents(price);
};

export const getLineCents = (line: LineItem): number | null => {
  const cents = getUnitCents(line);
  return cents === null ? null : cents * line.quantity;
};

/** `taxes` in per cent. */
export const getTaxCents = (subtotalCents: number, taxes: number): number =>
  Math.round((subtotalCents * toBasisPoints(taxes)) / basisPoints);

export const getSubtotalCents = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0);

/** One catalogue's order, to the cent as the service computes it from these lines. `taxes` in per cent. */
export const getTotals = (lines: readonly LineItem[], taxes: number): CartTotals => {
  const subtotalCents = getSubtotalCents(lines);
  const taxCents = getTaxCents(subtotalCents, taxes);
  return { lineCount: lines.length, subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
};

/** Each catalogue's order is taxed and rounded separately. */
export const addTotals = (totals: readonly CartTotals[]): CartTotals =>
  totals.reduce(
    (sum, one) => ({
      lineCount: sum.lineCount + one.lineCount,
      subtotalCents: sum.subtotalCents + one.subtotalCents,
      taxCents: sum.taxCents + one.taxCents,
      totalCents: sum.totalCents + one.totalCents,
    }),
    { lineCount: 0, subtotalCents: 0, taxCents: 0, totalCents: 0 },
  );
