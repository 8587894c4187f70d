import { getTaxCents } from '@/shared/money/taxRate';

import type { StockItemsTable } from '../db/tables';
import { currentPriceCents, type StoredLine } from './cartLine';

/** What an order keeps of an item. */
export type OrderedItem = Pick<
  StockItemsTable,
  'stock_item_id' | 'code' | 'name_es' | 'name_en' | 'name_zh' | 'image_name' | 'unit' | 'pack_size'
>;

type PricedLine = { line: { quantity: number; item: OrderedItem }; unitPriceCents: number; totalCents: number };

export type PricedOrder = {
  lines: PricedLine[];
  subtotalCents: number;
  taxRate: number;
  taxExemption: string | null;
  taxCents: number;
  totalCents: number;
};

type Tax = Pick<PricedOrder, 'taxRate' | 'taxExemption'>;

/** The rate in basis points. */
export const sumLines = (lines: Omit<PricedLine, 'totalCents'>[], tax: Tax): PricedOrder => {
  const priced = lines.map((each) => ({ ...each, totalCents: each.unitPriceCents * each.line.quantity }));
  const subtotalCents = priced.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const taxCents = getTaxCents(subtotalCents, tax.taxRate);
  return { lines: priced, subtotalCents, ...tax, taxCents, totalCents: subtotalCents + taxCents };
};

/** `withoutPrices` is spec §9's putAllPriceZero. */
export const priceOrder = (lines: StoredLine[], tax: Tax, withoutPrices: boolean): PricedOrder =>
  sumLines(
    lines.map((line) => ({ line, unitPriceCents: withoutPrices ? 0 : (currentPriceCents(line) ?? 0) })),
    tax,
  );
