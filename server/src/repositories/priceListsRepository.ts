import { type RawBuilder, sql } from 'kysely';

import { allOf } from '../db/columns';
import { compileOnce, executeRows } from '../db/compileOnce';
import { containsWords } from '../db/containsWords';
import { createVersion } from '../db/dataVersions';
import { isPostgres } from '../db/engine';
import { createWithNewId } from '../db/newId';
import type { Database } from '../db/openDatabase';
import type { ListPricesTable } from '../db/priceTables';
import type { PricedItemRow } from '../orders/cartLine';
import { wholeCatalogue, withListPrice } from '../prices/clientPrice';

type ClientTerms = {
  /** Changes with the list and its prices; null without a list. */
  priceList: string | null;
  /** In basis points; null for the shop's rate. */
  taxRate: number | null;
  taxExemption: string | null;
};

type DayOfClient = { clientId: number; catalogId: number; today: string };

const selectAllPrices = compileOnce<DayOfClient, ListPricesTable>((db, value) =>
  db
    .selectFrom('clients as client')
    .innerJoin('list_prices as price', 'price.price_list_id', 'client.price_list_id')
    .select(allOf('price'))
    .where('client.client_id', '=', value('clientId'))
    .where('price.catalog_id', '=', value('catalogId'))
    .where('price.valid_from', '<=', value('today'))
    .where('price.valid_until', '>=', value('today')),
);

/** Joins what the list of a `client` says today of an `item`, or of its whole catalogue, as `own`: up to two rows. */
export const onOwnPrice = (today: string | RawBuilder<string>) =>
  sql<boolean>`own.price_list_id = client.price_list_id and own.catalog_id = item.catalog_id
    and own.stock_item_id in (0, item.stock_item_id) and own.valid_from <= ${today} and own.valid_until >= ${today}`;

export const ownPriceColumns = [
  'own.stock_item_id as own_id',
  'own.discount as own_discount',
  'own.price_cents as own_price',
  'own.best_price_cents as own_best_price',
  'own.quantity_best_price as own_quantity',
] as const;

/** All null where the client's list says nothing. */
export type OwnPrice = {
  own_id: number | null;
  own_discount: number | null;
  own_price: number | null;
  own_best_price: number | null;
  own_quantity: number | null;
};

export const withOwnPrice = <Row extends PricedItemRow & OwnPrice>(row: Row): Row => {
  const own = {
    discount: row.own_discount,
    price_cents: row.own_price,
    best_price_cents: row.own_best_price,
    quantity_best_price: row.own_quantity,
  };
  return withListPrice(row, row.own_id === null ? undefined : own);
};

type TermsRow = { version: string | null; tax_rate: number | null; tax_exemption: string | null };

const selectTerms = compileOnce<{ clientId: number }, TermsRow>((db, value) =>
  db
    .selectFrom('clients as client')
    .leftJoin('price_lists as list', 'list.price_list_id', 'client.price_list_id')
    .select(['list.version', 'client.tax_rate', 'client.tax_exemption'])
    .where('client.client_id', '=', value('clientId')),
);

export const createPriceListsRepository = (db: Database) => ({
  findTerms: async (clientId: number): Promise<ClientTerms> => {
    const [row] = await executeRows(db, selectTerms(db, { clientId }));
    return {
      priceList: row?.version ?? null,
      taxRate: row?.tax_rate ?? null,
      taxExemption: row?.tax_exemption ?? null,
    };
  },
  /** What is valid on a day. */
  listPrices: (key: DayOfClient) => executeRows(db, selectAllPrices(db, key)),
});

export type PriceListsRepository = ReturnType<typeof createPriceListsRepository>;

type Counted = { price_list_id: number | null; count: number | string };

const toCounts = (rows: readonly Counted[]) =>
  new Map(rows.map(({ price_list_id, count }) => [price_list_id, Number(count)]));

export type PriceFilter = { catalogId?: number | undefined; text: string };

const searchedInPrices = ['code', 'additional_code', 'name_es', 'name_en', 'name_zh'].map((column) =>
  sql.ref<string | null>(`item.${column}`),
);

const itemTexts = ['item.name_es', 'item.name_en', 'item.name_zh', 'item.price_cents as public_price_cents'] as const;

