import { createRequestLimits, type RequestKind } from '@/shared/lib/orderRequests';
import type { OrderChangeRequest } from '@/contracts/inventory';

import type { Shop } from '../config/shop';
import { inTransaction } from '../db/inTransaction';
import type { OrderLinesTable } from '../db/tables';
import { notFound, Refusal } from '../http/responses/refusal';
import { listRequestNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import { createClientsRepository } from '../repositories/clientsRepository';
import { type BookedOrder, createOrderBookRepository } from '../repositories/orderBookRepository';
import {
  createOrderRequestsRepository,
  type RequestLine,
  type StoredRequest,
} from '../repositories/orderRequestsRepository';
import { createOutboxRepository } from '../repositories/outboxRepository';

const toContents = ({ lines }: { lines: readonly RequestLine[] }) => ({
  lines: lines.map(({ line_number: orderLineId, quantity }) => ({ orderLineId, quantity })),
});

/** By the rule that the browser applies, too. */
export const getRequestLimits = (
  kind: RequestKind,
  { order, parcels, requests }: Pick<BookedOrder, 'order' | 'parcels' | 'requests'>,
) => {
  const getLimit = createRequestLimits(kind, {
    status: order.status,
    parcels: parcels.map(toContents),
    requests: requests.map((request) => ({ kind: request.kind, state: request.state, ...toContents(request) })),
  });
  return ({ line_number: orderLineId, quantity }: OrderLinesTable) => getLimit({ orderLineId, quantity });
};

/** Each line once, in the order of the lines. */
const toLines = ({ lines }: OrderChangeRequest): RequestLine[] => {
  const sums = new Map<number, number>();
  for (const { orderLineId, quantity } of lines) sums.set(orderLineId, (sums.get(orderLineId) ?? 0) + quantity);
  return [...sums]
    .map(([line_number, quantity]) => ({ line_number, quantity }))
    .sort((one, other) => one.line_number - other.line_number);
};

const describe = ({ kind, reason, lines }: Pick<StoredRequest, 'kind' | 'reason' | 'lines'>) =>
  JSON.stringify([kind, reason, lines.map(({ line_number, quantity }) => [line_number, quantity])]);

const requireLeft = (booked: BookedOrder, kind: RequestKind, lines: readonly RequestLine[]) => {
  const getLimit = getRequestLimits(kind, booked);
  const ordered = new Map(booked.lines.map((line) => [line.line_number, line]));
  for (const { line_number, quantity } of lines) {
    const line = ordered.get(line_number);
    if (!line) throw notFound();
    const left = getLimit(line);
    if (quantity > left) throw new Refusal(409, `${kind}Exceeds`, { code: line.code, left });
  }
};

/** Locks the order, so that requests of several pages never ask for more than there is; a uuid makes one request. */
export const createRequestOrderChange =
  ({ db, config, now }: Omit<Shop, 'today'>) =>
  (orderId: number, received: OrderChangeRequest): Promise<StoredRequest> =>
    inTransaction(db, async (transaction) => {
      const { accountId } = config.runtime;
      if (toPrintable(received.reason) === '')
        throw new Refusal(400, 'badRequest', { detail: 'body/reason must not be blank' });
      const book = createOrderBookRepository(transaction, accountId);
      await book.lock(orderId);
      const booked = await book.find(orderId);
      const client = booked && (await createClientsRepository(transaction, accountId).find(booked.order.client_id));
      // Whoever is erased meanwhile leaves nothing behind.
      if (!client) throw notFound();
      const { kind } = received;
      const uuid = received.uuid.toLowerCase();
      const request = { kind, reason: received.reason.trim(), lines: toLines(received) };
      const stored = booked.requests.find((each) => each.uuid === uuid);
      if (stored) {
        if (describe(stored) !== describe(request)) throw new Refusal(422, 'requestReused');
        return stored;
      }
      requireLeft(booked, kind, request.lines);
      const moment = now();
      const added = await createOrderRequestsRepository(transaction).add(orderId, {
        ...request,
        uuid,
        requested_at: moment,
      });
      await book.revise(orderId);
      const notices = listRequestNotices(config, booked.order.catalog_id, added.request_number);
      await createOutboxRepository(transaction, accountId).addNotices(orderId, notices, moment);
      return added;
    });
