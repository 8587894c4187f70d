import { sql, type Transaction } from 'kysely';

import { compileOnce, executeRows } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeLastBatch } from '../db/queryBatch';
import type { StockItemsTable, Tables } from '../db/tables';
import type { FindVariantCodes, PricedCart, StoredCart } from '../orders/cartLine';
import { withListPrice } from '../prices/clientPrice';
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
import { selectPricesOfCart } from './priceListsRepository';

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

type ItemOfClient = CartKey & { today: string; stockItemId: number };

/** What the client's list says of the item, all null where it says nothing. */
type OwnPrice = {
  own_id: number | null;
  own_discount: number | null;
  own_price: number | null;
  own_best_price: number | null;
  own_quantity: number | null;
};

/** A single query, because every change of a cart begins with it. */
const selectItem = compileOnce<ItemOfClient, StockItemsTable & OwnPrice>((db, value) =>
  db
    .selectFrom('stock_items as item')
    .leftJoin('clients as client', (join) => join.on('client.client_id', '=', value('clientId')))
    .leftJoin('list_prices as own', (join) =>
      join
        .onRef('own.price_list_id', '=', 'client.price_list_id')
        .onRef('own.catalog_id', '=', 'item.catalog_id')
        .on(sql<boolean>`own.stock_item_id in (0, item.stock_item_id)`)
        .on('own.valid_from', '<=', value('today'))
        .on('own.valid_until', '>=', value('today')),
    )
    .selectAll('item')
    .select(['own.stock_item_id as own_id', 'own.discount as own_discount', 'own.price_cents as own_price'])
    .select(['own.best_price_cents as own_best_price', 'own.quantity_best_price as own_quantity'])
    .where('item.catalog_id', '=', value('catalogId'))
    .where('item.stock_item_id', '=', value('stockItemId'))
    // A price of the item itself comes before that of the whole catalogue.
    .orderBy('own.stock_item_id', 'desc')
    .limit(1),
);

export const createCartRepository = (db: Database, today: () => string): CartRepository => {
  const onDay = ({ clientId, catalogId }: CartKey) => ({ clientId, catalogId, today: today() });
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
    read: (key) => readCart(db, key, today()),
    readStamp: (key) => readCartStamp(db, key, today()),
    findVariantCodes: (parent) => findVariantCodes(db, parent),
    findItem: async (key, stockItemId) => {
      const [row] = await executeRows(db, selectItem(db, { ...onDay(key), stockItemId }));
      if (!row) return undefined;
      const { own_id, own_discount, own_price, own_best_price, own_quantity, ...item } = row;
      const own = {
        discount: own_discount,
        price_cents: own_price,
        best_price_cents: own_best_price,
        quantity_best_price: own_quantity,
      };
      return withListPrice(item, own_id === null ? undefined : own);
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
