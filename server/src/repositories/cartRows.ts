import type { Kysely } from 'kysely';

import type { StoredCart, StoredLine } from '../cart/cartLine';
import type { Engine } from '../db/engine';
import type { Tables } from '../db/tables';

/** Every cart change, and the push that empties the cart, locks this row first, which serializes them. */
export const lockCart = async (db: Kysely<Tables>, engine: Engine, clientId: number, catalogId: number) => {
  await db
    .insertInto('carts')
    .values({ client_id: clientId, catalog_id: catalogId, version: 0 })
    .onConflict((conflict) => conflict.columns(['client_id', 'catalog_id']).doNothing())
    .execute();
  await db
    .selectFrom('carts')
    .select('version')
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    // SQLite has already locked the whole database.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
};

export const raiseCartVersion = async (db: Kysely<Tables>, clientId: number, catalogId: number) => {
  await db
    .updateTable('carts')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .execute();
};

const readVersion = async (db: Kysely<Tables>, clientId: number, catalogId: number) => {
  const row = await db
    .selectFrom('carts')
    .select('version')
    .where('client_id', '=', clientId)
    .where('catalog_id', '=', catalogId)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** One query for both the version and the lines, so that they are consistent. */
export const readCart = async (db: Kysely<Tables>, clientId: number, catalogId: number): Promise<StoredCart> => {
  const rows = await db
    .selectFrom('cart_lines as line')
    .innerJoin('carts as cart', (join) =>
      join.onRef('cart.client_id', '=', 'line.client_id').onRef('cart.catalog_id', '=', 'line.catalog_id'),
    )
    .innerJoin('stock_items as item', (join) =>
      join.onRef('item.catalog_id', '=', 'line.catalog_id').onRef('item.stock_item_id', '=', 'line.stock_item_id'),
    )
    .selectAll('item')
    .select(['line.shopping_cart_id', 'line.quantity', 'line.unit_price_cents', 'cart.version'])
    .where('line.client_id', '=', clientId)
    .where('line.catalog_id', '=', catalogId)
    .orderBy('line.added_at')
    .orderBy('line.shopping_cart_id')
    .execute();
  const [first] = rows;
  if (!first) return { version: await readVersion(db, clientId, catalogId), lines: [] };
  const lines = rows.map(
    ({ shopping_cart_id, quantity, unit_price_cents, version: _version, ...item }): StoredLine => ({
      shoppingCartId: shopping_cart_id,
      quantity,
      setPriceCents: unit_price_cents,
      item,
    }),
  );
  return { version: first.version, lines };
};
