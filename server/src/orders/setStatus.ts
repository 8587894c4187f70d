import { withDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { byOption, getOperator } from '../commands/operator';
import { inTransaction } from '../db/inTransaction';
import { OperatorError, UsageError } from '../errors';
import { listStatusNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import { suggest } from '../suggest';
import { getOrderBook, requireOrder } from './findOrders';
import { knownStatuses } from './orderSheet';

const maxStatusLength = 60;
const maxNoteLength = 1000;

const readStatus = (given: string, isAsWritten: boolean) => {
  const status = isAsWritten ? given.trim() : given.trim().toLowerCase();
  if (isAsWritten && (status === '' || status.length > maxStatusLength || toPrintable(status) !== status))
    throw new UsageError(`The status must have 1 to ${maxStatusLength} characters, and no control characters.`);
  if (!isAsWritten && !knownStatuses.includes(status))
    throw new UsageError(
      `${JSON.stringify(given)} is not a known status.${suggest(status, knownStatuses)} Use one of ${knownStatuses.join(', ')}, or add --as-written.`,
    );
  return status;
};

export const readNote = (given = '') => {
  const note = given.split(/\r?\n/).map(toPrintable).join('\n').trim();
  if (note.length > maxNoteLength) throw new UsageError(`--note is longer than ${maxNoteLength} characters.`);
  return note;
};

/** Known statuses are listed in the order in which they follow each other; others can come at any time. */
const isBackwards = (from: string, to: string) =>
  knownStatuses.includes(to) && knownStatuses.indexOf(to) < knownStatuses.indexOf(from.toLowerCase());

export const setStatus = defineAction({
  name: 'set-status',
  summary: 'changes the status of orders, and tells the clients',
  parameters: 'NUMBER... STATUS',
  options: {
    'as-written': { type: 'boolean', help: `accepts another status than ${knownStatuses.join(', ')}` },
    note: {
      type: 'string',
      value: 'TEXT',
      help: 'what the client is told about it, by mail and on the page of the order',
    },
    quiet: { type: 'boolean', help: 'sends no mail to the client' },
    force: { type: 'boolean', help: 'also sets an earlier status than the present one' },
    by: byOption,
  },
  run: async ({ options, parameters }, context) => {
    const status = readStatus(parameters.at(-1) ?? '', options['as-written']);
    const note = readNote(options.note);
    const change = { status, note, by: getOperator(options.by), moment: Date.now() };
    const notices = listStatusNotices(context.config, status, !options.quiet);
    const setOne = async (db: Parameters<typeof getOrderBook>[0], number: string) => {
      const { order } = await requireOrder(db, context, number);
      if (!options.force && isBackwards(order.status, status))
        throw new OperatorError(
          `Order ${order.order_number} is "${toPrintable(order.status)}" already: to go back to "${status}", add --force. Nothing was changed.`,
        );
      const changed = await getOrderBook(db, context).setStatus(order.order_id, change, notices);
      return { orderNumber: order.order_number, status, changed, isQuiet: options.quiet };
    };
    return withDatabase(context, ({ db }) =>
      inTransaction(db, async (transaction) => {
        const results = [];
        for (const number of new Set(parameters.slice(0, -1))) results.push(await setOne(transaction, number));
        return results;
      }),
    );
  },
  describe: (results) =>
    results.map(({ orderNumber, status, changed, isQuiet }) =>
      changed
        ? `Order ${orderNumber} is now "${status}". The client will ${isQuiet ? 'not ' : ''}be told.`
        : `Order ${orderNumber} was "${status}" already. Nothing was changed.`,
    ),
});
