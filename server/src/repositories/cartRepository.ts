import type { RawBuilder, Transaction } from 'kysely';

import { findAllowed } from '@/shared/lib/quantityRule';

import { allOf } from '../db/columns';
import { compileOnce, executeRows } from '../db/compileOnce';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { executeLastBatch } from '../db/queryBatch';
import type { StockItemsTable, Tables } from '../db/tables';
import {
  type FindVariantCodes,
  getRowRule,
  type PricedCart,
  type StoredCart,
  unitPriceCents,
} from '../orders/cartLine';
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
import { onOwnPrice, type OwnPrice, ownPriceColumns, withOwnPrice } from './priceListsRepository';

type ClientCatalog = Omit<CartKey, 'personId'>;

export type CartRepository = {
  read: (key: CartKey) => Promise<StoredCart>;
  readStamp: (key: CartKey) => Promise<string>;
  /** With the client's prices. */
  findItem: (key: ClientCatalog, stockItemId: number) => Promise<StockItemsTable | undefined>;
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
    .where('person_id', '=', line.personId)
    .where('stock_item_id', '=', line.stockItemId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type ItemKey = { catalogId: number; stockItemId: number };

type ItemOfClient = ClientCatalog & { today: string; stockItemId: number };

type ItemRow = StockItemsTable & OwnPrice;

type RawValue<Value> = Value | RawBuilder<Value>;

const selectWithOwnPrices = (db: Database, clientId: RawValue<number>, today: RawValue<string>) =>
  db
    .selectFrom('stock_items as item')
    .leftJoin('clients as client', (join) => join.on('client.client_id', '=', clientId))
    .leftJoin('list_prices as own', (join) => join.on(onOwnPrice(today)))
    .select(allOf('item'))
    .select(ownPriceColumns)
    // A price of the item itself comes before that of the whole catalogue.
    .orderBy('own.stock_item_id', 'desc');

/** A single query, because every change of a cart begins with it. */
const selectItem = compileOnce<ItemOfClient, ItemRow>((db, value) =>
  selectWithOwnPrices(db, value('clientId'), value('today'))
    .where('item.catalog_id', '=', value('catalogId'))
    .where('item.stock_item_id', '=', value('stockItemId'))
    .limit(1),
);

// A statement takes a limited number of parameters.
const itemsPerQuery = 1000;

/** Items with the prices of a client, by catalogue and id. */
export const findItems = async (
  db: Database,
  { clientId, today }: { clientId: number; today: string },
  wanted: readonly ItemKey[],
): Promise<(key: ItemKey) => StockItemsTable | undefined> => {
  const nameKey = ({ catalogId, stockItemId }: ItemKey) => `${catalogId} ${stockItemId}`;
  const found = new Map<string, StockItemsTable>();
  const keys = [...new Map(wanted.map((key) => [nameKey(key), key])).values()];
  for (let from = 0; from < keys.length; from += itemsPerQuery) {
    const part = keys.slice(from, from + itemsPerQuery);
    const catalogs = [...new Set(part.map(({ catalogId }) => catalogId))];
    const rows = await selectWithOwnPrices(db, clientId, today)
      .where((item) =>
        item.or(
          catalogs.map((catalogId) =>
            item('item.catalog_id', '=', catalogId).and(
              'item.stock_item_id',
              'in',
              part.filter((key) => key.catalogId === catalogId).map(({ stockItemId }) => stockItemId),
            ),
          ),
        ),
      )
      .execute();
    for (const row of rows) {
      const key = nameKey({ catalogId: row.catalog_id, stockItemId: row.stock_item_id });
      if (!found.has(key)) found.set(key, withOwnPrice(row));
    }
  }
  return (key) => found.get(nameKey(key));
};

export const createCartRepository = (db: Database, today: () => string): CartRepository => {
  const onDay = ({ clientId, catalogId, personId }: CartKey) => ({ clientId, catalogId, personId, today: today() });
  /** Changes the cart under its lock; if nothing changes, the version stays. */
  const change = (key: CartKey, work: (transaction: Transaction<Tables>) => Promise<boolean>) =>
    inTransaction(db, async (transaction): Promise<PricedCart | undefined> => {
      await transaction.executeQuery(lockCart(transaction, key));
      if (!(await work(transaction))) return undefined;
      const raised = [raiseCartVersion(transaction, key), selectPricedLines(transaction, onDay(key))] as const;
      return toPricedCart(...(await executeLastBatch(transaction, raised)));
    });
  return {
    read: (key) => readCart(db, key, today()),
    readStamp: (key) => readCartStamp(db, key, today()),
    findVariantCodes: (parent) => findVariantCodes(db, parent),
    findItem: async (key, stockItemId) => {
      const { clientId, catalogId } = key;
      const [row] = await executeRows(db, selectItem(db, { clientId, catalogId, today: today(), stockItemId }));
      return row && withOwnPrice(row);
    },
    set: (line) =>
      withNewId((newId) =>
        inTransaction(db, async (transaction) => {
          const [raised, , lines] = await executeLastBatch(transaction, [
            raiseCartVersion(transaction, line),
            setLine(transaction, { ...line, newId }),
            selectPricedLines(transaction, onDay(line)),
          ]);
          return toPricedCart(raised, lines);
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
          .where('person_id', '=', key.personId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
};

/**
 * Adds to the line of an item in a cart that is locked. False if the item is not sold, or not in the quantity that
 * results.
 */
export const addToLine = async (
  on: Database,
  today: () => string,
  {
    newId,
    moment,
    stockItemId,
    quantity: added,
    ...key
  }: CartKey & { stockItemId: number; quantity: number } & {
    newId: number;
    moment: number;
  },
): Promise<boolean> => {
  const item = await createCartRepository(on, today).findItem(key, stockItemId);
  const present = await on
    .selectFrom('cart_lines')
    .select('quantity')
    .where('client_id', '=', key.clientId)
    .where('catalog_id', '=', key.catalogId)
    .where('person_id', '=', key.personId)
    .where('stock_item_id', '=', stockItemId)
    .executeTakeFirst();
  const quantity = (present?.quantity ?? 0) + added;
  const price = item ? unitPriceCents(item, quantity) : null;
  if (!item || price === null || findAllowed(getRowRule(item), quantity) !== null) return false;
  await on.executeQuery(setLine(on, { ...key, stockItemId, quantity, unitPriceCents: price, moment, newId }));
  return true;
};
