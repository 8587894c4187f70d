import type { Language } from '@/shared/i18n/languages';
import type { SetAsideCart, SetAsideCartName, SetAsideLine } from '@/contracts/inventory';

import type { SetAsideCartsTable } from '../db/cartTables';
import { inParts } from '../db/inParts';
import { inTransaction } from '../db/inTransaction';
import { withNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import { notSignedIn } from '../http/responses/refusal';
import { addToLine } from './cartRepository';
import { lockCart, raiseCartVersion } from './cartRows';
import { lockClient } from './clientsRepository';

type Owner = { clientId: number; /** As in the key of a cart. */ personId: number };

export type SetAsideKey = Owner & { cartId: string };

const maxCarts = 50;

/** What the client has written about the order so far. */
type Note = Omit<SetAsideCartName, 'name'>;

const toCart = (row: SetAsideCartsTable): SetAsideCart => ({
  cartId: row.cart_id,
  name: row.name,
  date: new Date(row.created_at).toISOString(),
  lines: JSON.parse(row.lines) as SetAsideLine[],
  ...(row.note !== null && (JSON.parse(row.note) as Note)),
});

/** Also of items that are no longer sold. */
const withNames = async (on: Database, carts: readonly SetAsideCart[], language: Language): Promise<SetAsideCart[]> => {
  const lines = carts.flatMap((cart) => cart.lines);
  const names = new Map<string, { code: string; name: string }>();
  for (const catalogId of new Set(lines.map((line) => line.catalogId))) {
    const ids = [...new Set(lines.filter((line) => line.catalogId === catalogId).map((line) => line.stockItemId))];
    for (const part of inParts(ids)) {
      const rows = await on
        .selectFrom('stock_items')
        .select(['stock_item_id', 'code', `name_${language} as name`])
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', part)
        .execute();
      for (const { stock_item_id: id, code, name } of rows) names.set(`${catalogId} ${id}`, { code, name });
    }
  }
  return carts.map((cart) => ({
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, ...names.get(`${line.catalogId} ${line.stockItemId}`) })),
  }));
};

const selectCarts = (on: Database, { clientId, personId }: Owner) =>
  on.selectFrom('set_aside_carts').selectAll().where('client_id', '=', clientId).where('person_id', '=', personId);

/** Latest first. */
export const listSetAsideCarts = async (db: Database, owner: Owner): Promise<SetAsideCart[]> => {
  const rows = await selectCarts(db, owner).orderBy('created_at', 'desc').orderBy('cart_id').execute();
  return rows.map(toCart);
};

/** Changes of a client's carts take turns (`lockClient`), so that each line is in exactly one of them. */
export const createSetAsideCartsRepository = (
  db: Database,
  { catalogs, today }: { catalogs: readonly number[]; today: () => string },
) => {
  const inTurn = <Result>({ clientId, personId }: SetAsideKey, work: (transaction: Database) => Promise<Result>) =>
    inTransaction(db, async (transaction) => {
      if (!(await lockClient(transaction, clientId))) throw notSignedIn();
      for (const catalogId of catalogs)
        await transaction.executeQuery(lockCart(transaction, { clientId, catalogId, personId }));
      return work(transaction);
    });
  const deleteCart = (on: Database, { clientId, personId, cartId }: SetAsideKey) =>
    on
      .deleteFrom('set_aside_carts')
      .where('client_id', '=', clientId)
      .where('person_id', '=', personId)
      .where('cart_id', '=', cartId);
  const readLines = (on: Database, { clientId, personId }: Owner): Promise<SetAsideLine[]> =>
    on
      .selectFrom('cart_lines')
      .select(['catalog_id as catalogId', 'stock_item_id as stockItemId', 'quantity'])
      .where('client_id', '=', clientId)
      .where('catalog_id', 'in', catalogs)
      .where('person_id', '=', personId)
      .orderBy('catalog_id')
      .orderBy('added_at')
      .orderBy('shopping_cart_id')
      .execute();
  const raiseVersions = async (on: Database, { clientId, personId }: Owner, lines: readonly SetAsideLine[]) => {
    for (const catalogId of new Set(lines.map((line) => line.catalogId)))
      await on.executeQuery(raiseCartVersion(on, { clientId, catalogId, personId }));
  };
  return {
    list: async (owner: Owner, language: Language) => withNames(db, await listSetAsideCarts(db, owner), language),
    /** Empties the client's cart into a new one; the same id again returns the stored one. */
    setAside: (
      key: SetAsideKey,
      { name, ...note }: SetAsideCartName,
      moment: number,
    ): Promise<SetAsideCart | 'empty' | 'tooMany'> =>
      inTurn(key, async (transaction) => {
        const { clientId, personId, cartId } = key;
        const carts = await selectCarts(transaction, key).execute();
        const stored = carts.find((cart) => cart.cart_id === cartId);
        if (stored) return toCart(stored);
        if (carts.length >= maxCarts) return 'tooMany';
        const lines = await readLines(transaction, key);
        if (lines.length === 0) return 'empty';
        const row = {
          client_id: clientId,
          person_id: personId,
          cart_id: cartId,
          name,
          created_at: moment,
          lines: JSON.stringify(lines),
          note: Object.values(note).some(Boolean) ? JSON.stringify(note) : null,
        };
        await transaction.insertInto('set_aside_carts').values(row).execute();
        await transaction
          .deleteFrom('cart_lines')
          .where('client_id', '=', clientId)
          .where('catalog_id', 'in', catalogs)
          .where('person_id', '=', personId)
          .execute();
        await raiseVersions(transaction, key, lines);
        return toCart(row);
      }),
    /** Moves what can be ordered into the client's cart, and returns the rest; undefined if there is no such cart. */
    takeBack: (key: SetAsideKey, language: Language, moment: number): Promise<SetAsideCart[] | undefined> =>
      withNewId((firstId) =>
        inTurn(key, async (transaction) => {
          const { clientId, personId } = key;
          const stored = await selectCarts(transaction, key).where('cart_id', '=', key.cartId).executeTakeFirst();
          if (!stored) return undefined;
          const cart = toCart(stored);
          const rest: SetAsideLine[] = [];
          for (const [index, line] of cart.lines.entries())
            if (!(await addToLine(transaction, today, { ...line, clientId, personId, newId: firstId - index, moment })))
              rest.push(line);
          await raiseVersions(
            transaction,
            key,
            cart.lines.filter((line) => !rest.includes(line)),
          );
          if (rest.length > 0) {
            await transaction
              .updateTable('set_aside_carts')
              .set({ lines: JSON.stringify(rest), note: null })
              .where('client_id', '=', clientId)
              .where('cart_id', '=', key.cartId)
              .execute();
            return withNames(transaction, [toCart({ ...stored, lines: JSON.stringify(rest), note: null })], language);
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
