import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { listStatusNotices } from '../outbox/notices';
import { toPrintable } from '../printable';
import type { OrderStatus } from '../repositories/orderBookRepository';
import { getOrderBook, requireOrder } from './findOrders';
import { knownStatuses } from './orderSheet';
import { recordOrderChange } from './recordOrderChange';

type StatusInput = {
  orderNumbers: string[];
  status: string;
  note: string;
  quiet: boolean;
  force: boolean;
  asWritten?: boolean;
};

/** Known statuses are listed in the order in which they follow each other; others can come at any time. */
const isBackwards = (from: string, to: string) =>
  knownStatuses.includes(to) && knownStatuses.indexOf(to) < knownStatuses.indexOf(from.toLowerCase());

export const checkStatus = (status: string) => {
  if (!knownStatuses.includes(status))
    throw new Refusal(422, 'statusUnknown', { status: toPrintable(status), known: knownStatuses.join(', ') });
};

type NewStatus = Pick<StatusInput, 'status' | 'note' | 'quiet' | 'force'>;

/** `transaction` must be one. Refuses before it writes anything. */
export const setStatus = async (
  transaction: Database,
  { config, author, now }: OfficeContext,
  order: OrderStatus,
  { status, note, quiet, force }: NewStatus,
) => {
  const book = getOrderBook(transaction, { config });
  // Of two concurrent changes, the second finds what the first has done.
  const before = (await book.lock(order.order_id)) ?? order.status;
  if (!force && isBackwards(before, status))
    throw new Refusal(409, 'statusBackwards', {
      number: order.order_number,
      status: toPrintable(before),
      wanted: status,
    });
  const change = { status, note, by: author.by, moment: now() };
  const changed = await book.setStatus(order.order_id, change, listStatusNotices(config, status, !quiet));
  return { before, changed };
};

/** Changes the status of all of these orders or of none, and tells the clients. */
export const setStatuses = (
  db: Database,
  context: OfficeContext,
  { orderNumbers, status, note, quiet, force, asWritten = false }: StatusInput,
) => {
  if (!asWritten) checkStatus(status);
  const setOne = async (transaction: Database, given: string) => {
    const { order } = await requireOrder(transaction, context, given);
    const orderNumber = order.order_number;
    const { before, changed } = await setStatus(transaction, context, order, { status, note, quiet, force });
    if (changed)
      await recordOrderChange(transaction, context, orderNumber, {
        operation: 'setOrderStatus',
        before: { status: before },
        after: { status, note },
      });
    return { orderNumber, status, changed };
  };
  return inTransaction(db, async (transaction) => {
    const results = [];
    for (const number of new Set(orderNumbers)) results.push(await setOne(transaction, number));
    return results;
  });
};
