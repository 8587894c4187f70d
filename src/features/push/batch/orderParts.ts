import type { CartLine } from '@/features/cart/cartLines';
import { lineCents, totalsOf } from '@/features/cart/rules/cartTotals';

import type { ConfirmedLine } from './leg';

/** `total` with taxes; a line's own is without. */
export type OrderPart = { catalogId: number; lines: ConfirmedLine[]; total: number };

const confirmedLine = (line: CartLine): ConfirmedLine => {
  const { stockItemId, code, name, quantity } = line;
  return { stockItemId, code: code ?? '', name: name ?? '', quantity, total: (lineCents(line) ?? 0) / 100 };
};

/** What is ordered from each catalogue, in their order. `taxes` in per cent. */
export const orderParts = (lines: readonly CartLine[], taxes: number): OrderPart[] => {
  const catalogs = [...new Set(lines.map(({ catalogId }) => catalogId))].sort((one, other) => one - other);
  return catalogs.map((catalogId) => {
    const own = lines.filter((line) => line.catalogId === catalogId);
    const { totalCents } = totalsOf(own, Math.round(taxes * 100));
    return { catalogId, lines: own.map(confirmedLine), total: totalCents / 100 };
  });
};

export const totalOf = (parts: readonly OrderPart[]): number =>
  parts.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
