import { accountRequestSubject } from '@/shared/lib/accountRequest';

import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import { OperatorError, UsageError } from '../errors';
import { toPrintable } from '../printable';
import type { StoredMessage } from '../repositories/contactMessagesRepository';
import { answerMessage, getMessagesRepository, requireMessage, setMessageDone } from './contactMessages';

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
  ...(message.answer === ''
    ? []
    : ['', `Answered by ${toPrintable(message.answeredBy)}:`, '', ...message.answer.split('\n').map(toPrintable)]),
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

const setDone = (name: 'done' | 'reopen', summary: string, state: string) =>
  defineAction({
    name,
    summary,
    parameters: 'ID',
    options: { by: byOption },
    run: ({ options, parameters: [id = ''] }, context) =>
      withDatabase(context, async ({ db }) => {
        const isDone = name === 'done';
        const { message, changed } = await setMessageDone(db, getCommandContext(context, options.by), id, isDone);
        return { id: message.id, changed };
      }),
    describe: ({ id, changed }) => (changed ? `Message ${id} is ${state}.` : `Message ${id} was ${state} already.`),
  });

const answer = defineAction({
  name: 'answer',
  summary: 'mails an answer to whoever wrote a message, which is done then',
  parameters: 'ID',
  options: { text: { type: 'string', value: 'TEXT', help: 'the answer' }, by: byOption },
  run: ({ options: { text, by }, parameters: [id = ''] }, context) => {
    if (text === undefined) throw new UsageError('Give the answer with --text.');
    return withDatabase(context, async ({ db }) => {
      const { email } = await answerMessage(db, getCommandContext(context, by), id, text);
      return { id: Number(id), email };
    });
  },
  describe: ({ id, email }) => `Message ${id} is done, and the answer will be mailed to ${toPrintable(email)}.`,
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
  actions: [
    list,
    show,
    answer,
    setDone('done', 'marks a message as dealt with', 'done'),
    setDone('reopen', 'marks a message as not dealt with', 'open'),
    erase,
  ],
  examples: [
    'npm run messages -- list',
    'npm run messages -- answer 1234567890 --text "We open at nine."',
    'npm run messages -- done 1234567890',
  ],
  notes: 'CONTACT_MAIL_TO names the addresses that receive each message by mail, too.',
};
