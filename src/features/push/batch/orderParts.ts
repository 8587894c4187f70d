import { unitPrice, type PricedItem } from '@/engine/price/unitPrice';

import type { ConfirmedLine } from './leg';

export type PricedLine = PricedItem & {
  catalogId: number;
  stockItemId: number;
  code: string | null;
  name: string | null;
  quantity: number;
};

export type Amounts = { subtotal: number; tax: number; total: number };
export type OrderPart = Amounts & { catalogId: number; lines: ConfirmedLine[] };

const cents = (amount: number): number => Math.round(amount * 100);

const confirmedLine = (line: PricedLine): ConfirmedLine => {
  const { stockItemId, code, name, quantity } = line;
  const total = (cents(unitPrice(line, quantity) ?? 0) * quantity) / 100;
  return { stockItemId, code: code ?? '', name: name ?? '', quantity, total };
};

/** As the service reckons: the tax of each order is rounded by itself. `taxes` in per cent. */
export const amountsOf = (lines: readonly { total: number }[], taxes: number): Amounts => {
  const subtotal = lines.reduce((sum, { total }) => sum + cents(total), 0);
  const tax = Math.round((subtotal * taxes) / 100);
  return { subtotal: subtotal / 100, tax: tax / 100, total: (subtotal + tax) / 100 };
};

/** What is ordered from each catalogue, in their order. */
export const orderParts = (lines: readonly PricedLine[], taxes: number): OrderPart[] => {
  const catalogs = [...new Set(lines.map(({ catalogId }) => catalogId))].sort((one, other) => one - other);
  return catalogs.map((catalogId) => {
    const own = lines.filter((line) => line.catalogId === catalogId).map(confirmedLine);
    return { catalogId, lines: own, ...amountsOf(own, taxes) };
  });
};

export const togetherOf = (parts: readonly Amounts[]): Amounts => {
  const sum = (field: keyof Amounts) => parts.reduce((total, part) => total + cents(part[field]), 0) / 100;
  return { subtotal: sum('subtotal'), tax: sum('tax'), total: sum('total') };
};
