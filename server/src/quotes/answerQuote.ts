import { dayIn, isDay } from '@/shared/lib/days';
import { toCents } from '@/shared/money/cents';
import { takeOff } from '@/shared/money/prices';
import { toBasisPoints } from '@/shared/money/taxRate';
import type { QuoteOffer } from '@/contracts/office';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { QuoteLinesTable } from '../db/quoteTables';
import { Refusal } from '../http/responses/refusal';
import { refuseStale } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { listOfferNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { createQuotesRepository, type StoredQuote } from '../repositories/quotesRepository';
import { getQuoteVersion, requireQuote } from './findQuotes';
import { canBecome, getQuoteState } from './quoteRules';

type Answer = { quoteNumber: string; note: string; quiet: boolean; version?: string | undefined };

const getToday = ({ config, now }: OfficeContext) => dayIn(config.timeZone)(now());

const toFacts = ({ quote, lines }: StoredQuote) => ({
  state: quote.state,
  answer: quote.answer,
  validUntil: quote.valid_until,
  prices: Object.fromEntries(
    lines.map(({ line_number, unit_price_cents: cents }) => [line_number, cents === null ? null : cents / 100]),
  ),
});

/** Locks the quote: of two who decide, the second finds what the first has decided. */
const answer = (
  db: Database,
  context: OfficeContext,
  { quoteNumber: given, note, quiet, version }: Answer,
  next: 'offered' | 'declined',
  change: (stored: StoredQuote) => Promise<StoredQuote>,
): Promise<StoredQuote> =>
  inTransaction(db, async (transaction) => {
    const { config, author, now } = context;
    const { accountId } = config.runtime;
    const quotes = createQuotesRepository(transaction);
    await quotes.lock((await requireQuote(transaction, context, given)).quote.quote_id);
    const stored = await requireQuote(transaction, context, given);
    const { quote_number: number, quote_id: quoteId } = stored.quote;
    refuseStale(version, getQuoteVersion(stored));
    const state = getQuoteState(stored.quote, getToday(context));
    if (!canBecome(state, next)) throw new Refusal(409, 'quoteAnswered', { number, state });
    const { quote, lines } = await change(stored);
    const answered = { answer: note, answered_at: now(), answered_by: author.by, state: next };
    if (next === 'offered') await quotes.offer({ quote, lines }, { ...answered, valid_until: quote.valid_until });
    else await quotes.update(quote, answered);
    const notices = listOfferNotices(config, next, !quiet);
    await createOutboxRepository(transaction, accountId).addNotices(quoteId, notices, now());
    const result = { quote: { ...quote, ...answered }, lines };
    await recordChange(transaction, accountId, {
      ...author,
      operation: next === 'offered' ? 'offerQuote' : 'declineQuote',
      subject: `quote ${number}`,
      before: toFacts(stored),
      after: toFacts(result),
      moment: now(),
    });
    return result;
  });

type Offer = Answer & {
  until: string;
  /** Gives every line its price. */
  price: (stored: StoredQuote) => StoredQuote | Promise<StoredQuote>;
};

/** Offers prices up to a day, and tells the client; again, to correct or renew the offer. */
export const offerQuote = async (db: Database, context: OfficeContext, { until, price, ...offer }: Offer) => {
  if (!isDay(until) || until < getToday(context)) throw new Refusal(422, 'offerOver', { date: toPrintable(until) });
  return answer(db, context, offer, 'offered', async (stored) => {
    const { quote, lines } = await price(stored);
    return { quote: { ...quote, valid_until: until }, lines };
  });
};

/** Tells the client why there is no offer. */
export const declineQuote = async (db: Database, context: OfficeContext, refusal: Answer) => {
  const note = refusal.note.trim();
  if (note === '') throw new Refusal(422, 'reasonMissing');
  return answer(db, context, { ...refusal, note }, 'declined', (stored) => Promise.resolve(stored));
};

export type PricedLine = { cents: number | null; note: string };

/** The quote with a price in every line: its own or, where there is none, the usual one less the discount in basis points. */
export const priceLines =
  (findOwn: (line: QuoteLinesTable) => PricedLine | undefined, discount: number | undefined) =>
  ({ quote, lines }: StoredQuote): StoredQuote => {
    const priced = lines.map((line) => {
      const own = findOwn(line);
      const usual = line.usual_price_cents;
      const reduced = usual === null || discount === undefined ? null : takeOff(usual, discount);
      return { ...line, unit_price_cents: own?.cents ?? reduced, note: own?.note ?? '' };
    });
    const missing = priced.filter((line) => line.unit_price_cents === null);
    const codes = missing.map(({ code }) => JSON.stringify(toPrintable(code))).join(', ');
    if (missing.length > 0) throw new Refusal(422, 'offerIncomplete', { codes });
    return { quote, lines: priced };
  };

/** As the office sends it. */
export const readOfferedLines = ({ lines: given = [], discount }: Pick<QuoteOffer, 'lines' | 'discount'>) => {
  const byNumber = new Map(
    given.map(({ lineNumber, unitPrice = null, note = '' }): [number, PricedLine] => [
      lineNumber,
      { cents: unitPrice === null ? null : toCents(unitPrice), note: note.trim() },
    ]),
  );
  return priceLines(
    ({ line_number: number }) => byNumber.get(number),
    discount == null ? undefined : toBasisPoints(discount),
  );
};
