import type { CommandContext } from '../commands/commandDatabase';
import type { Database } from '../db/openDatabase';
import { Refusal } from '../http/responses/refusal';
import { createOrderFeedRepository } from '../repositories/orderFeedRepository';
import { getOrderBook } from './findOrders';
import { readOrderDetails } from './orderDetails';

/** A cursor of another database, or of a time that a backup of this one does not know, would hide orders. */
const readCursor = (cursor: string, { feedId, lastNumber }: { feedId: string; lastNumber: number }) => {
  const [, id, digits] = /^([0-9a-f]+)-(\d{1,15})$/.exec(cursor) ?? [];
  const number = Number(digits);
  if (id !== feedId || !(number <= lastNumber)) throw new Refusal(410, 'cursorUnknown');
  return number;
};

/** The next orders that were placed or changed, as they are now. */
export const listOrderChanges = async (
  db: Database,
  { config }: Pick<CommandContext, 'config'>,
  { after, limit = 50 }: { after?: string | undefined; limit?: number | undefined },
) => {
  const feed = createOrderFeedRepository(db, config.runtime.accountId);
  const opened = await feed.open();
  const start = after === undefined ? 0 : readCursor(after, opened);
  await feed.number(limit);
  const found = await feed.list(start, limit);
  const book = getOrderBook(db, { config });
  const orders = [];
  for (const { orderId } of found) {
    const booked = await book.find(orderId);
    if (booked) orders.push(await readOrderDetails(db, { config }, booked));
  }
  const cursor = `${opened.feedId}-${found.at(-1)?.number ?? start}`;
  return { orders, cursor, more: found.length === limit };
};
