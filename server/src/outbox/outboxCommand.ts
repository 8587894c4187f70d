import { formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getOperator } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import { OperatorError, UsageError } from '../errors';
import { toOrderNumber, toQuoteNumber } from '../orders/orderNumber';
import { toPrintable } from '../printable';
import { createOutboxRepository, type OutboxEntry, type OutboxRepository } from '../repositories/outboxRepository';
import { isQuoteEntry } from '../repositories/quotesRepository';

const describeNext = ({ failedAt, claim, dueAt }: OutboxEntry, timeZone: string) => {
  if (failedAt !== null) return 'given up';
  return claim === null || dueAt < Date.now() ? formatTime(dueAt, timeZone) : 'being sent';
};

const describeSubject = ({ kind, reference }: OutboxEntry) => {
  if (kind === 'messageToCompany' || kind === 'answerToSender') return `message ${reference}`;
  if (kind === 'invitationToPerson') return `person ${reference}`;
  if (kind === 'approvalToPerson' || kind === 'approvalDeclined') return `approval ${reference}`;
  if (kind === 'standingOrderToClient') return `client ${reference}`;
  return isQuoteEntry({ kind }) ? `quote ${toQuoteNumber(reference)}` : `order ${toOrderNumber(reference)}`;
};

const list = defineAction({
  name: 'list',
  summary: 'what waits to be sent or was given up, oldest first',
  options: { failed: { type: 'boolean', help: 'only what was given up' } },
  run: async ({ options }, context) => {
    const entries = await withReadOnlyDatabase(context, ({ db }) =>
      createOutboxRepository(db, context.config.runtime.accountId).list(),
    );
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

const change = (
  name: 'retry' | 'discard',
  summary: string,
  work: (outbox: OutboxRepository, ids: string[] | undefined) => Promise<number>,
  done: string,
) =>
  defineAction({
    name,
    summary,
    parameters: '[ID...]',
    options: { all: { type: 'boolean', help: 'everything in the outbox' } },
    run: async ({ options, parameters }, context) => {
      if (options.all !== (parameters.length === 0))
        throw new UsageError('Name entries by their ids, or use --all. "npm run outbox -- list" shows them.');
      return withDatabase(context, async ({ db }) => {
        const outbox = createOutboxRepository(db, context.config.runtime.accountId);
        const present = (await outbox.list()).map(({ id }) => id);
        const missing = parameters.find((id) => !present.includes(id));
        if (missing !== undefined)
          throw new OperatorError(`There is no entry ${toPrintable(missing)} in the outbox. Nothing was changed.`);
        const chosen = options.all ? present : [...new Set(parameters)];
        const count = await work(outbox, options.all ? undefined : chosen);
        return { count, beingSent: Math.max(0, chosen.length - count) };
      });
    },
    describe: ({ count, beingSent }) => [
      `${formatCount(count, 'entry', 'entries')} ${done}.`,
      ...(beingSent > 0 ? [`Left alone because they are being sent: ${beingSent}.`] : []),
    ],
  });

const retry = change(
  'retry',
  'sends entries as soon as the services run',
  (outbox, ids) => outbox.retry(ids, Date.now()),
  'will be sent as soon as the services run',
);

const discard = change(
  'discard',
  'removes entries without sending them',
  (outbox, ids) => outbox.discard(ids, Date.now()),
  'removed',
);

const hold = defineAction({
  name: 'hold',
  summary: 'gives up everything that waits, until you retry it; for a restored database',
  options: { by: byOption },
  run: ({ options }, context) =>
    withDatabase(context, async ({ db }) => {
      const outbox = createOutboxRepository(db, context.config.runtime.accountId);
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
