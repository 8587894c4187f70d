import { sql } from 'kysely';

import type { CatalogNames } from '@/shared/config/catalogNames';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { toAmount } from '@/shared/money/cents';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { getOrderPage, type OrderPages, toOrderRecord } from '../orders/orderRecord';
import { toQuoteRecord } from '../quotes/quoteRecord';
import { createApprovalsRepository } from './approvalsRepository';
import { lockCart } from './cartRows';
import { forgetChanges, listChangesOf } from './changesRepository';
import { type ClientAccount, createClientsRepository } from './clientsRepository';
import { createContactMessagesRepository, type ReceivedMessage } from './contactMessagesRepository';
import { createFavouritesRepository } from './favouritesRepository';
import { createOrderBookRepository } from './orderBookRepository';
import type { Notice } from './outboxRepository';
import { createPasskeysRepository } from './passkeysRepository';
import { createPeopleRepository, type Person } from './peopleRepository';
import { createQuotesRepository } from './quotesRepository';
import { listSetAsideCarts } from './setAsideCartsRepository';
import { createStandingOrdersRepository } from './standingOrdersRepository';

type Shop = OrderPages & { runtime: Pick<RuntimeConfig, 'accountId'> & CatalogNames };

const mailsToClients = ['orderToClient', 'statusToClient', 'parcelToClient', 'answerToClient'] as const;

const reminder = 'standingOrderToClient';

const toDate = (moment: number) => new Date(moment).toISOString();
const withoutClientItself = <Record extends { personId: number }>({ personId, ...record }: Record) =>
  personId === 0 ? record : { ...record, personId };

const toDateOrNull = (moment: number | null) => (moment === null ? null : toDate(moment));

type Addresses = Pick<ClientAccount, 'username' | 'email' | 'earlierEmails'>;

const listAddresses = ({ username, email, earlierEmails }: Addresses, people: Pick<Person, 'email'>[]) =>
  [username, email, ...earlierEmails, ...people.map((person) => person.email)].filter(Boolean);

