import type { CatalogNames } from '@/shared/config/catalogNames';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { toAmount } from '@/shared/money/cents';

import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { getOrderPage, type OrderPages, toDocumentRecord } from '../orders/orderRecord';
import { createApprovalsRepository } from './approvalsRepository';
import { lockCart } from './cartRows';
import { forgetChanges } from './changesRepository';
import { createContactMessagesRepository } from './contactMessagesRepository';
import { createDocumentsRepository } from './documentsRepository';
import { createPasskeysRepository } from './passkeysRepository';
import type { Person } from './peopleRepository';
import { listSetAsideCarts } from './setAsideCartsRepository';

type Shop = OrderPages & { runtime: Pick<RuntimeConfig, 'accountId'> & Pick<CatalogNames, 'catalogs'> };

const toDate = (moment: number) => new Date(moment).toISOString();

/** What the shop knows about one person of a client; the orders are those of the client. */
export const createPersonDataRepository = (db: Database, shop: Shop) => {
  const { accountId, catalogs } = shop.runtime;
  const findMessages = async (on: Database, email: string) => {
    const rows = await on
      .selectFrom('contact_messages')
      .select('contact_message_id')
      .where('account_id', '=', accountId)
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .orderBy('created_at')
      .execute();
    return rows.map((row) => row.contact_message_id);
  };
  return {
    read: async ({ passwordHash: _, ...person }: Person) => {
      const { clientId, personId } = person;
      const sessions = await db
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute();
      const orders = await db
        .selectFrom('orders')
        .select(['order_id', 'catalog_id', 'order_number', 'created_at', 'total_cents', 'comment'])
        .where('client_id', '=', clientId)
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute();
      const approvals = await createApprovalsRepository(db, accountId).list(clientId);
      const messages = createContactMessagesRepository(db, accountId);
      const found = await Promise.all((await findMessages(db, person.email)).map((id) => messages.find(id)));
      return {
        person,
        passkeys: (await createPasskeysRepository(db).list(person)).map((passkey) => ({
          name: passkey.name,
          added: toDate(passkey.createdAt),
        })),
        sessions: sessions.map((row) => ({ began: toDate(row.created_at), ends: toDate(row.expires_at) })),
        cart: await db
          .selectFrom('cart_lines')
          .select(['catalog_id as catalogId', 'stock_item_id as stockItemId', 'quantity'])
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId)
          .orderBy('added_at')
          .execute(),
        setAsideCarts: await listSetAsideCarts(db, { clientId, personId }),
        orders: await Promise.all(
          orders.map(async (order) => ({
            orderId: order.order_id,
            orderNumber: order.order_number,
            date: toDate(order.created_at),
            total: toAmount(order.total_cents),
            comment: order.comment,
            page: getOrderPage(shop, order, person.language),
            documents: (await createDocumentsRepository(db).list(order.order_id)).map(toDocumentRecord),
          })),
        ),
        approvals: approvals
          .filter(({ person_id }) => person_id === personId)
          .map(({ created_at: at, state, total_cents: cents, push: { comment } }) => ({
            date: toDate(at),
            state,
            total: toAmount(cents),
            comment,
          })),
        messages: found.flatMap((message) => (message ? [{ ...message, createdAt: toDate(message.createdAt) }] : [])),
      };
    },
    /** Orders stay with the client, without the person. What waits for approval is declined, for the client to take back. */
    erase: ({ clientId, personId, email }: Pick<Person, 'clientId' | 'personId' | 'email'>, moment: number) =>
      inTransaction(db, async (transaction) => {
        // First, because it locks the person: a session that is just being added finds nobody.
        await transaction.deleteFrom('people').where('person_id', '=', personId).execute();
        // An order that is just being placed is then either complete, or finds nobody.
        for (const owner of [0, personId])
          for (const catalogId of catalogs)
            await transaction.executeQuery(lockCart(transaction, { clientId, catalogId, personId: owner }));
        await forgetChanges(transaction, accountId, `person ${personId}`);
        for (const table of ['sessions', 'client_views', 'password_resets', 'passkeys'] as const)
          await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
        const own = transaction
          .selectFrom('approvals')
          .select('approval_id')
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId);
        const ofClient = transaction.selectFrom('approvals').select('approval_id').where('client_id', '=', clientId);
        await transaction
          .deleteFrom('outbox')
          .where((entry) =>
            entry.or([
              entry('kind', '=', 'invitationToPerson').and('reference', '=', personId),
              entry('kind', '=', 'approvalDeclined').and('reference', 'in', own),
              entry('kind', '=', 'approvalToPerson')
                .and('detail', '=', String(personId))
                .and('reference', 'in', ofClient),
            ]),
          )
          .execute();
        await transaction
          .updateTable('approvals')
          .set({ state: 'declined', decided_at: moment })
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId)
          .where('state', '=', 'waiting')
          .execute();
        await transaction
          .updateTable('approvals')
          .set({ person_id: null, requested_by: '' })
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId)
          .execute();
        await transaction
          .updateTable('approvals')
          .set({ decided_by: '', decided_by_id: null })
          .where('client_id', '=', clientId)
          .where('decided_by_id', '=', personId)
          .execute();
        await transaction
          .updateTable('orders')
          .set((order) => ({ person_id: null, person_name: null, revision: order('revision', '+', 1) }))
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId)
          .execute();
        // Reminders go to the client then.
        await transaction
          .updateTable('standing_orders')
          .set({ person_id: null })
          .where('client_id', '=', clientId)
          .where('person_id', '=', personId)
          .execute();
        for (const table of ['cart_lines', 'carts', 'set_aside_carts'] as const)
          await transaction
            .deleteFrom(table)
            .where('client_id', '=', clientId)
            .where('person_id', '=', personId)
            .execute();
        for (const id of await findMessages(transaction, email))
          await createContactMessagesRepository(transaction, accountId).erase(id);
      }),
  };
};
