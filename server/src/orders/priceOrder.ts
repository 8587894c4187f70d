import { getTaxCents } from '@/shared/money/taxRate';

import { currentPriceCents, type StoredLine } from './cartLine';

export type PricedLine = { line: StoredLine; unitPriceCents: number; totalCents: number };

export type PricedOrder = {
  lines: PricedLine[];
  subtotalCents: number;
  taxRate: number;
  taxExemption: string | null;
  taxCents: number;
  totalCents: number;
};

/** The rate in basis points. `withoutPrices` is spec §9's putAllPriceZero. */
export const priceOrder = (
  lines: StoredLine[],
  tax: Pick<PricedOrder, 'taxRate' | 'taxExemption'>,
  withoutPrices: boolean,
): PricedOrder => {
  const priced = lines.map((line) => {
    const unitPriceCents = withoutPrices ? 0 : (currentPriceCents(line) ?? 0);
    return { line, unitPriceCents, totalCents: unitPriceCents * line.quantity };
  });
  const subtotalCents = priced.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const taxCents = getTaxCents(subtotalCents, tax.taxRate);
  return { lines: priced, subtotalCents, ...tax, taxCents, totalCents: subtotalCents + taxCents };
};
