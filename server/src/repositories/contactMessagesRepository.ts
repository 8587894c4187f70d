import type { ContactMessage } from '@/contracts/public';

import type { ContactMessagesTable } from '../db/contentTables';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { createOutboxRepository, type Notice } from './outboxRepository';

export type ReceivedMessage = Required<ContactMessage> & { language: string; createdAt: number };

export type StoredMessage = ReceivedMessage & { id: number; doneAt: number | null; doneBy: string };

const resentWithinMs = 60 * 60_000;

const toMessage = (row: ContactMessagesTable): StoredMessage => ({
  id: row.contact_message_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  subject: row.subject,
  message: row.message,
  language: row.language,
  createdAt: row.created_at,
  doneAt: row.done_at,
  doneBy: row.done_by,
});

const removeMails = (db: Database, id: number) =>
  db.deleteFrom('outbox').where('reference', '=', id).where('kind', '=', 'messageToCompany').execute();

export const createContactMessagesRepository = (db: Database, accountId: number) => {
  const messages = () => db.selectFrom('contact_messages').selectAll().where('account_id', '=', accountId);
  return {
    /**
     * Also adds the mails to the company to the outbox. A message that was already received within the last hour is
     * ignored: pages send it again when a response was lost.
     */
    add: ({ createdAt, ...message }: ReceivedMessage, notices: Notice[]): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const { language: _, ...written } = message;
        const same = transaction
          .selectFrom('contact_messages')
          .select('contact_message_id')
          .where('account_id', '=', accountId)
          .where('created_at', '>', createdAt - resentWithinMs)
          .where((where) => where.and(written));
        if (await same.executeTakeFirst()) return;
        const row = { account_id: accountId, created_at: createdAt, done_at: null, done_by: '', ...message };
        const reference = await createWithNewId((contact_message_id) =>
          transaction
            .insertInto('contact_messages')
            .values({ contact_message_id, ...row })
            .onConflict((conflict) => conflict.column('contact_message_id').doNothing())
            .executeTakeFirst(),
        );
        await createOutboxRepository(transaction, accountId).addNotices(reference, notices, createdAt);
      }),
    /** Newest first. */
    list: async (): Promise<StoredMessage[]> => {
      const rows = await messages().orderBy('created_at', 'desc').orderBy('contact_message_id').execute();
      return rows.map(toMessage);
    },
    find: async (id: number): Promise<StoredMessage | undefined> => {
      const row = await messages().where('contact_message_id', '=', id).executeTakeFirst();
      return row && toMessage(row);
    },
    /** Also removes the mail about it that is still to be sent. */
    erase: (id: number): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .deleteFrom('contact_messages')
          .where('account_id', '=', accountId)
          .where('contact_message_id', '=', id)
          .execute();
        await removeMails(transaction, id);
      }),
    /** Those received earlier, done or not, with their mails that could not be sent. */
    removeBefore: (moment: number): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const removed = await transaction
          .deleteFrom('contact_messages')
          .where('account_id', '=', accountId)
          .where('created_at', '<=', moment)
          .returning('contact_message_id')
          .execute();
        for (const { contact_message_id: id } of removed) await removeMails(transaction, id);
      }),
    /** False if it was already done. */
    setDone: async (id: number, by: string, moment: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('contact_messages')
        .set({ done_at: moment, done_by: by })
        .where('account_id', '=', accountId)
        .where('contact_message_id', '=', id)
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
};
