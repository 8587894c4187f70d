import { type RawBuilder, sql } from 'kysely';

import { allOf } from '../db/columns';
import { compileOnce, createInsertCompiler } from '../db/compileOnce';
import { isPostgres } from '../db/engine';
import { inParts } from '../db/inParts';
import type { Database } from '../db/openDatabase';
import { replaceBy } from '../db/replaceBy';
import type { StockLevelsTable } from '../db/tables';
import type { CartKey } from './cartRows';

/** The lines whose items are counted, in the order in which stock is locked. */
const selectCountedLines = (db: Database, orderId: number) =>
  db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.order_id', 'line.order_id')
    .select(['orders.catalog_id', 'line.line_number', 'line.stock_item_id', 'line.reserved_quantity'])
    .select((expression) => expression('line.quantity', '-', expression.ref('line.cancelled_quantity')).as('wanted'))
    .where('line.order_id', '=', orderId)
    .where('line.reserved_quantity', 'is not', null)
    .orderBy('line.stock_item_id');

type CountedLine = { catalog_id: number; line_number: number; stock_item_id: number };

/** Adds to the stock of a line's item, and returns what is there then; undefined if the item is no longer counted. */
const addStock = async (db: Database, line: CountedLine, quantity: number): Promise<number | undefined> => {
  const row = await db
    .updateTable('stock_levels')
    .set((expression) => ({ quantity: expression('quantity', '+', quantity) }))
    .where('catalog_id', '=', line.catalog_id)
    .where('stock_item_id', '=', line.stock_item_id)
    .returning('quantity')
    .executeTakeFirst();
  return row?.quantity;
};

const setReserved = async (db: Database, orderId: number, line: CountedLine, reserved: number) => {
  await db
    .updateTable('order_lines')
    .set({ reserved_quantity: reserved })
    .where('order_id', '=', orderId)
    .where('line_number', '=', line.line_number)
    .execute();
};

/**
 * Stock that stays as it is until the transaction ends. Rows are always locked in the order of their items: orders of the
 * same items wait for each other, and none forever.
 */
const selectLocked = (db: Database, catalogId: RawBuilder<number>, items: RawBuilder<unknown>) =>
  db
    .selectFrom('stock_levels as stock')
    .select(allOf('stock'))
    .where('stock.catalog_id', '=', catalogId)
    // Of a join, SQLite would read the stock of the whole catalogue, because that has the order.
    .where(sql<boolean>`stock.stock_item_id in (${items})`)
    .orderBy('stock.stock_item_id')
    // A write lock of the embedded database covers everything.
    .$if(isPostgres(db), (query) => query.forUpdate('stock'));

export const lockStockOfCart = compileOnce<CartKey, StockLevelsTable>((db, value) =>
  selectLocked(
    db,
    value('catalogId'),
    sql`
      select stock_item_id from cart_lines
      where client_id = ${value('clientId')} and catalog_id = ${value('catalogId')} and person_id = ${value('personId')}
    `,
  ),
);

export const lockStockOfQuote = compileOnce<{ catalogId: number; quoteId: number }, StockLevelsTable>((db, value) =>
  selectLocked(db, value('catalogId'), sql`select stock_item_id from quote_lines where quote_id = ${value('quoteId')}`),
);

export const lockStock = (db: Database, catalogId: number, stockItemId: number) =>
  selectLocked(db, sql<number>`${catalogId}`, sql`${stockItemId}`).executeTakeFirst();

const compileRows = createInsertCompiler();
/** Adds or replaces rows, which must be locked if they depend on what was there. */
export const setStock = (db: Database, rows: readonly StockLevelsTable[]) =>
  inParts(rows).map((part) =>
    compileRows(db, part, () =>
      db
        .insertInto('stock_levels')
        .values(part)
        .onConflict(replaceBy(part, ['catalog_id', 'stock_item_id'])),
    ),
  );

export const createStockRepository = (db: Database) => ({
  /** Items that are not counted are left out. */
  find: (catalogId: number, stockItemIds: readonly number[]): Promise<StockLevelsTable[]> =>
    db
      .selectFrom('stock_levels')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', 'in', stockItemIds)
      .execute(),
  /** The items that are out of stock, by id. */
  listUnavailable: async (catalogId: number): Promise<number[]> => {
    const rows = await db
      .selectFrom('stock_levels as stock')
      .innerJoin('stock_items as item', (join) =>
        join.onRef('item.catalog_id', '=', 'stock.catalog_id').onRef('item.stock_item_id', '=', 'stock.stock_item_id'),
      )
      .select('stock.stock_item_id')
      .where('stock.catalog_id', '=', catalogId)
      // Not a parameter, so that the index of such items is used.
      .where(sql<boolean>`stock.quantity = 0`)
      .where('item.deleted', '=', 0)
      .orderBy('stock.stock_item_id')
      .execute();
    return rows.map((row) => row.stock_item_id);
  },
  /** What a cancelled order has reserved. Call in a transaction that has locked the order. */
  giveBack: async (orderId: number) => {
    for (const line of await selectCountedLines(db, orderId).where('line.reserved_quantity', '>', 0).execute()) {
      await addStock(db, line, line.reserved_quantity ?? 0);
      await setReserved(db, orderId, line, 0);
    }
  },
  /** What lines have reserved beyond what is left of them, once a part of them is cancelled. */
  giveBackCancelled: async (orderId: number) => {
    for (const line of await selectCountedLines(db, orderId).execute()) {
      const excess = (line.reserved_quantity ?? 0) - line.wanted;
      if (excess <= 0) continue;
      await addStock(db, line, excess);
      await setReserved(db, orderId, line, line.wanted);
    }
  },
  /** For an order that was cancelled: what there is of what it has given back. */
  takeAgain: async (orderId: number) => {
    for (const line of await selectCountedLines(db, orderId).where('line.reserved_quantity', '=', 0).execute()) {
      const reserved = Math.min(line.wanted, (await addStock(db, line, 0)) ?? 0);
      await addStock(db, line, -reserved);
      await setReserved(db, orderId, line, reserved);
    }
  },
});
