import type { Transaction } from 'kysely';

import { compileOnce, executeRows } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeLastBatch } from '../db/queryBatch';
import type { StockItemsTable, Tables } from '../db/tables';
import type { FindVariantCodes, PricedCart, StoredCart } from '../orders/cartLine';
import { toClientPrices, toDay, withClientPrice } from '../prices/clientPrice';
import {
  type CartKey,
  findVariantCodes,
  type LineToSet,
  lockCart,
  raiseCartVersion,
  readCart,
  readCartStamp,
  selectPricedLines,
  setLine,
  toPricedCart,
} from './cartRows';
import { selectPricesOfCart, selectPricesOfItem } from './priceListsRepository';

export type CartRepository = {
  read: (key: CartKey) => Promise<StoredCart>;
  readStamp: (key: CartKey) => Promise<string>;
  /** With the client's prices. */
  findItem: (key: CartKey, stockItemId: number) => Promise<StockItemsTable | undefined>;
  findVariantCodes: FindVariantCodes;
  /** Sets the line of an item, or adds it; an item has at most one line. */
  set: (line: LineToSet) => Promise<PricedCart>;
  /** Undefined if the cart has no such line. */
  update: (line: LineToSet) => Promise<PricedCart | undefined>;
  remove: (key: CartKey, shoppingCartId: number) => Promise<PricedCart | undefined>;
};

const updateLine = async (transaction: Transaction<Tables>, line: LineToSet): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('cart_lines')
    .set({ quantity: line.quantity, unit_price_cents: line.unitPriceCents })
    .where('client_id', '=', line.clientId)
    .where('catalog_id', '=', line.catalogId)
    .where('stock_item_id', '=', line.stockItemId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const selectItem = compileOnce<{ catalogId: number; stockItemId: number }, StockItemsTable>((db, value) =>
  db
    .selectFrom('stock_items')
    .selectAll()
    .where('catalog_id', '=', value('catalogId'))
    .where('stock_item_id', '=', value('stockItemId')),
);

export const createCartRepository = (db: Database, now: () => number): CartRepository => {
  const onDay = ({ clientId, catalogId }: CartKey) => ({ clientId, catalogId, today: toDay(now()) });
  /** Changes the cart under its lock; if nothing changes, the version stays. */
  const change = (key: CartKey, work: (transaction: Transaction<Tables>) => Promise<boolean>) =>
    inTransaction(db, async (transaction): Promise<PricedCart | undefined> => {
      await transaction.executeQuery(lockCart(transaction, key));
      if (!(await work(transaction))) return undefined;
      const raised = [
        raiseCartVersion(transaction, key),
        selectPricedLines(transaction, key),
        selectPricesOfCart(transaction, onDay(key)),
      ] as const;
      return toPricedCart(...(await executeLastBatch(transaction, raised)));
    });
  return {
    read: (key) => readCart(db, key, toDay(now())),
    readStamp: (key) => readCartStamp(db, key, toDay(now())),
    findVariantCodes: (parent) => findVariantCodes(db, parent),
    findItem: async (key, stockItemId) => {
      const [[item], prices] = await Promise.all([
        executeRows(db, selectItem(db, { catalogId: key.catalogId, stockItemId })),
        executeRows(db, selectPricesOfItem(db, { ...onDay(key), stockItemId })),
      ]);
      return item && withClientPrice(item, toClientPrices(prices));
    },
    set: (line) =>
      withNewId((newId) =>
        inTransaction(db, async (transaction) => {
          const [raised, , lines, prices] = await executeLastBatch(transaction, [
            raiseCartVersion(transaction, line),
            setLine(transaction, { ...line, newId }),
            selectPricedLines(transaction, line),
            selectPricesOfCart(transaction, onDay(line)),
          ]);
          return toPricedCart(raised, lines, prices);
        }),
      ),
    update: (line) => change(line, (transaction) => updateLine(transaction, line)),
    remove: (key, shoppingCartId) =>
      change(key, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('cart_lines')
          .where('shopping_cart_id', '=', shoppingCartId)
          .where('client_id', '=', key.clientId)
          .where('catalog_id', '=', key.catalogId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
};
