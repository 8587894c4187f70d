import { formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getCommandContext, getOperator } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import { UsageError } from '../errors';
import { toPrintable } from '../printable';
import { createOrderFeedRepository } from '../repositories/orderFeedRepository';
import type { OutboxEntry } from '../repositories/outboxRepository';
import { changeOutbox, getEntryState, getOutbox, getSubject } from './outboxEntries';

const describeNext = (entry: OutboxEntry, timeZone: string) => {
  const state = getEntryState(entry, Date.now());
  if (state === 'failed') return 'given up';
  return state === 'waiting' ? formatTime(entry.dueAt, timeZone) : 'being sent';
};

const describeSubject = (entry: OutboxEntry) => getSubject(entry).join(' ');

const list = defineAction({
  name: 'list',
  summary: 'what waits to be sent or was given up, oldest first',
  options: { failed: { type: 'boolean', help: 'only what was given up' } },
  run: async ({ options }, context) => {
    const entries = await withReadOnlyDatabase(context, ({ db }) => getOutbox(db, context).list());
    return entries.filter(({ failedAt }) => !options.failed || failedAt !== null);
  },
  describe: (entries, { config: { timeZone } }) =>
    formatTable(
      ['ID', 'CREATED', 'WHAT', 'DETAIL', 'ABOUT', 'ATTEMPTS', 'NEXT', 'LAST ERROR'],
      entries.map((entry) => [
        entry.id,
        formatTime(entry.createdAt, timeZone),
        entry.kind,
        toPrintable(entry.detail) || '-',
        describeSubject(entry),
        String(entry.attempts),
        describeNext(entry, timeZone),
        toPrintable(entry.lastError).slice(0, 80) || '-',
      ]),
      'The outbox is empty.',
    ),
});

const change = (name: 'retry' | 'discard', summary: string, done: string) =>
  defineAction({
    name,
    summary,
    parameters: '[ID...]',
    options: { all: { type: 'boolean', help: 'everything in the outbox' }, by: byOption },
    run: async ({ options, parameters }, context) => {
      if (options.all !== (parameters.length === 0))
        throw new UsageError('Name entries by their ids, or use --all. "npm run outbox -- list" shows them.');
      return withDatabase(context, ({ db }) =>
        changeOutbox(db, getCommandContext(context, options.by), name, options.all ? undefined : parameters),
      );
    },
    describe: ({ count, beingSent }) => [
      `${formatCount(count, 'entry', 'entries')} ${done}.`,
      ...(beingSent > 0 ? [`Left alone because they are being sent: ${beingSent}.`] : []),
    ],
  });

const retry = change('retry', 'sends entries as soon as the services run', 'will be sent as soon as the services run');

const discard = change('discard', 'removes entries without sending them', 'removed');

const hold = defineAction({
  name: 'hold',
  summary: 'for a restored database: gives up what waits, until you retry it, and cursors of software',
  options: { by: byOption },
  run: ({ options }, context) =>
    withDatabase(context, async ({ db }) => {
      const outbox = getOutbox(db, context);
      // Software has seen orders and changes that the backup lacks.
      await createOrderFeedRepository(db, context.config.runtime.accountId).renew();
      return { count: await outbox.hold(`held by ${getOperator(options.by)}`, Date.now()) };
    }),
  describe: ({ count }) =>
    `${formatCount(count, 'entry', 'entries')} held. "npm run outbox -- retry --all" sends them.`,
});

export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'Mails and webhooks that are still to be sent. The services may be running.',
  actions: [list, retry, discard, hold],
  examples: [
    'npm run outbox -- list --failed',
    'npm run outbox -- retry 6d68fd0f-e49e-46a5-9f49-7f9a86e2eebf',
    'npm run outbox -- retry --all',
  ],
};
