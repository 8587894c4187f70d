import { sql } from 'kysely';

import { containsWords } from '../db/containsWords';
import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';
import type { QuoteLinesTable, QuotesTable } from '../db/quoteTables';
import type { OrdersTable, StockItemsTable } from '../db/tables';
import { forgetChanges } from './changesRepository';
import type { OrdersKey } from './ordersRepository';
import type { OutboxEntry, OutboxKind } from './outboxRepository';

const quoteKinds: readonly OutboxKind[] = ['quoteToCompany', 'quoteToClient', 'quoteToWebhook'];

/** Whether the reference of an entry is a quote. */
export const isQuoteEntry = ({ kind }: Pick<OutboxEntry, 'kind'>) => quoteKinds.includes(kind);

export type StoredQuote = { quote: QuotesTable; lines: QuoteLinesTable[] };

export type QuotedOrder = Pick<OrdersTable, 'order_id' | 'order_number' | 'tax_rate' | 'tax_exemption'>;

/** For operators. */
export type ListedQuote = QuotesTable & { client_name: string; order_number: string | null };

type QuoteFilter = {
  /** From which day on an offer that ended before it has expired. */
  today?: string | undefined;
  state?: string | undefined;
  client?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  text?: string | undefined;
};

type QuotePage = { isDescending: boolean; limit: number; offset: number };

const clientName = sql<string>`coalesce(clients.name, '')`;

const searched = [clientName, ...['quotes.quote_number', 'quotes.comment'].map((column) => sql.ref<string>(column))];

