import { PostgresAdapter } from 'kysely';

import { compileOnce, createInsertCompiler } from '../db/compileOnce';
import type { Database } from '../db/openDatabase';
import type { StockLevelsTable } from '../db/tables';
import type { CartKey } from './cartRows';

export type StockRepository = {
  /** Items that are not counted are left out. */
  find: (catalogId: number, stockItemIds: readonly number[]) => Promise<StockLevelsTable[]>;
};

/** A write lock of the embedded database covers everything. */
const hasRowLocks = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * The stock of a cart's items, which stays as it is until the transaction ends. Rows are always locked in the order of
 * their items: orders of the same items wait for each other, and none forever.
 */
export const lockStockOfCart = compileOnce<CartKey, StockLevelsTable>((db, value) =>
  db
    .selectFrom('stock_levels as stock')
    .innerJoin('cart_lines as line', (join) =>
      join.onRef('line.catalog_id', '=', 'stock.catalog_id').onRef('line.stock_item_id', '=', 'stock.stock_item_id'),
    )
    .selectAll('stock')
    .where('line.client_id', '=', value('clientId'))
    .where('line.catalog_id', '=', value('catalogId'))
    .orderBy('stock.stock_item_id')
    .$if(hasRowLocks(db), (query) => query.forUpdate('stock')),
);

const compileRows = createInsertCompiler();
// A statement takes a limited number of parameters.
const rowsPerStatement = 500;

/** Adds or replaces rows, which must be locked if they depend on what was there. */
export const setStock = (db: Database, rows: readonly StockLevelsTable[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) => {
    const part = rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement);
    return compileRows(db, part, () =>
      db
        .insertInto('stock_levels')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['catalog_id', 'stock_item_id']).doUpdateSet((excluded) => ({
            quantity: excluded.ref('excluded.quantity'),
            expected_date: excluded.ref('excluded.expected_date'),
            expected_quantity: excluded.ref('excluded.expected_quantity'),
          })),
        ),
    );
  });

export const createStockRepository = (db: Database): StockRepository => ({
  find: (catalogId, stockItemIds) =>
    db
      .selectFrom('stock_levels')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', 'in', stockItemIds)
      .execute(),
});
