import type { OfficeInputs } from '@/contracts/office';

import { requireClient } from '../clients/accounts';
import type { CommandContext } from '../commands/commandDatabase';
import { readDay } from '../commands/shopTime';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { OperatorError, UsageError } from '../errors';
import { Refusal } from '../http/responses/refusal';
import { toPrintable } from '../printable';
import {
  type BookedOrder,
  createOrderBookRepository,
  type OrderFilter,
  orderSorts,
} from '../repositories/orderBookRepository';
import { suggest } from '../suggest';
import { toListedOrder } from './orderDetails';
import { knownStatuses } from './orderSheet';

export const filterOptions = {
  since: { type: 'string', value: 'DATE', help: "from this day on, such as 2026-03-01, in the shop's time zone" },
  until: { type: 'string', value: 'DATE', help: 'up to and including this day' },
  status: { type: 'string', value: 'STATUS', help: `such as ${knownStatuses.join(', ')}` },
  client: { type: 'string', value: 'USERNAME', help: 'of this client alone' },
  catalog: { type: 'string', value: 'N', help: 'from this catalogue alone' },
} as const;

type FilterOptions = Record<keyof typeof filterOptions, string | undefined>;

const readFilter = ({ since, until, status, client, catalog }: FilterOptions, timeZone: string): OrderFilter => {
  if (catalog !== undefined && !/^\d{1,9}$/.test(catalog))
    throw new UsageError(`--catalog is "${catalog}" but must be a number.`);
  return {
    since: readDay('since', since, timeZone)?.start,
    until: readDay('until', until, timeZone)?.end,
    status,
    client: client?.trim().toLowerCase(),
    catalogId: catalog === undefined ? undefined : Number(catalog),
  };
};

type OrdersContext = Pick<CommandContext, 'config'>;

export const getOrderBook = (db: Database, { config }: OrdersContext) =>
  createOrderBookRepository(db, config.runtime.accountId);

export const requireOrder = async (db: Database, context: OrdersContext, number: string) => {
  const found = await getOrderBook(db, context).findByNumber(number.trim().toUpperCase());
  if (!found) throw new Refusal(404, 'orderUnknown', { number: toPrintable(number) });
  return found;
};

/** Locks the order: of two concurrent changes, the second finds what the first has done. */
export const changeOrder = <Result>(
  db: Database,
  context: OrdersContext,
  number: string,
  change: (transaction: Database, order: BookedOrder) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (transaction) => {
    const { order } = await requireOrder(transaction, context, number);
    const book = getOrderBook(transaction, context);
    await book.lock(order.order_id);
    const result = await change(transaction, await requireOrder(transaction, context, number));
    await book.revise(order.order_id);
    return result;
  });

/** A misspelt client or status must be an error, rather than an empty list. */
export const findOrders = async (db: Database, context: CommandContext, options: FilterOptions) => {
  const { client, status = '' } = options;
  const filter = readFilter(options, context.config.timeZone);
  if (client !== undefined) await requireClient(db, context, client);
  const found = await getOrderBook(db, context).list(filter);
  const meant = found.length > 0 || knownStatuses.includes(status) ? '' : suggest(status, knownStatuses);
  if (meant !== '') throw new OperatorError(`There are no orders with the status ${toPrintable(status)}.${meant}`);
  return found;
};

type PageQuery = NonNullable<OfficeInputs['listOrders']['query']>;

/** A page of orders for the office. */
export const findOrderPage = async (db: Database, { config }: OrdersContext, query: PageQuery) => {
  const { page = 1, perPage = 25, sort = 'date', order = sort === 'date' ? 'DESC' : 'ASC' } = query;
  const { q, status, client, catalogId, since, until, openRequests } = query;
  const filter: OrderFilter = {
    since: readDay('since', since, config.timeZone)?.start,
    until: readDay('until', until, config.timeZone)?.end,
    status,
    client: client?.trim().toLowerCase(),
    catalogId,
    text: q,
    hasOpenRequest: openRequests,
  };
  const sorted = orderSorts.find((each) => each === sort);
  if (sorted === undefined)
    throw new Refusal(400, 'badRequest', { detail: `sort must be one of ${orderSorts.join(', ')}` });
  const { orders, total } = await getOrderBook(db, { config }).listPage(filter, {
    sort: sorted,
    isDescending: order === 'DESC',
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { orders: orders.map(toListedOrder), total };
};
