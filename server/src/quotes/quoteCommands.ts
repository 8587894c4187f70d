import { writeCsv } from '@/shared/lib/csv';
import { dayIn } from '@/shared/lib/days';
import { toAmount, toAmountOrNull, writeAmount } from '@/shared/money/cents';

import { refuseToReplace, writeFileAtomically } from '../atomicFiles';
import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { formatColumns, formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { formatTime, readDay } from '../commands/shopTime';
import { UsageError } from '../errors';
import { readNote } from '../orders/setStatus';
import { toPrintable } from '../printable';
import { createQuotesRepository, type StoredQuote } from '../repositories/quotesRepository';
import { declineQuote, offerQuote } from './answerQuote';
import { requireQuote } from './findQuotes';
import { toQuoteRecord } from './quoteRecord';
import { getQuoteState } from './quoteRules';
import { offerColumns, readOffer } from './readOffer';

const getToday = ({ config }: CommandContext) => dayIn(config.timeZone)(Date.now());

export const listQuotes = defineAction({
  name: 'quotes',
  summary: 'what clients want a price for, or is offered to them, oldest first',
  options: { all: { type: 'boolean', help: 'also what was accepted, declined or has expired' } },
  run: async ({ options }, context) => {
    const found = await withReadOnlyDatabase(context, ({ db }) =>
      createQuotesRepository(db).listAll(context.config.runtime.accountId),
    );
    return found
      .map((quote) => ({
        quoteNumber: quote.quote_number,
        date: formatTime(quote.requested_at, context.config.timeZone),
        state: getQuoteState(quote, getToday(context)),
        validUntil: quote.valid_until,
        client: quote.client_name,
        orderNumber: quote.order_number,
        comment: quote.comment,
      }))
      .filter(({ state }) => options.all || state === 'requested' || state === 'offered');
  },
  describe: (quotes) =>
    formatTable(
      ['NUMBER', 'DATE', 'STATE', 'UNTIL', 'CLIENT', 'ORDER', 'COMMENT'],
      quotes.map((each) => [
        each.quoteNumber,
        each.date,
        each.state,
        each.validUntil ?? '-',
        each.client,
        each.orderNumber ?? '-',
        each.comment,
      ]),
      'No quotes were found.',
    ),
});

const format = (amount: number | null) => (amount === null ? '-' : writeAmount(amount));

export const showQuote = defineAction({
  name: 'quote',
  summary: 'a quote with its lines; --prices writes them to a CSV file in which you can enter prices for "offer"',
  parameters: 'NUMBER',
  options: {
    prices: { type: 'string', value: 'FILE', help: 'the file to write' },
    force: { type: 'boolean', help: 'replaces an existing file' },
  },
  run: async ({ options: { prices: file, force }, parameters: [number = ''] }, context) => {
    if (file !== undefined && !force) refuseToReplace(context.directory, file);
    const stored = await withReadOnlyDatabase(context, ({ db }) => requireQuote(db, context, number));
    if (file !== undefined) {
      const rows = stored.lines.map(({ code, quantity, usual_price_cents: usual, unit_price_cents: cents, note }) => [
        code,
        String(quantity),
        usual === null ? '' : writeAmount(toAmount(usual)),
        cents === null ? '' : writeAmount(toAmount(cents)),
        note,
      ]);
      await writeFileAtomically(context.directory, file, writeCsv([[...offerColumns], ...rows], ','));
    }
    return { ...toQuoteRecord(stored), state: getQuoteState(stored.quote, getToday(context)), file };
  },
  describe: ({ quoteNumber, date, state, validUntil, comment, answer, refusal, lines, file }) => [
    `Quote     ${quoteNumber}, ${date}`,
    `State     ${state}${validUntil === null ? '' : ` until ${validUntil}`}`,
    `Comment   ${toPrintable(comment) || '-'}`,
    ...(answer === '' ? [] : [`Note      ${toPrintable(answer)}`]),
    ...(refusal === '' ? [] : [`Declined  ${toPrintable(refusal)}`]),
    ...formatColumns([
      ['QUANTITY', 'CODE', 'NAME', 'USUAL', 'OFFERED', 'NOTE'],
      ...lines.map(({ quantity, code, name, usualPrice, unitPrice, note }) => [
        String(quantity),
        code,
        name.en,
        format(usualPrice),
        format(unitPrice),
        note,
      ]),
    ]),
    ...(file === undefined ? [] : [`Wrote the lines to ${file}. Enter prices, and offer them with --prices ${file}.`]),
  ],
});

const tell = (isQuiet: boolean) => `The client will ${isQuiet ? 'not ' : ''}be told.`;

const answerOptions = {
  note: { type: 'string', value: 'TEXT', help: 'what the client is told, by mail and on the page of the quote' },
  quiet: { type: 'boolean', help: 'sends no mail to the client' },
  by: byOption,
} as const;

export const offerAction = defineAction({
  name: 'offer',
  summary: 'offers prices for a quote, which the client can accept up to a day; again, to correct or renew the offer',
  parameters: 'NUMBER',
  options: {
    prices: { type: 'string', value: 'FILE', help: 'a CSV file with the columns code, price and note' },
    discount: {
      type: 'string',
      value: 'PERCENT',
      help: 'off the usual prices of all lines without a price in the file',
    },
    until: { type: 'string', value: 'DATE', help: "the last day, such as 2026-03-31, in the shop's time zone" },
    ...answerOptions,
  },
  run: ({ options, parameters: [number = ''] }, context) => {
    const { until, prices, discount } = options;
    if (prices === undefined && discount === undefined) throw new UsageError('Give --prices, --discount, or both.');
    if (until === undefined) throw new UsageError('Give the last day of the offer with --until.');
    readDay('until', until, context.config.timeZone);
    const offer = { quoteNumber: number, note: readNote(options.note), quiet: options.quiet, until };
    return withDatabase(context, async ({ db }) => {
      const price = (stored: StoredQuote) => readOffer(stored, { prices, discount }, context.directory);
      const offered = await offerQuote(db, getCommandContext(context, options.by), { ...offer, price });
      return { ...toQuoteRecord(offered), isQuiet: options.quiet };
    });
  },
  describe: ({ quoteNumber, validUntil, lines, currency, isQuiet }) => {
    const cents = lines.reduce(
      (sum, { unitPrice, quantity }) => sum + Math.round((unitPrice ?? 0) * 100) * quantity,
      0,
    );
    return `Quote ${quoteNumber} is offered for ${writeAmount(toAmountOrNull(cents) ?? 0)} ${currency} before taxes, until ${validUntil}. ${tell(isQuiet)}`;
  },
});

export const declineAction = defineAction({
  name: 'decline',
  summary: 'declines to offer what a client has asked a quote for, and tells the client why',
  parameters: 'NUMBER',
  options: answerOptions,
  run: ({ options, parameters: [number = ''] }, context) => {
    const note = readNote(options.note);
    if (note === '') throw new UsageError('Give the reason with --note.');
    return withDatabase(context, async ({ db }) => {
      const refusal = { quoteNumber: number, note, quiet: options.quiet };
      const declined = await declineQuote(db, getCommandContext(context, options.by), refusal);
      return { ...toQuoteRecord(declined), isQuiet: options.quiet };
    });
  },
  describe: ({ quoteNumber, isQuiet }) => `Quote ${quoteNumber} is declined. ${tell(isQuiet)}`,
});
