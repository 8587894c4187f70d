import type { Language } from '@/shared/i18n/languages';
import { canBeWished } from '@/shared/lib/days';
import { firstStatus } from '@/shared/lib/orderStates';
import type { QuoteAcceptance, QuoteRefusal } from '@/contracts/inventory';

import type { Shop } from '../config/shop';
import { executeRows } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeBatch } from '../db/queryBatch';
import { notFound, Refusal } from '../http/responses/refusal';
import { toOrderNumber } from '../orders/orderNumber';
import { refuseShortages } from '../orders/pushRules';
import { findOverLimit, unusableTax } from '../orders/pushShoppingCart';
import { reserveStock } from '../orders/reserveStock';
import { listOrderNotices, listQuoteNotices } from '../outbox/notices';
import { createEnvironmentsRepository } from '../repositories/environmentsRepository';
import { listOrderQueries } from '../repositories/orderRows';
import type { OrdersKey } from '../repositories/ordersRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { createQuotesRepository, type StoredQuote } from '../repositories/quotesRepository';
import { lockStockOfQuote } from '../repositories/stockRepository';
import { lockCartAndFindOwner, readTax } from './quoteParts';
import { canBecome, getOfferVersion, getQuoteState, priceQuote, type QuoteState } from './quoteRules';

const requireNext = ({ quote }: StoredQuote, next: QuoteState, today: string) => {
  const state = getQuoteState(quote, today);
  if (canBecome(state, next)) return;
  const date = quote.valid_until ?? '';
  throw state === 'expired' ? new Refusal(409, 'quoteExpired', { date }) : new Refusal(409, 'quoteClosed', { state });
};

/** A quote of the client, and who decides; null for the client itself. */
export type OwnQuote = { key: OrdersKey; quoteId: number; personId: number | null };

const lockQuote = async (transaction: Database, { key, quoteId, personId }: OwnQuote) => {
  const owner = await lockCartAndFindOwner(transaction, key, personId);
  const quotes = createQuotesRepository(transaction);
  await quotes.lock(quoteId);
  const found = await quotes.find(key, quoteId);
  if (!found) throw notFound();
  return { quotes, found, ...owner };
};

/** Design §6 for quotes: one transaction that checks the offer, and makes an order of it with the code of the push. */
export const createAcceptQuote =
  ({ db, config, today, now }: Shop) =>
  (own: OwnQuote, { offerVersion, ...said }: QuoteAcceptance, language: Language): Promise<StoredQuote> =>
    withNewId((orderId) =>
      inTransaction(db, async (transaction) => {
        const { key, quoteId } = own;
        const { accountId, companyId, catalogId, clientId } = key;
        const { quotes, found, client, person } = await lockQuote(transaction, own);
        const { quote, lines } = found;
        if (quote.state === 'accepted') return found;
        requireNext(found, 'accepted', today());
        const tax = await readTax(transaction, key);
        if (getOfferVersion(found, tax) !== offerVersion) throw new Refusal(412, 'quoteChanged');
        if (tax.taxRate === null)
          throw unusableTax((await createEnvironmentsRepository(transaction, accountId).read(['tax'])).tax);
        const priced = priceQuote(found, tax);
        if (!priced) throw new Refusal(412, 'quoteChanged');
        const { wishedDate: date } = said;
        if (date !== undefined && !canBeWished(date, today())) throw new Refusal(409, 'wishedDatePast', { date });
        const stock = await executeRows(transaction, lockStockOfQuote(transaction, { catalogId, quoteId }));
        const reserved = reserveStock(
          lines.map((item) => ({ quantity: item.quantity, item })),
          stock,
        );
        const refusal =
          findOverLimit(person, priced, quote.money_type_id, language) ??
          (config.refuseBackorders.includes(catalogId) && reserved.shortages.length > 0
            ? refuseShortages(reserved.shortages)
            : undefined);
        if (refusal) {
          const { status, messageId, values, shortages } = refusal;
          throw new Refusal(status, messageId, values, {}, shortages && { shortages });
        }
        const moment = now();
        await executeBatch(
          transaction,
          listOrderQueries(transaction, {
            head: {
              ...said,
              accountId,
              companyId,
              catalogId,
              clientId,
              uuid: null,
              moneyTypeId: quote.money_type_id,
              username: client.username,
              comment: quote.comment,
              putAllPriceZero: false,
            },
            newOrder: { orderId, orderNumber: toOrderNumber(orderId), status: firstStatus },
            person,
            priced,
            reserved,
            notices: listOrderNotices(config, catalogId, language),
            moment,
          }),
        );
        const accepted = { state: 'accepted', order_id: orderId };
        await quotes.update(quote, accepted);
        const notices = listQuoteNotices(config, catalogId, 'accepted');
        await createOutboxRepository(transaction, accountId).addNotices(quoteId, notices, moment);
        return { quote: { ...quote, ...accepted }, lines };
      }),
    );

export const createDeclineQuote =
  ({ db, config, today, now }: Shop) =>
  (own: OwnQuote, { reason }: QuoteRefusal): Promise<StoredQuote> =>
    inTransaction(db, async (transaction) => {
      const { key, quoteId } = own;
      const { quotes, found } = await lockQuote(transaction, own);
      const { quote, lines } = found;
      if (quote.state === 'declined') return found;
      requireNext(found, 'declined', today());
      const declined = { state: 'declined', refusal: reason.trim() };
      await quotes.update(quote, declined);
      const notices = listQuoteNotices(config, key.catalogId, 'declined');
      await createOutboxRepository(transaction, key.accountId).addNotices(quoteId, notices, now());
      return { quote: { ...quote, ...declined }, lines };
    });
