import type { OfficeInputs, OfficeMessage } from '@/contracts/office';

import type { CommandContext } from '../commands/commandDatabase';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { toPrintable } from '../printable';
import { recordChange } from '../repositories/changesRepository';
import { createContactMessagesRepository, type StoredMessage } from '../repositories/contactMessagesRepository';

type MessagesContext = Pick<CommandContext, 'config'>;

export const getMessagesRepository = (db: Database, { config }: MessagesContext) =>
  createContactMessagesRepository(db, config.runtime.accountId);

export const requireMessage = async (db: Database, context: MessagesContext, id: string) => {
  const found = /^\d{1,10}$/.test(id) ? await getMessagesRepository(db, context).find(Number(id)) : undefined;
  if (!found) throw new Refusal(404, 'messageUnknown', { id: toPrintable(id) });
  return found;
};

export const toOfficeMessage = ({ id, createdAt, doneAt, ...message }: StoredMessage): OfficeMessage => ({
  ...message,
  messageId: id,
  date: new Date(createdAt).toISOString(),
  doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
});

type PageQuery = NonNullable<OfficeInputs['listMessages']['query']>;

/** A page of messages for the office: open ones first, and the newest first unless the oldest are wanted. */
export const findMessagePage = async (db: Database, context: MessagesContext, query: PageQuery) => {
  const { page = 1, perPage = 25, order = 'DESC', q, state } = query;
  const { messages, total } = await getMessagesRepository(db, context).listPage(
    { isDone: state === undefined ? undefined : state === 'done', text: q },
    { isDescending: order === 'DESC', limit: perPage, offset: (page - 1) * perPage },
  );
  return { messages: messages.map(toOfficeMessage), total };
};

type Change = { operation: string; before: unknown; after: unknown };

const recordMessageChange = (db: Database, { config, author, now }: OfficeContext, id: number, change: Change) =>
  recordChange(db, config.runtime.accountId, { ...author, ...change, subject: `message ${id}`, moment: now() });

/** Marks a message as dealt with, or as open again. */
export const setMessageDone = (db: Database, context: OfficeContext, id: string, isDone: boolean) =>
  inTransaction(db, async (transaction) => {
    const messages = getMessagesRepository(transaction, context);
    const { id: messageId } = await requireMessage(transaction, context, id);
    const changed = isDone
      ? await messages.setDone(messageId, context.author.by, context.now())
      : await messages.reopen(messageId);
    if (changed)
      await recordMessageChange(transaction, context, messageId, {
        operation: 'setMessageDone',
        before: { isDone: !isDone },
        after: { isDone },
      });
    return { message: await requireMessage(transaction, context, id), changed };
  });

/** Mails the answer to whoever wrote the message, which is done then. Of two answers, the second is refused. */
export const answerMessage = (db: Database, context: OfficeContext, id: string, text: string) =>
  inTransaction(db, async (transaction) => {
    const answer = text.trim();
    if (answer === '') throw new Refusal(422, 'answerEmpty');
    const { id: messageId, doneAt } = await requireMessage(transaction, context, id);
    const { by } = context.author;
    if (!(await getMessagesRepository(transaction, context).answer(messageId, answer, by, context.now()))) {
      const { answeredBy } = await requireMessage(transaction, context, id);
      throw new Refusal(409, 'messageAnswered', { by: toPrintable(answeredBy) });
    }
    await recordMessageChange(transaction, context, messageId, {
      operation: 'answerMessage',
      before: { isDone: doneAt !== null },
      after: { isDone: true },
    });
    return requireMessage(transaction, context, id);
  });
