import { randomBytes } from 'node:crypto';

import { isPostgres } from '../db/engine';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';

const createFeedId = () => randomBytes(6).toString('hex');

export const createOrderFeedRepository = (db: Database, accountId: number) => {
  const findFeed = () =>
    db.selectFrom('order_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  const toFeed = (among: Database) =>
    among
      .selectFrom('orders')
      .select('order_id')
      .where('account_id', '=', accountId)
      .whereRef('feed_revision', '<>', 'revision')
      .orderBy('created_at')
      .orderBy('order_id');
  return {
    /** The feed of the account, which begins with the first look at it. */
    open: async () => {
      await db
        .insertInto('order_feeds')
        .values({ account_id: accountId, feed_id: createFeedId(), last_number: 0 })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute();
      const feed = await findFeed();
      if (!feed) throw new Error('the order feed was removed while it was opened');
      return { feedId: feed.feed_id, lastNumber: feed.last_number };
    },
    /** Cursors that were given before are refused from now on. */
    renew: async () => {
      await db
        .updateTable('order_feeds')
        .set({ feed_id: createFeedId() })
        .where('account_id', '=', accountId)
        .execute();
    },
    /**
     * Gives orders that are new or have changed, as far as their transactions are committed, the next numbers. Whoever places or
     * changes an order has no part in it: that order has its number later, and thus a higher one than whatever was read before.
     */
    number: async (limit: number) => {
      if ((await toFeed(db).limit(1).execute()).length === 0) return;
      await inTransaction(db, async (transaction) => {
        // One at a time, until its numbers are committed: whoever sees a number sees all lower ones.
        const { last_number } = await transaction
          .updateTable('order_feeds')
          .set((feed) => ({ last_number: feed.ref('last_number') }))
          .where('account_id', '=', accountId)
          .returning('last_number')
          .executeTakeFirstOrThrow();
        const orders = await toFeed(transaction)
          .limit(limit)
          // An order that is just being changed has its number after that.
          .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
          .execute();
        let number = last_number;
        for (const { order_id } of orders)
          await transaction
            .updateTable('orders')
            .set((order) => ({ feed_number: (number += 1), feed_revision: order.ref('revision') }))
            .where('order_id', '=', order_id)
            .execute();
        await transaction
          .updateTable('order_feeds')
          .set({ last_number: number })
          .where('account_id', '=', accountId)
          .execute();
      });
    },
    /** In the order of their numbers. */
    list: async (after: number, limit: number) => {
      const rows = await db
        .selectFrom('orders')
        .select(['order_id', 'feed_number'])
        .where('account_id', '=', accountId)
        .where('feed_number', '>', after)
        .orderBy('feed_number')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ orderId: row.order_id, number: row.feed_number }));
    },
  };
};
