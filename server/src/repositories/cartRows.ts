import { type RawBuilder, sql } from 'kysely';

import { allOf } from '../db/columns';
import { compileOnce, executeRows, type PlaceholderOf } from '../db/compileOnce';
import { catalogScope } from '../db/dataVersions';
import type { Database } from '../db/openDatabase';
import type { StockItemsTable } from '../db/tables';
import type { FindVariantCodes, PricedCart, PricedItemRow, StoredCart } from '../orders/cartLine';
import { onOwnPrice, type OwnPrice, ownPriceColumns, withOwnPrice } from './priceListsRepository';

/** `personId` is 0 for the client's own cart, which its people share unless each has one. */
export type CartKey = { clientId: number; catalogId: number; personId: number };

/** Whose cart someone has; null is the client itself. */
export type GetCartOwner = (personId: number | null) => number;

export const createGetCartOwner =
  (personCarts: 'common' | 'own'): GetCartOwner =>
  (personId) =>
    personCarts === 'own' ? (personId ?? 0) : 0;

export type LineToSet = CartKey & { stockItemId: number; quantity: number; unitPriceCents: number; moment: number };

type CartValue = (name: keyof CartKey) => RawBuilder<number>;

const keyValues = (value: CartValue) => ({
  client_id: value('clientId'),
  catalog_id: value('catalogId'),
  person_id: value('personId'),
});

/** Every cart change, and the push that empties the cart, locks this row first, which serializes them. */
export const lockCart = compileOnce<CartKey, { version: number }>((db, value) =>
  db
    .insertInto('carts')
    .values({ ...keyValues(value), version: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'catalog_id', 'person_id'])
        .doUpdateSet((expression) => ({ version: expression.ref('carts.version') })),
    )
    .returning('version'),
);

/** Also locks the row, and returns the new version. */
export const raiseCartVersion = compileOnce<CartKey, { version: number }>((db, value) =>
  db
    .insertInto('carts')
    .values({ ...keyValues(value), version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'catalog_id', 'person_id'])
        .doUpdateSet((expression) => ({ version: expression('carts.version', '+', 1) })),
    )
    .returning('version'),
);

type LineRow = { shopping_cart_id: number; quantity: number; unit_price_cents: number };

const toLine = <Row extends LineRow & PricedItemRow & OwnPrice>(row: Row) => {
  const { shopping_cart_id, quantity, unit_price_cents, ...item } = row;
  return {
    shoppingCartId: shopping_cart_id,
    quantity,
    setPriceCents: unit_price_cents,
    item: withOwnPrice(item),
  };
};

/** A price of the item itself comes before that of the whole catalogue. */
const toLines = <Row extends LineRow & PricedItemRow & OwnPrice>(rows: Row[]) =>
  rows.filter((row, index) => row.shopping_cart_id !== rows[index - 1]?.shopping_cart_id).map((row) => toLine(row));

type CartOnDay = CartKey & { today: string };

const selectLines = (db: Database, value: PlaceholderOf<CartOnDay>) =>
  db
    .selectFrom('cart_lines as line')
    .innerJoin('stock_items as item', (join) =>
      join.onRef('item.catalog_id', '=', 'line.catalog_id').onRef('item.stock_item_id', '=', 'line.stock_item_id'),
    )
    .leftJoin('clients as client', 'client.client_id', 'line.client_id')
    .leftJoin('list_prices as own', (join) => join.on(onOwnPrice(value('today'))))
    .select(['line.shopping_cart_id', 'line.quantity', 'line.unit_price_cents'])
    .select(ownPriceColumns)
    .where('line.client_id', '=', value('clientId'))
    .where('line.catalog_id', '=', value('catalogId'))
    .where('line.person_id', '=', value('personId'))
    .orderBy('line.added_at')
    .orderBy('line.shopping_cart_id')
    .orderBy('own.stock_item_id', 'desc');

type CartLineRow = LineRow & StockItemsTable & OwnPrice & { version: number };

/** Selects the version together with the lines, so that they are consistent. */
export const selectCart = compileOnce<CartOnDay, CartLineRow>((db, value) =>
  selectLines(db, value)
    .innerJoin('carts as cart', (join) =>
      join
        .onRef('cart.client_id', '=', 'line.client_id')
        .onRef('cart.catalog_id', '=', 'line.catalog_id')
        .onRef('cart.person_id', '=', 'line.person_id'),
    )
    .select(allOf('item'))
    .select('cart.version'),
);

