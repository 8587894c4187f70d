import type { Database } from '../db/openDatabase';
import { createWithNewId } from '../db/newId';

export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  language: string;
  createdAt: number;
};

export type ContactMessagesRepository = { add: (message: ContactMessage) => Promise<void> };

export const createContactMessagesRepository = (db: Database, accountId: number): ContactMessagesRepository => ({
  add: async ({ createdAt, ...message }) => {
    await createWithNewId((contact_message_id) =>
      db
        .insertInto('contact_messages')
        .values({ contact_message_id, account_id: accountId, created_at: createdAt, ...message })
        .onConflict((conflict) => conflict.column('contact_message_id').doNothing())
        .executeTakeFirst(),
    );
  },
});