/** Everything that the shop knows about one client; docs/operating.md lists where it is. */
export const createClientDataRepository = (db: Database, shop: Shop) => {
  const { accountId, catalogs } = shop.runtime;
  const findOrders = async (on: Database, clientId: number) => {
    const orders = on.selectFrom('orders').where('account_id', '=', accountId).where('client_id', '=', clientId);
    return (await orders.select('order_id').orderBy('created_at').execute()).map((row) => row.order_id);
  };
  // Visitors write messages without signing in: only the mail addresses say whose they are.
  const findMessages = async (on: Database, emails: string[]) => {
    const rows = await on
      .selectFrom('contact_messages')
      .select('contact_message_id')
      .where('account_id', '=', accountId)
      .where(
        sql`lower(email)`,
        'in',
        emails.map((email) => email.toLowerCase()),
      )
      .orderBy('created_at')
      .execute();
    return rows.map((row) => row.contact_message_id);
  };
  const listOrders = async (ids: number[], language: string) => {
    const book = createOrderBookRepository(db, accountId);
    const listChanges = async (id: number) =>
      (await book.listChanges(id)).map(({ status, changed_at: at, note }) => ({ status, date: toDate(at), note }));
    const found = await Promise.all(
      ids.map(async (id) => ({ order: await book.find(id), changes: await listChanges(id) })),
    );
    return found.flatMap(({ order, changes }) =>
      order
        ? [{ ...toOrderRecord(order, shop.runtime), page: getOrderPage(shop, order.order, language), changes }]
        : [],
    );
  };
  const listMessages = async (emails: string[]) => {
    const messages = createContactMessagesRepository(db, accountId);
    const found = await Promise.all((await findMessages(db, emails)).map((id) => messages.find(id)));
    return found.flatMap((message) =>
      message ? [{ ...message, createdAt: toDate(message.createdAt), doneAt: toDateOrNull(message.doneAt) }] : [],
    );
  };
  const listSessions = async (clientId: number) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'person_id'])
      .where('client_id', '=', clientId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      began: toDate(row.created_at),
      ends: toDate(row.expires_at),
      ...(row.person_id !== null && { personId: row.person_id }),
    }));
  };
  /** Of the client, and of the people who have carts of their own. */
  const listCarts = async (clientId: number) => {
    const rows = await db
      .selectFrom('cart_lines')
      .select(['catalog_id as catalogId', 'stock_item_id as stockItemId', 'quantity', 'person_id as personId'])
      .where('client_id', '=', clientId)
      .orderBy('added_at')
      .execute();
    return rows.map(withoutClientItself);
  };
  const listSetAside = (clientId: number) => async (personId: number) =>
    (await listSetAsideCarts(db, { clientId, personId })).map((cart) => withoutClientItself({ ...cart, personId }));
  const listWaitingMails = async (clientId: number, orders: number[]) => {
    const rows = await db
      .selectFrom('outbox')
      .select(['kind', 'reference', 'created_at'])
      .where((entry) =>
        entry.or([
          entry('kind', '=', reminder).and('reference', '=', clientId),
          ...(orders.length === 0 ? [] : [entry('kind', 'in', mailsToClients).and('reference', 'in', orders)]),
        ]),
      )
      .orderBy('created_at')
      .execute();
    return rows.map(({ kind, reference, created_at: at }) => ({
      kind,
      ...(kind !== reminder && { orderId: reference }),
      date: toDate(at),
    }));
  };
  return {
    read: async ({ passwordHash: _, invitedAt, erasureRequestedAt, ...client }: ClientAccount) => {
      const { clientId } = client;
      const orders = await findOrders(db, clientId);
      const people = await createPeopleRepository(db, accountId).list(clientId);
      const owners = [0, ...people.map(({ personId }) => personId)];
      const subjects = [`client ${clientId}`, ...people.map(({ personId }) => `person ${personId}`)];
      return {
        client: {
          ...client,
          invitedAt: toDateOrNull(invitedAt),
          erasureRequestedAt: toDateOrNull(erasureRequestedAt),
        },
        people: people.map(({ passwordHash: __, clientId: ___, ...person }) => person),
        approvals: (await createApprovalsRepository(db, accountId).list(clientId)).map(
          ({ created_at: at, decided_at: decidedAt, requested_by: by, total_cents: cents, state, reason, lines }) => ({
            date: toDate(at),
            requestedBy: by,
            state,
            reason,
            decidedAt: toDateOrNull(decidedAt),
            total: toAmount(cents),
            lines: lines.map(({ stockItemId, code, quantity }) => ({ stockItemId, code, quantity })),
          }),
        ),
        sessions: await listSessions(clientId),
        passkeys: (await createPasskeysRepository(db).listOfClient(clientId)).map(
          ({ personId, name, createdAt, usedAt }) => ({
            name,
            added: toDate(createdAt),
            lastUsed: toDateOrNull(usedAt),
            ...(personId !== null && { personId }),
          }),
        ),
        cart: await listCarts(clientId),
        favourites: await createFavouritesRepository(db).list(clientId),
        setAsideCarts: (await Promise.all(owners.map(listSetAside(clientId)))).flat(),
        standingOrders: await createStandingOrdersRepository(db).list(clientId),
        orders: await listOrders(orders, client.language),
        quotes: (await createQuotesRepository(db).listOfClient(clientId)).map(toQuoteRecord),
        messages: await listMessages(listAddresses(client, people)),
        waitingMails: await listWaitingMails(clientId, orders),
        changes: (await Promise.all(subjects.map((subject) => listChangesOf(db, accountId, subject))))
          .flat()
          .map(({ changed_at: at, operation, before, after }) => ({ date: toDate(at), operation, before, after })),
      };
    },
    /** Null withdraws the request. The shop gets the message if anything changes: another request changes nothing. */
    setErasureRequest: ({ clientId }: ClientAccount, at: number | null, message: ReceivedMessage, notices: Notice[]) =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('clients')
          .set({ erasure_requested_at: at })
          .where('client_id', '=', clientId)
          .where('erasure_requested_at', at === null ? 'is not' : 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await createContactMessagesRepository(transaction, accountId).add(message, notices);
      }),
    /** Orders stay as business records, with their items and amounts but without anything that the client wrote. */
    erase: ({ clientId }: Pick<ClientAccount, 'clientId'>) =>
      inTransaction(db, async (transaction) => {
        const client = await createClientsRepository(transaction, accountId).find(clientId);
        if (!client) return;
        const people = await createPeopleRepository(transaction, accountId).list(clientId);
        // First, because it locks the client: a session or a list that is just being added finds no client.
        await transaction.deleteFrom('clients').where('client_id', '=', clientId).execute();
        // An order that is just being placed is then either complete, or finds no client.
        for (const personId of [0, ...people.map((person) => person.personId)])
          for (const catalogId of catalogs)
            await transaction.executeQuery(lockCart(transaction, { clientId, catalogId, personId }));
        const orders = await findOrders(transaction, clientId);
        const messages = await findMessages(transaction, listAddresses(client, people));
        await transaction
          .deleteFrom('outbox')
          .where('kind', 'in', ['invitationToPerson', 'approvalToPerson', 'approvalDeclined'])
          .where((entry) =>
            entry.or([
              entry('detail', '=', String(clientId)),
              entry(
                'reference',
                'in',
                transaction.selectFrom('approvals').select('approval_id').where('client_id', '=', clientId),
              ),
            ]),
          )
          .execute();
        for (const table of [
          'people',
          'approvals',
          'sessions',
          'client_views',
          'password_resets',
          'passkeys',
          'carts',
          'cart_lines',
          'favourite_lists',
          'set_aside_carts',
          'standing_orders',
          'order_pushes',
        ] as const)
          await transaction.deleteFrom(table).where('client_id', '=', clientId).execute();
        await transaction.deleteFrom('outbox').where('reference', '=', clientId).where('kind', '=', reminder).execute();
        await forgetChanges(transaction, accountId, `client ${clientId}`);
        for (const { personId } of people) await forgetChanges(transaction, accountId, `person ${personId}`);
        for (const order of orders) {
          const { order_number: number } = await transaction
            .updateTable('orders')
            .set({
              username: 'erased client',
              comment: '',
              purchase_order: null,
              delivery_address: null,
              wished_date: null,
              push_uuid: null,
              person_id: null,
              person_name: null,
            })
            .where('order_id', '=', order)
            .returning('order_number')
            .executeTakeFirstOrThrow();
          await forgetChanges(transaction, accountId, `order ${number}`);
          await transaction
            .updateTable('order_status_changes')
            .set({ note: '' })
            .where('order_id', '=', order)
            .execute();
          await transaction
            .updateTable('order_requests')
            .set({ uuid: null, reason: '', answer: '' })
            .where('order_id', '=', order)
            .execute();
          // Documents name the client.
          await transaction.deleteFrom('order_documents').where('order_id', '=', order).execute();
          // Carriers show where a parcel went.
          await transaction
            .updateTable('order_parcels')
            .set({ tracking_number: '', link: '' })
            .where('order_id', '=', order)
            .execute();
          await transaction
            .deleteFrom('outbox')
            .where('reference', '=', order)
            .where('kind', 'in', mailsToClients)
            .execute();
        }
        const quotes = createQuotesRepository(transaction);
        await quotes.remove((await quotes.listOfClient(clientId)).map(({ quote }) => quote));
        for (const id of messages) await createContactMessagesRepository(transaction, accountId).erase(id);
      }),
  };
};