const selectVariantCodes = compileOnce<{ catalogId: number; parentId: number }, { code: string }>((db, value) =>
  db
    .selectFrom('stock_items')
    .select('code')
    .where('catalog_id', '=', value('catalogId'))
    .where('stock_item_parent_id', '=', value('parentId'))
    .where('deleted', '=', 0)
    .where('is_parent', '=', 0)
    .where('price_cents', 'is not', null)
    .orderBy('position'),
);

export const findVariantCodes = async (db: Database, parent: Parameters<FindVariantCodes>[0]): Promise<string[]> => {
  const key = { catalogId: parent.catalog_id, parentId: parent.stock_item_id };
  return (await executeRows(db, selectVariantCodes(db, key))).map(({ code }) => code);
};

type Versions = { cart: number | null; catalogue: string | null; prices: string | null };

const readVersions = compileOnce<CartKey & { scope: string }, Versions>((db, value) =>
  db.selectNoFrom((expression) => [
    expression
      .selectFrom('carts')
      .select('version')
      .where('client_id', '=', value('clientId'))
      .where('catalog_id', '=', value('catalogId'))
      .where('person_id', '=', value('personId'))
      .as('cart'),
    expression.selectFrom('data_versions').select('version').where('scope', '=', value('scope')).as('catalogue'),
    expression
      .selectFrom('clients')
      .innerJoin('price_lists', 'price_lists.price_list_id', 'clients.price_list_id')
      .select('price_lists.version')
      .where('clients.client_id', '=', value('clientId'))
      .as('prices'),
  ]),
);

const findVersions = async (db: Database, { clientId, catalogId, personId }: CartKey) => {
  const key = { clientId, catalogId, personId, scope: catalogScope(catalogId) };
  const [versions] = await executeRows(db, readVersions(db, key));
  return { cart: versions?.cart ?? 0, catalogue: versions?.catalogue ?? '', prices: versions?.prices ?? null };
};

/** Changes with the cart, with the items of its catalogue, and with the client's price list, which has days. */
export const readCartStamp = async (db: Database, key: CartKey, today: string): Promise<string> => {
  const { cart, catalogue, prices } = await findVersions(db, key);
  return [cart, catalogue, ...(prices === null ? [] : [prices, today])].join(' ');
};

/** Undefined if the cart is empty, because its version comes with its lines. */
export const toCart = (rows: CartLineRow[]): StoredCart | undefined => {
  const [first] = rows;
  return first && { version: first.version, lines: toLines(rows) };
};

export const readCart = async (db: Database, key: CartKey, today: string): Promise<StoredCart> => {
  const cart = toCart(await executeRows(db, selectCart(db, { ...key, today })));
  return cart ?? { version: (await findVersions(db, key)).cart, lines: [] };
};

type PricedLineRow = LineRow & PricedItemRow & OwnPrice;

export const selectPricedLines = compileOnce<CartOnDay, PricedLineRow>((db, value) =>
  selectLines(db, value)
    .select(['item.stock_item_id', 'item.is_parent', 'item.deleted', 'item.price_cents', 'item.best_price_cents'])
    .select('item.quantity_best_price'),
);

export const toPricedCart = (versions: { version: number }[], lines: PricedLineRow[]): PricedCart => {
  const [cart] = versions;
  if (!cart) throw new Error('a cart whose version was raised must exist');
  return { version: cart.version, lines: toLines(lines) };
};

/** Sets the line of an item, or adds it with the new id: an item has at most one line. */
export const setLine = compileOnce<LineToSet & { newId: number }, object>((db, value) => {
  // Keeps a cart's lines in insertion order, even within a millisecond or after the clock was set back.
  const addedAt = db
    .selectFrom('cart_lines')
    .select(() =>
      sql<number>`case when max(added_at) >= ${value('moment')} then max(added_at) + 1 else ${value('moment')} end`.as(
        'added_at',
      ),
    )
    .where('client_id', '=', value('clientId'))
    .where('catalog_id', '=', value('catalogId'))
    .where('person_id', '=', value('personId'));
  return db
    .insertInto('cart_lines')
    .values({
      shopping_cart_id: value('newId'),
      ...keyValues(value),
      stock_item_id: value('stockItemId'),
      quantity: value('quantity'),
      unit_price_cents: value('unitPriceCents'),
      added_at: addedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'catalog_id', 'person_id', 'stock_item_id']).doUpdateSet((expression) => ({
        quantity: expression.ref('excluded.quantity'),
        unit_price_cents: expression.ref('excluded.unit_price_cents'),
      })),
    );
});

export const removeLines = compileOnce<CartKey, never>((db, value) =>
  db
    .deleteFrom('cart_lines')
    .where('client_id', '=', value('clientId'))
    .where('catalog_id', '=', value('catalogId'))
    .where('person_id', '=', value('personId'))
    .$castTo<never>(),
);
