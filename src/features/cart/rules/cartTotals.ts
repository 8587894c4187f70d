import { unitPrice } from '@/engine/price/unitPrice';

import type { CartLine } from '../cartLines';

export type CartTotals = { lineCount: number; subtotalCents: number; taxCents: number; totalCents: number };

const basisPoints = 10_000;

// In whole cents, because 4.9 * 3 is not 14.7.
const centsOf = (amount: number): number => Math.round(amount * 100);

/** Null where the item is not for sale. */
export const unitCents = (line: CartLine): number | null => {
  const price = line.deleted ? null : unitPrice(line, line.quantity);
  return price === null ? null : centsOf(price);
};

export const lineCents = (line: CartLine): number | null => {
  const cents = unitCents(line);
  return cents === null ? null : cents * line.quantity;
};

/** The environment `tax` is a rate in per cent, as text; here in basis points. */
export const taxRateOf = (text: string | null | undefined): number => {
  const percent = Number(text ?? 0);
  return Number.isFinite(percent) && percent >= 0 ? Math.round(percent * 100) : 0;
};

/** One catalogue's order, to the cent as the service makes it of these lines. */
export const totalsOf = (lines: readonly CartLine[], taxRate: number): CartTotals => {
  const subtotalCents = lines.reduce((sum, line) => sum + (lineCents(line) ?? 0), 0);
  const taxCents = Math.round((subtotalCents * taxRate) / basisPoints);
  return { lineCount: lines.length, subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
};

/** Each catalogue's order is taxed and rounded by itself. */
export const sumOf = (totals: readonly CartTotals[]): CartTotals =>
  totals.reduce(
    (sum, one) => ({
      lineCount: sum.lineCount + one.lineCount,
      subtotalCents: sum.subtotalCents + one.subtotalCents,
      taxCents: sum.taxCents + one.taxCents,
      totalCents: sum.totalCents + one.totalCents,
    }),
    { lineCount: 0, subtotalCents: 0, taxCents: 0, totalCents: 0 },
  );
