import type { QuoteRequest } from '@/contracts/inventory';

import type { Shop } from '../config/shop';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { QuoteLinesTable } from '../db/quoteTables';
import type { StockItemsTable } from '../db/tables';
import { notFound, Refusal } from '../http/responses/refusal';
import { unitPriceCents } from '../orders/cartLine';
import { toQuoteNumber } from '../orders/orderNumber';
import { currency } from '../orders/pushRules';
import { listQuoteNotices } from '../outbox/notices';
import { toClientPrices, withClientPrice } from '../prices/clientPrice';
import { findVariantCodes } from '../repositories/cartRows';
import type { OrdersKey } from '../repositories/ordersRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { createPriceListsRepository } from '../repositories/priceListsRepository';
import { createQuotesRepository, type StoredQuote } from '../repositories/quotesRepository';
import { lockCartAndFindOwner } from './quoteParts';

const maxQuantity = 999_999;

/** Each item once, in the order of the lines. */
const sumLines = ({ lines }: QuoteRequest) => {
  const sums = new Map<number, number>();
  for (const { stockItemId, quantity } of lines) sums.set(stockItemId, (sums.get(stockItemId) ?? 0) + quantity);
  if ([...sums.values()].some((quantity) => quantity > maxQuantity))
    throw new Refusal(400, 'badRequest', { detail: 'body/lines have too much of an item' });
  return sums;
};

const isSame = ({ lines }: StoredQuote, sums: ReadonlyMap<number, number>) =>
  JSON.stringify(lines.map(({ stock_item_id, quantity }) => [stock_item_id, quantity])) === JSON.stringify([...sums]);

/** A price on request and a quantity that is not sold are reasons to ask; an item that nobody sells is none. */
const requireSold = async (db: Database, item: StockItemsTable | undefined) => {
  if (!item) throw notFound();
  const { code } = item;
  if (item.deleted === 1) throw new Refusal(409, 'itemNotForSale', { code });
  if (item.is_parent === 0) return item;
  const variants = await findVariantCodes(db, item);
  throw variants.length === 0
    ? new Refusal(409, 'itemNotForSale', { code })
    : new Refusal(409, 'itemHasVariants', { code, variants: variants.slice(0, 12).join(', ') });
};

export const createCreateQuote =
  ({ db, config, today, now }: Shop) =>
  (key: OrdersKey, personId: number | null, received: QuoteRequest): Promise<StoredQuote> =>
    withNewId((quoteId) =>
      inTransaction(db, async (transaction) => {
        const { accountId, companyId, catalogId, clientId } = key;
        await lockCartAndFindOwner(transaction, key, personId);
        const quotes = createQuotesRepository(transaction);
        const uuid = received.uuid.toLowerCase();
        const comment = received.comment.trim();
        const sums = sumLines(received);
        const addNotices = (id: number) =>
          createOutboxRepository(transaction, accountId).addNotices(
            id,
            listQuoteNotices(config, catalogId, 'requested'),
            now(),
          );
        const stored = await quotes.findByUuid(key, uuid);
        if (stored && !isSame(stored, sums)) throw new Refusal(422, 'requestReused');
        if (stored) {
          const { quote, lines } = stored;
          // Sent again with another comment, because the client saw it fail here or in another catalogue.
          if (quote.comment === comment || quote.state !== 'requested') return stored;
          await quotes.update(quote, { comment });
          await addNotices(quote.quote_id);
          return { quote: { ...quote, comment }, lines };
        }
        const items = await quotes.findItems(catalogId, [...sums.keys()]);
        const listed = createPriceListsRepository(transaction).listPrices({ clientId, catalogId, today: today() });
        const prices = toClientPrices(await listed);
        const lines: QuoteLinesTable[] = [];
        for (const [stockItemId, quantity] of sums) {
          const item = await requireSold(transaction, items.get(stockItemId));
          lines.push({
            quote_id: quoteId,
            line_number: lines.length + 1,
            stock_item_id: stockItemId,
            code: item.code,
            name_es: item.name_es,
            name_en: item.name_en,
            name_zh: item.name_zh,
            image_name: item.image_name,
            unit: item.unit,
            pack_size: item.pack_size,
            quantity,
            usual_price_cents: unitPriceCents(withClientPrice(item, prices), quantity),
            unit_price_cents: null,
            note: '',
          });
        }
        const added: StoredQuote = {
          quote: {
            quote_id: quoteId,
            quote_number: toQuoteNumber(quoteId),
            account_id: accountId,
            company_id: companyId,
            catalog_id: catalogId,
            client_id: clientId,
            uuid,
            state: 'requested',
            requested_at: now(),
            money_type_id: currency,
            comment,
            refusal: '',
            answer: '',
            answered_at: null,
            answered_by: '',
            valid_until: null,
            order_id: null,
          },
          lines,
        };
        await quotes.add(added);
        await addNotices(quoteId);
        return added;
      }),
    );
