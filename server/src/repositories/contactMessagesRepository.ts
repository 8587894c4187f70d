import { sql } from 'kysely';

import type { ContactMessage } from '@/contracts/public';

import { containsWords } from '../db/containsWords';
import type { ContactMessagesTable } from '../db/contentTables';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { createOutboxRepository, type Notice, type OutboxKind } from './outboxRepository';

export type ReceivedMessage = Required<ContactMessage> & { language: string; createdAt: number };

export type StoredMessage = ReceivedMessage & {
  id: number;
  doneAt: number | null;
  doneBy: string;
  /** Empty until it is answered. */
  answer: string;
  answeredBy: string;
};

export type MessageFilter = { isDone?: boolean | undefined; text?: string | undefined };

type MessagePage = { isDescending: boolean; limit: number; offset: number };

const searched = ['name', 'email', 'company', 'subject', 'message'].map((name) => sql.ref<string>(name));

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
  answer: row.answer,
  answeredBy: row.answered_by,
});

const kinds = ['messageToCompany', 'answerToSender'] satisfies OutboxKind[];

const removeMails = (db: Database, id: number) =>
  db.deleteFrom('outbox').where('reference', '=', id).where('kind', 'in', kinds).execute();

export const createContactMessagesRepository = (db: Database, accountId: number) => {
  const inAccount = () => db.selectFrom('contact_messages').where('account_id', '=', accountId);
  const messages = () => inAccount().selectAll();
  const filtered = ({ isDone, text = '' }: MessageFilter) =>
    inAccount()
      .$if(isDone !== undefined, (query) => query.where('done_at', isDone === true ? 'is not' : 'is', null))
      .$if(text.trim() !== '', (query) => query.where(containsWords(text, searched)));
  const change = (id: number) =>
    db.updateTable('contact_messages').where('account_id', '=', accountId).where('contact_message_id', '=', id);
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
        const untouched = { done_at: null, done_by: '', answer: '', answered_by: '' };
        const row = { account_id: accountId, created_at: createdAt, ...untouched, ...message };
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
    /** Those that are not done come first. */
    listPage: async (filter: MessageFilter, { isDescending, limit, offset }: MessagePage) => {
      const rows = await filtered(filter)
        .selectAll()
        .orderBy(sql`case when done_at is null then 0 else 1 end`)
        .orderBy('created_at', isDescending ? 'desc' : 'asc')
        .orderBy('contact_message_id')
        .limit(limit)
        .offset(offset)
        .execute();
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return { messages: rows.map(toMessage), total: Number(count) };
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
      const { numUpdatedRows } = await change(id)
        .set({ done_at: moment, done_by: by })
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** False if it was not done. */
    reopen: async (id: number): Promise<boolean> => {
      const { numUpdatedRows } = await change(id)
        .set({ done_at: null, done_by: '' })
        .where('done_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    /** Marks it as done and adds the mail to the outbox; false if it was answered already. */
    answer: (id: number, answer: string, by: string, moment: number): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('contact_messages')
          .where('account_id', '=', accountId)
          .where('contact_message_id', '=', id)
          .where('answer', '=', '')
          .set({ answer, answered_by: by, done_at: moment, done_by: by })
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const notice = { kind: 'answerToSender', detail: '' } as const;
        await createOutboxRepository(transaction, accountId).addNotices(id, [notice], moment);
        return true;
      }),
  };
};
