import type { Transaction } from 'kysely';

import type { StoredCart } from '../cart/cartLine';
import { compileOnce } from '../db/compileOnce';
import { catalogScope } from '../db/dataVersions';
import { inTransaction } from '../db/inTransaction';
import { createWithNewId } from '../db/newId';
import type { Database, OpenDatabase } from '../db/openDatabase';
import type { StockItemsTable, Tables } from '../db/tables';
import { lockCart, raiseCartVersion, readCart } from './cartRows';

export type CartKey = { clientId: number; catalogId: number };

export type LineToSet = CartKey & { stockItemId: number; quantity: number; unitPriceCents: number; moment: number };

export type CartRepository = {
  read: (key: CartKey) => Promise<StoredCart>;
  /** Changes with the cart, and with the catalogue's items. */
  readStamp: (key: CartKey) => Promise<string>;
  findItem: (catalogId: number, stockItemId: number) => Promise<StockItemsTable | undefined>;
  /** Sets the line of an item, or adds it; an item has at most one line. */
  set: (line: LineToSet) => Promise<StoredCart>;
  /** Undefined if the cart has no such line. */
  update: (line: LineToSet) => Promise<StoredCart | undefined>;
  remove: (key: CartKey, shoppingCartId: number) => Promise<StoredCart | undefined>;
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

/** Keeps a cart's lines in insertion order, even within a millisecond or after the clock was set back. */
const nextMoment = async (transaction: Transaction<Tables>, { clientId, catalogId, moment }: LineToSet) => {
  const { last } = await transaction
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.max<number | null>('added_at').as('last'))
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .executeTakeFirstOrThrow();
  return last === null ? moment : Math.max(moment, last + 1);
};

const insertLine = async (transaction: Transaction<Tables>, line: LineToSet) => {
  const added_at = await nextMoment(transaction, line);
  return createWithNewId((shopping_cart_id) =>
    transaction
      .insertInto('cart_lines')
      .values({
        shopping_cart_id,
        client_id: line.clientId,
        catalog_id: line.catalogId,
        stock_item_id: line.stockItemId,
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        added_at,
      })
      .onConflict((conflict) => conflict.column('shopping_cart_id').doNothing())
      .executeTakeFirst(),
  );
};

const createCartStamp = (db: Database) => {
  const readVersions = compileOnce<CartKey & { scope: string }, { cart: number | null; catalogue: string | null }>(
    (value) =>
      db.selectNoFrom((expression) => [
        expression
          .selectFrom('carts')
          .select('version')
          .where('client_id', '=', value('clientId'))
          .where('catalog_id', '=', value('catalogId'))
          .as('cart'),
        expression.selectFrom('data_versions').select('version').where('scope', '=', value('scope')).as('catalogue'),
      ]),
  );
  return async ({ clientId, catalogId }: CartKey) => {
    const [versions] = await readVersions(db, { clientId, catalogId, scope: catalogScope(catalogId) });
    return `${versions?.cart ?? 0} ${versions?.catalogue ?? ''}`;
  };
};

export const createCartRepository = ({ db, engine }: OpenDatabase): CartRepository => {
  /** Changes the cart under its lock; if nothing changes, the version stays. */
  const change = (
    { clientId, catalogId }: CartKey,
    work: (transaction: Transaction<Tables>) => Promise<boolean>,
  ): Promise<StoredCart | undefined> =>
    inTransaction(db, async (transaction) => {
      await lockCart(transaction, engine, clientId, catalogId);
      if (!(await work(transaction))) return undefined;
      await raiseCartVersion(transaction, clientId, catalogId);
      return readCart(transaction, clientId, catalogId);
    });
  return {
    read: ({ clientId, catalogId }) => readCart(db, clientId, catalogId),
    readStamp: createCartStamp(db),
    findItem: (catalogId, stockItemId) =>
      db
        .selectFrom('stock_items')
        .selectAll()
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', '=', stockItemId)
        .executeTakeFirst(),
    set: async (line) => {
      const cart = await change(line, async (transaction) => {
        if (!(await updateLine(transaction, line))) await insertLine(transaction, line);
        return true;
      });
      if (!cart) throw new Error('a cart that was just changed must exist');
      return cart;
    },
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
