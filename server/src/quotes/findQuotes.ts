import { dayIn } from '@/shared/lib/days';
import type { OfficeInputs, OfficeQuote, OfficeQuoteDetails } from '@/contracts/office';

import type { CommandContext } from '../commands/commandDatabase';
import { readDay } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { getContentVersion } from '../office/contentVersion';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { createChangesRepository } from '../repositories/changesRepository';
import { createQuotesRepository, type ListedQuote, type StoredQuote } from '../repositories/quotesRepository';
import { toQuoteRecord } from './quoteRecord';
import { getQuoteState } from './quoteRules';

type QuotesContext = Pick<CommandContext, 'config'>;

export const requireQuote = async (db: Database, { config }: QuotesContext, given: string): Promise<StoredQuote> => {
  const number = given.trim().toUpperCase();
  const found = await createQuotesRepository(db).findByNumber(config.runtime.accountId, number);
  if (!found) throw new Refusal(404, 'quoteUnknown', { number: toPrintable(given) });
  return found;
};

/** Of all that an answer could overwrite. */
export const getQuoteVersion = ({ quote, lines }: StoredQuote) =>
  getContentVersion([
    quote.state,
    quote.comment,
    quote.answer,
    quote.valid_until,
    lines.map((line) => [line.unit_price_cents, line.note]),
  ]);

const toListed = (today: string) => (quote: ListedQuote) => ({
  quoteNumber: quote.quote_number,
  date: new Date(quote.requested_at).toISOString(),
  state: getQuoteState(quote, today),
  validUntil: quote.valid_until,
  clientName: quote.client_name,
  catalogId: quote.catalog_id,
  orderNumber: quote.order_number,
  comment: quote.comment,
});

type PageQuery = NonNullable<OfficeInputs['listQuotes']['query']>;

/** A page of quotes for the office, newest first unless the oldest are wanted. */
export const findQuotePage = async (
  db: Database,
  { config, now }: Pick<OfficeContext, 'config' | 'now'>,
  { page = 1, perPage = 25, order = 'DESC', q, state, client, since, until }: PageQuery,
) => {
  const today = dayIn(config.timeZone)(now());
  const { quotes, total } = await createQuotesRepository(db).listPage(
    config.runtime.accountId,
    {
      today,
      text: q,
      state,
      client: client?.trim().toLowerCase(),
      since: readDay('since', since, config.timeZone)?.start,
      until: readDay('until', until, config.timeZone)?.end,
    },
    { isDescending: order === 'DESC', limit: perPage, offset: (page - 1) * perPage },
  );
  return { quotes: quotes.map((quote): OfficeQuote => toListed(today)(quote)), total };
};

/** More than anybody answers a quote. */
const historyLength = 100;

/** A quote with its lines, and who answered it. */
export const readQuoteDetails = async (
  db: Database,
  { config, now }: Pick<OfficeContext, 'config' | 'now'>,
  number: string,
): Promise<OfficeQuoteDetails> => {
  const { accountId } = config.runtime;
  const stored = await requireQuote(db, { config }, number);
  const { quote_id: quoteId, quote_number: quoteNumber, answered_by: answeredBy } = stored.quote;
  const { changes } = await createChangesRepository(db, accountId).listPage(
    { subject: `quote ${quoteNumber}` },
    { limit: historyLength, offset: 0 },
  );
  const { answer, answerDate, refusal, currency, clientId, lines } = toQuoteRecord(stored);
  return {
    ...toListed(dayIn(config.timeZone)(now()))(await createQuotesRepository(db).findListed(accountId, quoteId)),
    clientId,
    answer,
    answerDate,
    answeredBy,
    refusal,
    currency,
    lines,
    history: changes.map(({ moment, by, operation }) => ({ date: new Date(moment).toISOString(), by, operation })),
    version: getQuoteVersion(stored),
  };
};
