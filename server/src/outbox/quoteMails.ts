import { formatMoney } from '@/shared/i18n/formatMoney';
import { isLanguage, type Language } from '@/shared/i18n/languages';
import { toAmount } from '@/shared/money/cents';
import { paths } from '@/shared/routing/paths';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import { formatServerMessage, getServerIntl } from '../http/responses/serverMessages';
import { toQuoteNumber } from '../orders/orderNumber';
import { toQuoteRecord } from '../quotes/quoteRecord';
import { createClientsRepository } from '../repositories/clientsRepository';
import type { OutboxEntry } from '../repositories/outboxRepository';
import { createQuotesRepository, type StoredQuote } from '../repositories/quotesRepository';
import { UndeliverableError } from './delivery';
import { sendWebhook } from './webhook';

type SenderParts = {
  db: Database;
  config: ServerConfig;
  now: () => number;
  sendMail: (
    entry: OutboxEntry,
    address: { to: string; replyTo?: string },
    content: { subject: string; text: string },
  ) => Promise<void>;
};

const writeLines = ({ quote, lines }: StoredQuote, language: Language) => {
  const intl = getServerIntl(language);
  const money = (cents: number) => formatMoney(intl, toAmount(cents), quote.money_type_id);
  return lines.map((line) => {
    const price = line.unit_price_cents ?? line.usual_price_cents;
    const amounts = price === null ? [] : [money(price), money(price * line.quantity)];
    const name = `${intl.formatNumber(line.quantity)} × ${line.code}  ${line[`name_${language}`]}`;
    return [name, ...(amounts.length > 0 ? [amounts.join('  ')] : []), ...(line.note ? [line.note] : [])].join(
      '\n    ',
    );
  });
};

/** Mails and webhooks about quotes, which are read at sending time. */
export const createQuoteSender = ({ db, config, now, sendMail }: SenderParts) => {
  const { accountId, siteName, defaultLanguage } = config.runtime;
  const quotes = createQuotesRepository(db);

  const compose = (stored: StoredQuote, language: Language, subject: string, lead: string, facts: string[]) => ({
    subject,
    text: [lead, '', ...facts, ...(facts.length > 0 ? [''] : []), ...writeLines(stored, language), ''].join('\n'),
  });

  const say = (
    id: 'orderMailComment' | 'requestMailReason' | 'quoteMailReply' | 'quoteMailLink' | 'orderMailNote',
    text: string,
    language: Language,
  ) => (text === '' ? [] : [`${formatServerMessage(id, language)}: ${text}`]);

  return async (entry: OutboxEntry) => {
    const stored = await quotes.findInAccount(accountId, entry.reference);
    if (!stored) throw new UndeliverableError(`there is no quote ${toQuoteNumber(entry.reference)}`);
    const { quote } = stored;
    if (entry.kind === 'quoteToWebhook') {
      if (config.webhookUrl === '') throw new UndeliverableError('WEBHOOK_URL is not set');
      const data = toQuoteRecord(stored);
      await sendWebhook(config, { id: entry.id, type: 'quote.state', createdAt: entry.createdAt, data }, now());
      return;
    }
    const client = await createClientsRepository(db, accountId).find(quote.client_id);
    if (!client) throw new UndeliverableError('the client is gone');
    const { name, username, email } = client;
    const number = quote.quote_number;
    const [state = ''] = entry.detail.split(' ', 1);
    if (entry.kind === 'quoteToCompany') {
      const language = defaultLanguage;
      const values = { siteName, number, state, name, username };
      const facts = [
        ...say('orderMailComment', quote.comment, language),
        ...(state === 'requested'
          ? say('quoteMailReply', `orders offer ${number} --discount 5 --until 2030-12-31`, language)
          : say('requestMailReason', quote.refusal, language)),
      ];
      const to = entry.detail.slice(state.length + 1);
      const subject = formatServerMessage('quoteMailSubject', language, values);
      const lead = formatServerMessage('quoteMailCompanyLead', language, values);
      await sendMail(
        entry,
        { to, ...(email !== '' && { replyTo: email }) },
        compose(stored, language, subject, lead, facts),
      );
      return;
    }
    if (email === '') throw new UndeliverableError('the client has no mail address');
    const language = isLanguage(client.language) ? client.language : defaultLanguage;
    const { formatDate } = getServerIntl(language);
    const until =
      quote.valid_until === null ? '' : formatDate(quote.valid_until, { dateStyle: 'long', timeZone: 'UTC' });
    const values = { siteName, number, state, name, until };
    const address = { lang: language, catalogId: quote.catalog_id, quoteId: quote.quote_id };
    const facts = [
      ...say('orderMailNote', quote.answer, language),
      ...say('quoteMailLink', `${config.publicUrl}${paths.quote.href(address)}`, language),
    ];
    const subject = formatServerMessage('quoteMailSubject', language, values);
    const lead = formatServerMessage('quoteMailLead', language, values);
    await sendMail(entry, { to: email }, compose(stored, language, subject, lead, facts));
  };
};