export const createQuotesRepository = (db: Database) => {
  const ofClient = ({ accountId, companyId, catalogId, clientId }: OrdersKey) =>
    db
      .selectFrom('quotes')
      .selectAll('quotes')
      .where('quotes.account_id', '=', accountId)
      .where('quotes.company_id', '=', companyId)
      .where('quotes.catalog_id', '=', catalogId)
      .where('quotes.client_id', '=', clientId);
  const inAccount = (accountId: number) => db.selectFrom('quotes').selectAll().where('account_id', '=', accountId);
  const withLines = async (quotes: QuotesTable[]): Promise<StoredQuote[]> => {
    if (quotes.length === 0) return [];
    const ids = quotes.map(({ quote_id }) => quote_id);
    const lines = await db
      .selectFrom('quote_lines')
      .selectAll()
      .where('quote_id', 'in', ids)
      .orderBy('line_number')
      .execute();
    const byQuote = new Map(ids.map((id): [number, QuoteLinesTable[]] => [id, []]));
    for (const line of lines) byQuote.get(line.quote_id)?.push(line);
    return quotes.map((quote) => ({ quote, lines: byQuote.get(quote.quote_id) ?? [] }));
  };
  const only = async (found: Promise<QuotesTable | undefined>): Promise<StoredQuote | undefined> => {
    const quote = await found;
    return quote && (await withLines([quote]))[0];
  };
  const update = async ({ quote_id: id }: QuotesTable, values: Partial<QuotesTable>) => {
    await db.updateTable('quotes').set(values).where('quote_id', '=', id).execute();
  };
  const filtered = (accountId: number, { today = '', state, client, since, until, text = '' }: QuoteFilter) =>
    db
      .selectFrom('quotes')
      .leftJoin('clients', 'clients.client_id', 'quotes.client_id')
      .leftJoin('orders', 'orders.order_id', 'quotes.order_id')
      .where('quotes.account_id', '=', accountId)
      .$if(state !== undefined, (query) =>
        query.where('quotes.state', '=', state === 'expired' ? 'offered' : (state ?? '')),
      )
      .$if(state === 'expired', (query) => query.where('quotes.valid_until', '<', today))
      .$if(state === 'offered', (query) => query.where('quotes.valid_until', '>=', today))
      .$if(client !== undefined, (query) => query.where('clients.username', '=', client ?? ''))
      .$if(since !== undefined, (query) => query.where('quotes.requested_at', '>=', since ?? 0))
      .$if(until !== undefined, (query) => query.where('quotes.requested_at', '<', until ?? 0))
      .$if(text.trim() !== '', (query) => query.where(containsWords(text, searched)));
  const listed = (query: ReturnType<typeof filtered>) =>
    query.selectAll('quotes').select([clientName.as('client_name'), 'orders.order_number']);
  return {
    /** Newest first. */
    list: async (key: OrdersKey) =>
      withLines(
        await ofClient(key).orderBy('quotes.requested_at', 'desc').orderBy('quotes.quote_id', 'desc').execute(),
      ),
    /** Of every catalogue. */
    listOfClient: async (clientId: number) =>
      withLines(
        await db
          .selectFrom('quotes')
          .selectAll()
          .where('client_id', '=', clientId)
          .orderBy('requested_at')
          .orderBy('quote_id')
          .execute(),
      ),
    find: (key: OrdersKey, quoteId: number) =>
      only(ofClient(key).where('quotes.quote_id', '=', quoteId).executeTakeFirst()),
    findByUuid: (key: OrdersKey, uuid: string) =>
      only(ofClient(key).where('quotes.uuid', '=', uuid).executeTakeFirst()),
    findInAccount: (accountId: number, quoteId: number) =>
      only(inAccount(accountId).where('quote_id', '=', quoteId).executeTakeFirst()),
    findByNumber: (accountId: number, number: string) =>
      only(inAccount(accountId).where('quote_number', '=', number).executeTakeFirst()),
    /** Of all clients, oldest first. */
    listAll: (accountId: number) =>
      listed(filtered(accountId, {})).orderBy('quotes.requested_at').orderBy('quotes.quote_id').execute(),
    findListed: (accountId: number, quoteId: number) =>
      listed(filtered(accountId, {})).where('quotes.quote_id', '=', quoteId).executeTakeFirstOrThrow(),
    listPage: async (accountId: number, filter: QuoteFilter, { isDescending, limit, offset }: QuotePage) => {
      const direction = isDescending ? 'desc' : 'asc';
      const quotes = await listed(filtered(accountId, filter))
        .orderBy('quotes.requested_at', direction)
        .orderBy('quotes.quote_id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered(accountId, filter)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return { quotes, total: Number(count) };
    },
    /** Items of a catalogue, by id. */
    findItems: async (catalogId: number, ids: readonly number[]) => {
      const items = new Map<number, StockItemsTable>();
      for (const part of inParts(ids)) {
        const rows = await db
          .selectFrom('stock_items')
          .selectAll()
          .where('catalog_id', '=', catalogId)
          .where('stock_item_id', 'in', part)
          .execute();
        for (const row of rows) items.set(row.stock_item_id, row);
      }
      return items;
    },
    /** What quotes have become, by the id of the order. */
    findOrders: async (found: readonly StoredQuote[]) => {
      const ids = found.flatMap(({ quote }) => quote.order_id ?? []);
      const orders = new Map<number, QuotedOrder>();
      for (const part of inParts(ids)) {
        const rows = await db
          .selectFrom('orders')
          .select(['order_id', 'order_number', 'tax_rate', 'tax_exemption'])
          .where('order_id', 'in', part)
          .execute();
        for (const row of rows) orders.set(row.order_id, row);
      }
      return orders;
    },
    /** Until the end of the transaction: of two that decide, the second finds what the first has decided. */
    lock: async (quoteId: number) => {
      await db
        .updateTable('quotes')
        .set((expression) => ({ state: expression.ref('state') }))
        .where('quote_id', '=', quoteId)
        .execute();
    },
    add: async ({ quote, lines }: StoredQuote) => {
      await db.insertInto('quotes').values(quote).execute();
      for (const part of inParts(lines)) await db.insertInto('quote_lines').values(part).execute();
    },
    /** For a caller that has locked the quote. */
    update,
    /** For a caller that has locked the quote. */
    offer: async ({ quote, lines }: StoredQuote, offer: Partial<QuotesTable>) => {
      await update(quote, { ...offer, state: 'offered' });
      for (const { quote_id, line_number, unit_price_cents, note } of lines)
        await db
          .updateTable('quote_lines')
          .set({ unit_price_cents, note })
          .where('quote_id', '=', quote_id)
          .where('line_number', '=', line_number)
          .execute();
    },
    /** With what is still to be sent about them, and what the record of changes says of them. */
    remove: async (quotes: readonly QuotesTable[]) => {
      for (const { quote_id: id, account_id: accountId, quote_number: number } of quotes) {
        await forgetChanges(db, accountId, `quote ${number}`);
        await db.deleteFrom('outbox').where('reference', '=', id).where('kind', 'in', quoteKinds).execute();
        await db.deleteFrom('quote_lines').where('quote_id', '=', id).execute();
        await db.deleteFrom('quotes').where('quote_id', '=', id).execute();
      }
    },
    /** Those that have become no order, asked for before a moment, and whose offers have ended before a day. */
    listOutdated: (accountId: number, moment: number, day: string) =>
      inAccount(accountId)
        .where('order_id', 'is', null)
        .where('requested_at', '<=', moment)
        .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '<', day)]))
        .execute(),
  };
};
