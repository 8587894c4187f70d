import type { ContactMessage } from '@/contracts/public';

import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';

export type ReceivedMessage = Required<ContactMessage> & { language: string; createdAt: number };

export type ContactMessagesRepository = { add: (message: ReceivedMessage) => Promise<void> };

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
