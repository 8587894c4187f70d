import { createHash } from 'node:crypto';

import type { QuotesTable } from '../db/quoteTables';
import { type PricedOrder, sumLines } from '../orders/priceOrder';
import type { StoredQuote } from '../repositories/quotesRepository';

export type QuoteState = 'requested' | 'offered' | 'accepted' | 'declined' | 'expired';

/** An offer holds to the end of its last day. */
export const getQuoteState = ({ state, valid_until: until }: QuotesTable, today: string): QuoteState =>
  state === 'offered' && until !== null && until < today ? 'expired' : (state as QuoteState);

/** What is accepted or declined stays so. An offer can be corrected, and renewed after it has expired. */
const successors: Record<QuoteState, readonly QuoteState[]> = {
  requested: ['offered', 'declined'],
  offered: ['offered', 'accepted', 'declined'],
  expired: ['offered', 'declined'],
  accepted: [],
  declined: [],
};

export const canBecome = (from: QuoteState, to: QuoteState) => successors[from].includes(to);

/** Of the client; the rate is in basis points, and null while the shop's is unusable. */
export type QuoteTax = { taxRate: number | null; taxExemption: string | null };

/** Null until every line has an offered price. */
export const priceQuote = ({ lines }: StoredQuote, { taxRate, taxExemption }: QuoteTax): PricedOrder | null => {
  const offered = lines.flatMap((line) =>
    line.unit_price_cents === null
      ? []
      : [{ line: { quantity: line.quantity, item: line }, unitPriceCents: line.unit_price_cents }],
  );
  return offered.length === lines.length ? sumLines(offered, { taxRate: taxRate ?? 0, taxExemption }) : null;
};

/** Changes with all that a client agrees to by accepting. */
export const getOfferVersion = ({ quote, lines }: StoredQuote, { taxRate, taxExemption }: QuoteTax): string => {
  const content = [
    quote.valid_until,
    taxRate,
    taxExemption,
    ...lines.map(({ line_number, unit_price_cents }) => [line_number, unit_price_cents]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
};
