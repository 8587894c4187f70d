import { sql } from 'kysely';

import type { CatalogNames } from '@/shared/config/catalogNames';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { toOrderRecord } from '../orders/orderRecord';
import type { ClientAccount } from './clientsRepository';
import { createContactMessagesRepository } from './contactMessagesRepository';
import { createFavouritesRepository } from './favouritesRepository';
import { createOrderBookRepository } from './orderBookRepository';

type Client = Pick<ClientAccount, 'clientId' | 'email'>;

type Shop = Pick<RuntimeConfig, 'accountId'> & CatalogNames;

/** What the shop knows about one client, beyond the client's own record. */
export const createClientDataRepository = (db: Database, shop: Shop) => {
  const { accountId } = shop;
  const orderIds = ({ clientId }: Client) =>
    db.selectFrom('orders').select('order_id').where('account_id', '=', accountId).where('client_id', '=', clientId);
  // Visitors write messages without signing in: only the mail address says whose they are.
  const messageIds = ({ email }: Client) =>
    db
      .selectFrom('contact_messages')
      .select('contact_message_id')
      .where('account_id', '=', accountId)
      .where(({ eb }) => eb(sql`lower(email)`, '=', email.toLowerCase()));
  const listOrders = async (client: Client) => {
    const book = createOrderBookRepository(db, accountId);
    const rows = await orderIds(client).orderBy('created_at').execute();
    const found = await Promise.all(rows.map(({ order_id: id }) => book.find(id)));
    return found.flatMap((order) => (order ? [toOrderRecord(order, shop)] : []));
  };
  const listMessages = async (client: Client) => {
    const messages = createContactMessagesRepository(db, accountId);
    const rows = await messageIds(client).orderBy('created_at').execute();
    const found = await Promise.all(rows.map(({ contact_message_id: id }) => messages.find(id)));
    return found.flatMap((message) => message ?? []);
  };
  return {
    read: async (client: Client) => ({
      cart: await db
        .selectFrom('cart_lines')
        .select(['catalog_id as catalogId', 'stock_item_id as stockItemId', 'quantity'])
        .where('client_id', '=', client.clientId)
        .orderBy('added_at')
        .execute(),
      favourites: await createFavouritesRepository(db).list(client.clientId),
      orders: await listOrders(client),
      messages: await listMessages(client),
    }),
    /** Orders stay as business records, with their items and amounts but without anything that the client wrote. */
    erase: (client: Client) =>
      inTransaction(db, async (transaction) => {
        const { clientId } = client;
        const orders = (await orderIds(client).execute()).map((row) => row.order_id);
        const messages = (await messageIds(client).execute()).map((row) => row.contact_message_id);
        // First, because it locks the client: a session or a list that is just being added finds no client.
        await transaction.deleteFrom('clients').where('client_id', '=', clientId).execute();
        for (const table of [
          'sessions',
          'password_resets',
          'carts',
          'cart_lines',
          'favourite_lists',
          'order_pushes',
        ] as const)
          await transaction.deleteFrom(table).where('client_id', '=', clientId).execute();
        for (const order of orders) {
          await transaction
            .updateTable('orders')
            .set({
              username: 'erased client',
              comment: '',
              purchase_order: null,
              delivery_address: null,
              wished_date: null,
              push_uuid: null,
            })
            .where('order_id', '=', order)
            .execute();
          await transaction
            .updateTable('order_status_changes')
            .set({ note: '' })
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
            .where('kind', 'in', ['orderToClient', 'statusToClient'])
            .execute();
        }
        for (const id of messages) await createContactMessagesRepository(transaction, accountId).erase(id);
      }),
  };
};
