import type { RequestKind } from '@/shared/lib/orderRequests';
import { isCancelled } from '@/shared/lib/orderStates';

import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { listAnswerNotices, listStatusNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import type { BookedOrder } from '../repositories/orderBookRepository';
import { createOrderRequestsRepository, type StoredRequest } from '../repositories/orderRequestsRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';
import { createStockRepository } from '../repositories/stockRepository';
import { changeOrder, getOrderBook } from './findOrders';
import { recordOrderChange } from './recordOrderChange';
import { getRequestLimits } from './requestOrderChange';

type Answer = {
  orderNumber: string;
  request: string;
  state: 'accepted' | 'declined';
  note: string;
  quiet: boolean;
};

const requireOpen = ({ order, requests }: BookedOrder, given: string): StoredRequest => {
  const found = requests.find((each) => String(each.request_number) === given);
  const values = { number: order.order_number, request: toPrintable(given) };
  if (!found) throw new Refusal(404, 'requestUnknown', values);
  if (found.state !== 'open') throw new Refusal(409, 'requestAnswered', { ...values, state: found.state });
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
      throw new Refusal(409, 'requestExceeds', {
        kind,
        code: toPrintable(line.code),
        quantity: String(quantity),
        left: String(left),
        ordered: String(line.quantity),
      });
  }
};

/** True if nothing is left of the order, which is cancelled then. */
const cancelLines = async (
  transaction: Database,
  { config, author, now }: OfficeContext,
  { order, lines }: BookedOrder,
  request: StoredRequest,
): Promise<boolean> => {
  await createOrderRequestsRepository(transaction).cancelLines(order.order_id, request.lines);
  await createStockRepository(transaction).giveBackCancelled(order.order_id);
  const isNothingLeft = lines.every(({ line_number, quantity, cancelled_quantity: before }) => {
    const cancelled = request.lines.find((each) => each.line_number === line_number)?.quantity ?? 0;
    return before + cancelled >= quantity;
  });
  const change = { status: 'cancelled', note: '', by: author.by, moment: now() };
  // The answer tells the client.
  const notices = listStatusNotices(config, change.status, false);
  return isNothingLeft && getOrderBook(transaction, { config }).setStatus(order.order_id, change, notices);
};

/** Accepts or declines what a client asks to cancel or to return, and tells the client. */
export const answerRequest = (
  db: Database,
  context: OfficeContext,
  { orderNumber: given, request: number, state, note, quiet }: Answer,
) =>
  changeOrder(db, context, given, async (transaction, booked) => {
    const { config, author, now } = context;
    const { order_id: orderId, order_number: orderNumber } = booked.order;
    const request = requireOpen(booked, number);
    if (state === 'accepted') requirePossible(booked, request);
    const answer = { state, answer: note, answered_at: now(), answered_by: author.by };
    await createOrderRequestsRepository(transaction).answer(request, answer);
    const isCancelling = state === 'accepted' && request.kind === 'cancel';
    const isOver = isCancelling && (await cancelLines(transaction, context, booked, request));
    const { request_number: requestNumber } = request;
    await createOutboxRepository(transaction, config.runtime.accountId).addNotices(
      orderId,
      listAnswerNotices(config, requestNumber, !quiet),
      now(),
    );
    await recordOrderChange(transaction, context, orderNumber, {
      operation: 'answerRequest',
      before: { request: requestNumber, state: request.state, status: booked.order.status },
      after: { request: requestNumber, state, answer: note, status: isOver ? 'cancelled' : booked.order.status },
    });
    return { orderNumber, request: requestNumber, state, isOver };
  });
