import type { RequestKind } from '@/shared/lib/orderRequests';
import { isCancelled } from '@/shared/lib/orderStates';

import { type CommandContext, withDatabase, withReadOnlyDatabase } from '../commands/commandDatabase';
import { defineAction } from '../commands/defineCommand';
import { formatTable } from '../commands/formatTable';
import { byOption, getOperator } from '../commands/operator';
import { formatTime } from '../commands/shopTime';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { listAnswerNotices, listStatusNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { createOrderRequestsRepository, type StoredRequest } from '../repositories/orderRequestsRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { createStockRepository } from '../repositories/stockRepository';
import { changeOrder, getOrderBook } from './findOrders';
import { getRequestLimits } from './requestOrderChange';
import { readNote } from './setStatus';

export const listRequests = defineAction({
  name: 'requests',
  summary: 'what clients ask to cancel or to return and has no answer yet, oldest first',
  run: async (_, context) => {
    const { accountId } = context.config.runtime;
    const found = await withReadOnlyDatabase(context, ({ db }) =>
      createOrderRequestsRepository(db).listOpen(accountId),
    );
    return found.map((request) => ({
      orderNumber: request.order_number,
      request: request.request_number,
      date: formatTime(request.requested_at, context.config.timeZone),
      kind: request.kind,
      units: request.units,
      client: request.client_name,
      reason: request.reason,
    }));
  },
  describe: (requests) =>
    formatTable(
      ['NUMBER', 'REQUEST', 'DATE', 'KIND', 'UNITS', 'CLIENT', 'REASON'],
      requests.map((each) => [
        each.orderNumber,
        String(each.request),
        each.date,
        each.kind,
        String(each.units),
        each.client,
        each.reason,
      ]),
      'All requests are answered.',
    ),
});

const states: Record<string, string> = { accept: 'accepted', decline: 'declined' };

const requireOpen = ({ order, requests }: BookedOrder, given: string): StoredRequest => {
  const found = requests.find((each) => String(each.request_number) === given);
  const name = toPrintable(given);
  if (!found) throw new OperatorError(`Order ${order.order_number} has no request ${name}.`);
  if (found.state !== 'open')
    throw new OperatorError(
      `Request ${name} of order ${order.order_number} is ${found.state} already. Nothing was changed.`,
    );
  return found;
};

/** Since the client asked, parcels may have been sent. What is cancelled as a whole can always be said to be cancelled. */
const requirePossible = (booked: BookedOrder, request: StoredRequest) => {
  const kind = request.kind as RequestKind;
  if (kind === 'cancel' && isCancelled(booked.order.status)) return;
  const others = booked.requests.filter((each) => each !== request);
  const getLimit = getRequestLimits(kind, { ...booked, requests: others });
  for (const line of booked.lines) {
    const { quantity = 0 } = request.lines.find((each) => each.line_number === line.line_number) ?? {};
    const left = getLimit(line);
    if (quantity > left)
      throw new OperatorError(
        `The client asks to ${kind} ${quantity} of ${JSON.stringify(toPrintable(line.code))}, but ${left} of ${line.quantity} can be. Nothing was changed.`,
      );
  }
};

type Answer = { note: string; by: string; moment: number };

/** True if nothing is left of the order, which is cancelled then. */
const cancelLines = async (
  transaction: Database,
  context: CommandContext,
  { order, lines }: BookedOrder,
  request: StoredRequest,
  { by, moment }: Answer,
): Promise<boolean> => {
  await createOrderRequestsRepository(transaction).cancelLines(order.order_id, request.lines);
  await createStockRepository(transaction).giveBackCancelled(order.order_id);
  const isNothingLeft = lines.every(({ line_number, quantity, cancelled_quantity: before }) => {
    const cancelled = request.lines.find((each) => each.line_number === line_number)?.quantity ?? 0;
    return before + cancelled >= quantity;
  });
  const status = 'cancelled';
  // The answer tells the client.
  const notices = listStatusNotices(context.config, status, false);
  return (
    isNothingLeft &&
    getOrderBook(transaction, context).setStatus(order.order_id, { status, note: '', by, moment }, notices)
  );
};

export const answerRequest = defineAction({
  name: 'answer',
  summary: 'accepts or declines what a client asks to cancel or to return, and tells the client',
  parameters: 'NUMBER REQUEST accept|decline',
  options: {
    note: { type: 'string', value: 'TEXT', help: 'what the client is told, by mail and on the page of the order' },
    quiet: { type: 'boolean', help: 'sends no mail to the client' },
    by: byOption,
  },
  run: ({ options, parameters: [number = '', given = '', word = ''] }, context) => {
    const state = Object.hasOwn(states, word) ? states[word] : undefined;
    if (state === undefined) throw new UsageError(`${JSON.stringify(word)} must be accept or decline.`);
    const answer: Answer = { note: readNote(options.note), by: getOperator(options.by), moment: Date.now() };
    return withDatabase(context, ({ db }) =>
      changeOrder(db, context, number, async (transaction, booked) => {
        const { order_id: orderId, order_number: orderNumber } = booked.order;
        const request = requireOpen(booked, given);
        if (state === 'accepted') requirePossible(booked, request);
        await createOrderRequestsRepository(transaction).answer(request, {
          state,
          answer: answer.note,
          answered_at: answer.moment,
          answered_by: answer.by,
        });
        const isCancelling = state === 'accepted' && request.kind === 'cancel';
        const isOver = isCancelling && (await cancelLines(transaction, context, booked, request, answer));
        const notices = listAnswerNotices(context.config, request.request_number, !options.quiet);
        const outbox = createOutboxRepository(transaction, context.config.runtime.accountId);
        await outbox.addNotices(orderId, notices, answer.moment);
        return { orderNumber, request: request.request_number, state, isOver, isQuiet: options.quiet };
      }),
    );
  },
  describe: ({ orderNumber, request, state, isOver, isQuiet }) => [
    `Request ${request} of order ${orderNumber} is ${state}. The client will ${isQuiet ? 'not ' : ''}be told.`,
    ...(isOver ? [`Nothing is left of order ${orderNumber}, which is now "cancelled".`] : []),
  ],
});
