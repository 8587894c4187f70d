import { toAmountOrNull } from '@/shared/money/cents';

import type { StoredQuote } from '../repositories/quotesRepository';

const toDate = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

/** A quote for other systems: in webhooks and in exports of a client's data. */
export const toQuoteRecord = ({ quote, lines }: StoredQuote) => ({
  quoteId: quote.quote_id,
  quoteNumber: quote.quote_number,
  date: toDate(quote.requested_at),
  state: quote.state,
  companyId: quote.company_id,
  catalogId: quote.catalog_id,
  clientId: quote.client_id,
  comment: quote.comment,
  answer: quote.answer,
  answerDate: toDate(quote.answered_at),
  refusal: quote.refusal,
  validUntil: quote.valid_until,
  orderId: quote.order_id,
  currency: quote.money_type_id,
  lines: lines.map((line) => ({
    lineNumber: line.line_number,
    stockItemId: line.stock_item_id,
    code: line.code,
    name: { es: line.name_es, en: line.name_en, zh: line.name_zh },
    quantity: line.quantity,
    unit: line.unit ?? undefined,
    packSize: line.pack_size ?? undefined,
    usualPrice: toAmountOrNull(line.usual_price_cents),
    unitPrice: toAmountOrNull(line.unit_price_cents),
    note: line.note,
  })),
});
