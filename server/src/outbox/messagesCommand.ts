import { accountRequestSubject } from '@/shared/lib/accountRequest';

import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getOperator } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { OperatorError } from '../errors';
import { toPrintable } from '../printable';
import { createContactMessagesRepository, type StoredMessage } from '../repositories/contactMessagesRepository';

export const getMessagesRepository = (db: Database, { config }: CommandContext) =>
  createContactMessagesRepository(db, config.runtime.accountId);

export const requireMessage = async (db: Database, context: CommandContext, id: string) => {
  const found = /^\d{1,10}$/.test(id) ? await getMessagesRepository(db, context).find(Number(id)) : undefined;
  if (!found) throw new OperatorError(`There is no message ${toPrintable(id)}.`);
  return found;
};

const list = defineAction({
  name: 'list',
  summary: 'messages that are not done, newest first',
  options: { all: { type: 'boolean', help: 'those that are done, too' } },
  run: async ({ options }, context) => {
    const messages = await withReadOnlyDatabase(context, ({ db }) => getMessagesRepository(db, context).list());
    return messages.filter(({ doneAt }) => options.all || doneAt === null);
  },
  describe: (messages, { config: { timeZone } }) =>
    formatTable(
      ['ID', 'DATE', 'DONE', 'FROM', 'SUBJECT'],
      messages.map(({ id, createdAt, doneAt, name, subject, message }) => [
        String(id),
        formatTime(createdAt, timeZone),
        doneAt === null ? '-' : formatTime(doneAt, timeZone),
        toPrintable(name).slice(0, 40),
        toPrintable(subject || message).slice(0, 60),
      ]),
      'There are no messages.',
    ),
});

const describeMessage = ({ doneAt, doneBy, ...message }: StoredMessage, { config: { timeZone } }: CommandContext) => [
  `Message   ${message.id}`,
  `Date      ${formatTime(message.createdAt, timeZone)}`,
  `From      ${toPrintable(`${message.name} <${message.email}>`)}`,
  `Phone     ${toPrintable(message.phone) || '-'}`,
  `Company   ${toPrintable(message.company) || '-'}`,
  `Language  ${message.language}`,
  `Subject   ${toPrintable(message.subject) || '-'}`,
  `Done      ${doneAt === null ? '-' : `${formatTime(doneAt, timeZone)} by ${toPrintable(doneBy)}`}`,
  '',
  ...message.message.split('\n').map(toPrintable),
  ...(message.subject === accountRequestSubject && doneAt === null
    ? ['', `To add and invite the client: npm run clients -- add --from-message ${message.id}`]
    : []),
];

const show = defineAction({
  name: 'show',
  summary: 'a message, whole',
  parameters: 'ID',
  run: ({ parameters: [id = ''] }, context) =>
    withReadOnlyDatabase(context, ({ db }) => requireMessage(db, context, id)),
  describe: describeMessage,
});

const done = defineAction({
  name: 'done',
  summary: 'marks a message as dealt with',
  parameters: 'ID',
  options: { by: byOption },
  run: ({ options, parameters: [id = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const message = await requireMessage(db, context, id);
      const changed = await getMessagesRepository(db, context).setDone(message.id, getOperator(options.by), Date.now());
      return { id: message.id, changed };
    }),
  describe: ({ id, changed }) => (changed ? `Message ${id} is done.` : `Message ${id} was done already.`),
});

const erase = defineAction({
  name: 'erase',
  summary: 'deletes a message for good',
  parameters: 'ID',
  options: { force: { type: 'boolean', help: 'does it; without, nothing is deleted' } },
  run: ({ options, parameters: [id = ''] }, context) =>
    withDatabase(context, async ({ db }) => {
      const message = await requireMessage(db, context, id);
      if (!options.force)
        throw new OperatorError(
          `This would delete message ${message.id} by ${toPrintable(message.email)}. It cannot be undone: add --force to do it. Nothing was changed.`,
        );
      await getMessagesRepository(db, context).erase(message.id);
      return { id: message.id };
    }),
  describe: ({ id }) => `Message ${id} was deleted. Backups made before still contain it.`,
});

export const messagesCommand: Command = {
  name: 'messages',
  summary: 'What visitors have sent with the contact form. The services may be running.',
  actions: [list, show, done, erase],
  examples: ['npm run messages -- list', 'npm run messages -- done 1234567890'],
  notes: 'CONTACT_MAIL_TO names the addresses that receive each message by mail, too.',
};
