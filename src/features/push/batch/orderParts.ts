import type { LineItem } from '@/features/cart/state/cartSelectors';
import { getLineCents, getTotals } from '@/features/cart/state/cartTotals';
import { divideCents, sumAmounts, toAmount, toCents } from '@/shared/money/cents';
import { getTaxCents, toBasisPoints } from '@/shared/money/taxRate';

import type { ConfirmedLine, Leg } from '../state/leg';

/** `total` includes taxes; the totals of the lines do not. */
export type OrderPart = { catalogId: number; lines: ConfirmedLine[]; total: number };

const toConfirmedLine = (line: LineItem): ConfirmedLine => {
  const { stockItemId, code, name, quantity, unit, packSize } = line;
  const total = toAmount(getLineCents(line) ?? 0);
  return { stockItemId, code: code ?? '', name: name ?? '', quantity, total, unit, packSize };
};

/** The lines to order, grouped by catalogue and sorted by its id. `taxes` in per cent. */
export const getOrderParts = (lines: readonly LineItem[], taxes: number): OrderPart[] => {
  const catalogs = [...new Set(lines.map(({ catalogId }) => catalogId))].sort((one, other) => one - other);
  return catalogs.map((catalogId) => {
    const catalogLines = lines.filter((line) => line.catalogId === catalogId);
    const { totalCents } = getTotals(catalogLines, taxes);
    return { catalogId, lines: catalogLines.map(toConfirmedLine), total: toAmount(totalCents) };
  });
};

/** The total the client confirmed for a leg; null once its lines are no longer stored. */
export const getConfirmedTotal = ({ lines, payload }: Pick<Leg, 'lines' | 'payload'>): number | null => {
  if (lines.length === 0) return null;
  const subtotalCents = toCents(sumAmounts(lines.map(({ total }) => total)));
  return toAmount(subtotalCents + getTaxCents(subtotalCents, toBasisPoints(payload.taxes)));
};

export const getTotal = (parts: readonly OrderPart[]): number => sumAmounts(parts.map(({ total }) => total));

/** A confirmed line as tables show it: its unit price follows from its total, which is exact in cents. */
export const toTableLine = ({ quantity, code, name, total, unit, packSize }: ConfirmedLine) => ({
  quantity,
  unit,
  packSize,
  code,
  item: name,
  price: toAmount(divideCents(toCents(total), quantity)),
  total,
});

/** The sums below a table of confirmed lines; `total` includes taxes. */
export const getSums = (lines: readonly ConfirmedLine[], total: number) => {
  const subtotal = sumAmounts(lines.map((line) => line.total));
  return [
    { name: 'subtotal', amount: subtotal },
    { name: 'taxes', amount: sumAmounts([total, -subtotal]) },
    { name: 'totalWithTaxes', amount: total },
  ] as const;
};
