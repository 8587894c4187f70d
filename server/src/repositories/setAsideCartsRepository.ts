import { findAllowed } from '@/shared/lib/quantityRule';
import type { FavouriteLine, SetAsideCart } from '@/contracts/inventory';

import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { SetAsideCartsTable } from '../db/plannedTables';
import { notSignedIn } from '../http/responses/refusal';
import { getRowRule, unitPriceCents } from '../orders/cartLine';
import { createCartRepository } from './cartRepository';
import { lockCart, raiseCartVersion, setLine } from './cartRows';
import { lockClient } from './clientsRepository';

export type SetAsideKey = { clientId: number; cartId: string };

const maxCarts = 50;

const toCart = (row: SetAsideCartsTable): SetAsideCart => ({
  cartId: row.cart_id,
  name: row.name,
  date: new Date(row.created_at).toISOString(),
  lines: JSON.parse(row.lines) as FavouriteLine[],
});

const selectCarts = (on: Database, clientId: number) =>
  on.selectFrom('set_aside_carts').selectAll().where('client_id', '=', clientId);

/** Latest first. */
export const listSetAsideCarts = async (db: Database, clientId: number): Promise<SetAsideCart[]> => {
  const rows = await selectCarts(db, clientId).orderBy('created_at', 'desc').orderBy('cart_id').execute();
  return rows.map(toCart);
};

export type SetAsideCartsRepository = ReturnType<typeof createSetAsideCartsRepository>;

/** Changes of a client's carts take turns (`lockClient`), so that each line is in exactly one of them. */
export const createSetAsideCartsRepository = (
  db: Database,
  { catalogs, today }: { catalogs: readonly number[]; today: () => string },
) => {
  const inTurn = <Result>({ clientId }: SetAsideKey, work: (transaction: Database) => Promise<Result>) =>
    inTransaction(db, async (transaction) => {
      if (!(await lockClient(transaction, clientId))) throw notSignedIn();
      for (const catalogId of catalogs) await transaction.executeQuery(lockCart(transaction, { clientId, catalogId }));
      return work(transaction);
    });
  const deleteCart = (on: Database, { clientId, cartId }: SetAsideKey) =>
    on.deleteFrom('set_aside_carts').where('client_id', '=', clientId).where('cart_id', '=', cartId);
  const readLines = (on: Database, clientId: number): Promise<FavouriteLine[]> =>
    on
      .selectFrom('cart_lines')
      .select(['catalog_id as catalogId', 'stock_item_id as stockItemId', 'quantity'])
      .where('client_id', '=', clientId)
      .where('catalog_id', 'in', catalogs)
      .orderBy('catalog_id')
      .orderBy('added_at')
      .orderBy('shopping_cart_id')
      .execute();
  const raiseVersions = async (on: Database, clientId: number, lines: readonly FavouriteLine[]) => {
    for (const catalogId of new Set(lines.map((line) => line.catalogId)))
      await on.executeQuery(raiseCartVersion(on, { clientId, catalogId }));
  };
  /** Adds to the line of the item. False if the item is not sold, or not in the quantity that results. */
  const addLine = async (
    on: Database,
    clientId: number,
    line: FavouriteLine,
    added: { newId: number; moment: number },
  ) => {
    const { catalogId, stockItemId } = line;
    const key = { clientId, catalogId };
    const item = await createCartRepository(on, today).findItem(key, stockItemId);
    const present = await on
      .selectFrom('cart_lines')
      .select('quantity')
      .where('client_id', '=', clientId)
      .where('catalog_id', '=', catalogId)
      .where('stock_item_id', '=', stockItemId)
      .executeTakeFirst();
    const quantity = (present?.quantity ?? 0) + line.quantity;
    const price = item ? unitPriceCents(item, quantity) : null;
    if (!item || price === null || findAllowed(getRowRule(item), quantity) !== null) return false;
    await on.executeQuery(setLine(on, { ...key, ...added, stockItemId, quantity, unitPriceCents: price }));
    return true;
  };
  return {
    list: (clientId: number) => listSetAsideCarts(db, clientId),
    /** Empties the client's cart into a new one; the same id again returns the stored one. */
    setAside: (key: SetAsideKey, name: string, moment: number): Promise<SetAsideCart | 'empty' | 'tooMany'> =>
      inTurn(key, async (transaction) => {
        const { clientId, cartId } = key;
        const carts = await selectCarts(transaction, clientId).execute();
        const stored = carts.find((cart) => cart.cart_id === cartId);
        if (stored) return toCart(stored);
        if (carts.length >= maxCarts) return 'tooMany';
        const lines = await readLines(transaction, clientId);
        if (lines.length === 0) return 'empty';
        const row = { client_id: clientId, cart_id: cartId, name, created_at: moment, lines: JSON.stringify(lines) };
        await transaction.insertInto('set_aside_carts').values(row).execute();
        await transaction
          .deleteFrom('cart_lines')
          .where('client_id', '=', clientId)
          .where('catalog_id', 'in', catalogs)
          .execute();
        await raiseVersions(transaction, clientId, lines);
        return toCart(row);
      }),
    /** Moves what can be ordered into the client's cart, and returns the rest; undefined if there is no such cart. */
    takeBack: (key: SetAsideKey, moment: number): Promise<SetAsideCart[] | undefined> =>
      withNewId((firstId) =>
        inTurn(key, async (transaction) => {
          const { clientId } = key;
          const stored = await selectCarts(transaction, clientId).where('cart_id', '=', key.cartId).executeTakeFirst();
          if (!stored) return undefined;
          const cart = toCart(stored);
          const rest: FavouriteLine[] = [];
          for (const [index, line] of cart.lines.entries())
            if (!(await addLine(transaction, clientId, line, { newId: firstId - index, moment }))) rest.push(line);
          await raiseVersions(
            transaction,
            clientId,
            cart.lines.filter((line) => !rest.includes(line)),
          );
          if (rest.length > 0) {
            await transaction
              .updateTable('set_aside_carts')
              .set({ lines: JSON.stringify(rest) })
              .where('client_id', '=', clientId)
              .where('cart_id', '=', key.cartId)
              .execute();
            return [{ ...cart, lines: rest }];
          }
          await deleteCart(transaction, key).execute();
          return [];
        }),
      ),
    remove: async (key: SetAsideKey) => {
      await deleteCart(db, key).execute();
    },
  };
};
