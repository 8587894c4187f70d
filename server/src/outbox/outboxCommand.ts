import { formatCount, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { formatTime } from '../commands/operator';
import { StartError } from '../errors';
import { toPrintable } from '../printable';
import { createOutboxRepository } from '../repositories/outboxRepository';

const list = defineAction({
  name: 'list',
  summary: 'what waits to be sent or was given up, oldest first',
  options: { failed: { type: 'boolean', help: 'only what was given up' } },
  run: async ({ options }, context) => {
    const entries = await withReadOnlyDatabase(context, ({ db }) => createOutboxRepository(db).list());
    return entries.filter(({ failedAt }) => !options.failed || failedAt !== null);
  },
  describe: (entries) =>
    entries.length === 0
      ? 'The outbox is empty.'
      : formatTable([
          ['ID', 'CREATED', 'WHAT', 'ABOUT', 'ATTEMPTS', 'NEXT', 'LAST ERROR'],
          ...entries.map(({ id, createdAt, kind, reference, attempts, dueAt, failedAt, lastError }) => [
            id,
            formatTime(createdAt),
            kind,
            String(reference),
            String(attempts),
            failedAt === null ? formatTime(dueAt) : 'given up',
            toPrintable(lastError).slice(0, 80) || '-',
          ]),
        ]),
});

const change = (
  name: 'retry' | 'discard',
  summary: string,
  work: (outbox: ReturnType<typeof createOutboxRepository>, ids: string[] | undefined) => Promise<number>,
  done: string,
) =>
  defineAction({
    name,
    summary,
    parameters: '[ID...]',
    options: { all: { type: 'boolean', help: 'everything in the outbox' } },
    run: ({ options, parameters }, context) =>
      withDatabase(context, async ({ db }) => {
        if (options.all !== (parameters.length === 0))
          throw new StartError('Name entries by their ids, or say --all. "npm run outbox -- list" shows them.');
        return { count: await work(createOutboxRepository(db), options.all ? undefined : parameters) };
      }),
    describe: ({ count }) => `${formatCount(count, 'entry', 'entries')} ${done}.`,
  });

const retry = change(
  'retry',
  'sends entries as soon as the services run',
  (outbox, ids) => outbox.retry(ids, Date.now()),
  'will be sent now',
);

const discard = change(
  'discard',
  'removes entries without sending them',
  (outbox, ids) => outbox.discard(ids),
  'removed',
);

export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'Mails and webhooks that are still to be sent. The services may be running.',
  actions: [list, retry, discard],
  examples: ['npm run outbox -- list --failed', 'npm run outbox -- retry --all'],
};
