import { toCents } from '@/shared/money/cents';
import { unitPrice } from '@/shared/money/prices';
import { getTaxCents, toBasisPoints } from '@/shared/money/taxRate';

import type { LineItem } from './cartSelectors';

export type CartTotals = { lineCount: number; subtotalCents: number; taxCents: number; totalCents: number };

/** Null if the item is not for sale. */
export const getUnitCents = (line: LineItem): number | null => {
  const price = line.deleted ? null : unitPrice(line, line.quantity);
  return price === null ? null : toCents(price);
};

export const getLineCents = (line: LineItem): number | null => {
  const cents = getUnitCents(line);
  return cents === null ? null : cents * line.quantity;
};

export const getSubtotalCents = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0);

/** One catalogue's order, to the cent as the service computes it from these lines. `taxes` in per cent. */
export const getTotals = (lines: readonly LineItem[], taxes: number): CartTotals => {
  const subtotalCents = getSubtotalCents(lines);
  const taxCents = getTaxCents(subtotalCents, toBasisPoints(taxes));
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