/** The lists of an account, for operators. */
export const createPriceListBook = (db: Database, accountId: number) => {
  const lists = () => db.selectFrom('price_lists').where('account_id', '=', accountId);
  const pricesOf = (priceListId: number) =>
    db
      .selectFrom('list_prices as price')
      .leftJoin('stock_items as item', (join) =>
        join.onRef('item.catalog_id', '=', 'price.catalog_id').onRef('item.stock_item_id', '=', 'price.stock_item_id'),
      )
      .where('price.price_list_id', '=', priceListId)
      .where((where) =>
        where.or([where('price.stock_item_id', '=', wholeCatalogue), where('item.code', 'is not', null)]),
      );
  /** With the codes: first of all items, then of each. */
  const selectPrices = (from: ReturnType<typeof pricesOf>) =>
    from
      .select(allOf('price'))
      .select(['item.code', 'item.additional_code'])
      .orderBy('price.catalog_id')
      .orderBy((order) => order.fn.coalesce('item.position', order.lit(0)))
      .orderBy('price.stock_item_id')
      .orderBy('price.valid_from');
  return {
    all: () => lists().selectAll().orderBy('name').execute(),
    names: async () => (await lists().select('name').orderBy('name').execute()).map(({ name }) => name),
    findById: (priceListId: number) => lists().selectAll().where('price_list_id', '=', priceListId).executeTakeFirst(),
    find: (name: string) => lists().selectAll().where('name', '=', name).executeTakeFirst(),
    /** By id or name. `db` must be a transaction. */
    lock: (key: number | string) =>
      lists()
        .selectAll()
        .where(typeof key === 'number' ? 'price_list_id' : 'name', '=', key)
        // A write lock of the embedded database covers everything.
        .$if(isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst(),
    rename: (priceListId: number, name: string) =>
      db.updateTable('price_lists').set({ name }).where('price_list_id', '=', priceListId).execute(),
    clients: async (priceListId: number) =>
      (
        await db
          .selectFrom('clients')
          .select('username')
          .where('price_list_id', '=', priceListId)
          .orderBy('username')
          .execute()
      ).map(({ username }) => username),
    /** By list. */
    countClients: async () =>
      toCounts(
        await db
          .selectFrom('clients')
          .select((expression) => ['price_list_id', expression.fn.countAll<number | string>().as('count')])
          .where('price_list_id', 'is not', null)
          .groupBy('price_list_id')
          .execute(),
      ),
    /** By list. */
    countPrices: async () =>
      toCounts(
        await db
          .selectFrom('list_prices')
          .select((expression) => ['price_list_id', expression.fn.countAll<number | string>().as('count')])
          .groupBy('price_list_id')
          .execute(),
      ),
    /** On whole catalogues, of all lists. */
    discounts: (): Promise<ListPricesTable[]> =>
      db
        .selectFrom('list_prices')
        .selectAll()
        .where('stock_item_id', '=', wholeCatalogue)
        .orderBy('catalog_id')
        .orderBy('valid_from')
        .execute(),
    /** Of items that are no longer sold, too. */
    listPage: async (
      priceListId: number,
      { catalogId, text }: PriceFilter,
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const filtered = pricesOf(priceListId)
        .$if(catalogId !== undefined, (query) => query.where('price.catalog_id', '=', catalogId ?? 0))
        .$if(text.trim() !== '', (query) => query.where(containsWords(text, searchedInPrices)));
      const rows = await selectPrices(filtered).select(itemTexts).limit(limit).offset(offset).execute();
      const { count } = await filtered.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      return { rows, total: Number(count) };
    },
    /** What it says of an item, or of all items. */
    listItem: (priceListId: number, catalogId: number, stockItemId: number) =>
      selectPrices(
        pricesOf(priceListId).where('price.catalog_id', '=', catalogId).where('price.stock_item_id', '=', stockItemId),
      )
        .select(itemTexts)
        .execute(),
    removePrice: ({
      price_list_id,
      catalog_id,
      stock_item_id,
      valid_from,
    }: Pick<ListPricesTable, 'price_list_id' | 'catalog_id' | 'stock_item_id' | 'valid_from'>) =>
      db
        .deleteFrom('list_prices')
        .where('price_list_id', '=', price_list_id)
        .where('catalog_id', '=', catalog_id)
        .where('stock_item_id', '=', stock_item_id)
        .where('valid_from', '=', valid_from)
        .execute(),
    /** What it says of a catalogue. */
    listRows: (priceListId: number, catalogId: number): Promise<ListPricesTable[]> =>
      db
        .selectFrom('list_prices')
        .selectAll()
        .where('price_list_id', '=', priceListId)
        .where('catalog_id', '=', catalogId)
        .orderBy('stock_item_id')
        .orderBy('valid_from')
        .execute(),
    /** Removes a list without prices that no client has. */
    removeUnused: async (priceListId: number) => {
      await db
        .deleteFrom('price_lists')
        .where('price_list_id', '=', priceListId)
        .where((where) =>
          where.not(
            where.or([
              where.exists(
                where.selectFrom('list_prices').select('valid_from').where('price_list_id', '=', priceListId),
              ),
              where.exists(where.selectFrom('clients').select('client_id').where('price_list_id', '=', priceListId)),
            ]),
          ),
        )
        .execute();
    },
    /** The same with the codes, of what is still sold. */
    listCatalog: (priceListId: number, catalogId: number) =>
      selectPrices(
        pricesOf(priceListId)
          .where('price.catalog_id', '=', catalogId)
          .where((where) =>
            where.or([where('price.stock_item_id', '=', wholeCatalogue), where('item.deleted', '=', 0)]),
          ),
      ).execute(),
    /** Adds the list where there is none, with a new version. `db` must be a transaction. */
    renew: async (name: string): Promise<number> => {
      const version = createVersion();
      const present = await lists().select('price_list_id').where('name', '=', name).executeTakeFirst();
      if (!present)
        return createWithNewId((price_list_id) =>
          db
            .insertInto('price_lists')
            .values({ price_list_id, account_id: accountId, name, version })
            .onConflict((conflict) => conflict.column('price_list_id').doNothing())
            .executeTakeFirstOrThrow(),
        );
      await db.updateTable('price_lists').set({ version }).where('price_list_id', '=', present.price_list_id).execute();
      return present.price_list_id;
    },
    remove: async (priceListId: number) => {
      await db.deleteFrom('list_prices').where('price_list_id', '=', priceListId).execute();
      await db.deleteFrom('price_lists').where('price_list_id', '=', priceListId).execute();
    },
  };
};

export type PriceListBook = ReturnType<typeof createPriceListBook>;
