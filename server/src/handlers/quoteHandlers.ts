import type { Language } from '@/shared/i18n/languages';
import { toAmountOrNull } from '@/shared/money/cents';
import { toPercent } from '@/shared/money/taxRate';
import type { InventoryInputs, Quote } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import { createCreateQuote } from '../quotes/createQuote';
import { createAcceptQuote, createDeclineQuote } from '../quotes/decideQuote';
import { readTax } from '../quotes/quoteParts';
import { getOfferVersion, getQuoteState, priceQuote, type QuoteTax } from '../quotes/quoteRules';
import type { OrdersKey } from '../repositories/ordersRepository';
import { createQuotesRepository, type QuotedOrder, type StoredQuote } from '../repositories/quotesRepository';
import { createRequireOwn, type HandlerParts, type OwnRequest } from './handlerParts';

const multiply = (cents: number | null, quantity: number) => (cents === null ? null : cents * quantity);

const toQuote = (
  stored: StoredQuote,
  { order, ...shared }: { order: QuotedOrder | undefined; tax: QuoteTax; today: string; language: Language },
): Quote => {
  const { quote, lines } = stored;
  const { today, language } = shared;
  const state = getQuoteState(quote, today);
  // An order keeps the rate of its day.
  const tax = order ? { taxRate: order.tax_rate, taxExemption: order.tax_exemption } : shared.tax;
  const priced = priceQuote(stored, tax);
  const hasRate = priced !== null && tax.taxRate !== null;
  return {
    quoteId: quote.quote_id,
    quoteNumber: quote.quote_number,
    clientId: quote.client_id,
    state,
    date: new Date(quote.requested_at).toISOString(),
    comment: quote.comment || null,
    answer: quote.answer || null,
    answerDate: quote.answered_at === null ? null : new Date(quote.answered_at).toISOString(),
    validUntil: quote.valid_until,
    moneyTypeId: quote.money_type_id,
    subtotal: toAmountOrNull(priced?.subtotalCents ?? null),
    taxRate: hasRate ? toPercent(priced.taxRate) : null,
    taxAmount: hasRate ? toAmountOrNull(priced.taxCents) : null,
    total: hasRate ? toAmountOrNull(priced.totalCents) : null,
    offerVersion: state === 'offered' ? getOfferVersion(stored, tax) : null,
    orderId: quote.order_id,
    orderNumber: order?.order_number ?? null,
    lines: lines.map((line) => ({
      quoteLineId: line.line_number,
      stockItemId: line.stock_item_id,
      name: line[`name_${language}`],
      code: line.code,
      imageUrl: line.image_name,
      quantity: line.quantity,
      usualPrice: toAmountOrNull(line.usual_price_cents),
      unitPrice: toAmountOrNull(line.unit_price_cents),
      total: toAmountOrNull(multiply(line.unit_price_cents, line.quantity)),
      note: line.note || null,
    })),
  };
};

export const createQuoteHandlers = (parts: HandlerParts) => {
  const { db, sessions, deliverAfter, readLanguage, today } = parts;
  const quotes = createQuotesRepository(db);
  const createQuote = createCreateQuote(parts);
  const acceptQuote = createAcceptQuote(parts);
  const declineQuote = createDeclineQuote(parts);
  const requireOwn = createRequireOwn(parts);
  const getPerson = (request: OwnRequest) => sessions.requireSession(request).personId;
  const respond = async (request: OwnRequest, key: OrdersKey, found: StoredQuote[]) => {
    const shared = { tax: await readTax(db, key), today: today(), language: readLanguage(request) };
    const orders = await quotes.findOrders(found);
    const data = found.map((stored) => toQuote(stored, { ...shared, order: orders.get(stored.quote.order_id ?? 0) }));
    return { isSuccessful: true, data };
  };
  return {
    getQuotes: async (request) => {
      const key = requireOwn(request);
      return respond(request, key, await quotes.list(key));
    },
    getQuote: async (request) => {
      const key = requireOwn(request);
      const found = await quotes.find(key, request.params.quoteId);
      if (!found) throw notFound();
      return respond(request, key, [found]);
    },
    createQuote: async (request, reply) => {
      const key = requireOwn(request);
      const stored = await createQuote(key, getPerson(request), request.body);
      deliverAfter(reply);
      return respond(request, key, [stored]);
    },
    acceptQuote: async (request, reply) => {
      const key = requireOwn(request);
      const stored = await acceptQuote(
        { key, quoteId: request.params.quoteId, personId: getPerson(request) },
        request.body,
        readLanguage(request),
      );
      deliverAfter(reply);
      return respond(request, key, [stored]);
    },
    declineQuote: async (request, reply) => {
      const key = requireOwn(request);
      const stored = await declineQuote(
        { key, quoteId: request.params.quoteId, personId: getPerson(request) },
        request.body,
      );
      deliverAfter(reply);
      return respond(request, key, [stored]);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
