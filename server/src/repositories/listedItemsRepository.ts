import { sql } from 'kysely';

import type { Database } from '../db/openDatabase';

/** The fields of an item that its address needs. */
export type ListedItem = {
  stock_item_id: number;
  position: number;
  code: string;
  name_es: string;
  name_en: string;
  name_zh: string;
};

export type ListedItemsRepository = {
  count: (catalogId: number) => Promise<number>;
  /** In list order, without deleted items; `skip` and `limit` count items. */
  read: (catalogId: number, skip: number, limit: number) => AsyncGenerator<ListedItem[]>;
};

const batchSize = 2000;

export const createListedItemsRepository = (db: Database): ListedItemsRepository => {
  const listed = (catalogId: number) =>
    db.selectFrom('stock_items').where('catalog_id', '=', catalogId).where('deleted', '=', 0);
  const inOrder = (catalogId: number) =>
    listed(catalogId)
      .select(['stock_item_id', 'position', 'code', 'name_es', 'name_en', 'name_zh'])
      .orderBy('position')
      .orderBy('stock_item_id');
  const after = (catalogId: number, { position, stock_item_id }: ListedItem, limit: number) =>
    inOrder(catalogId)
      .where(sql<boolean>`(position, stock_item_id) > (${position}, ${stock_item_id})`)
      .limit(limit)
      .execute();

  return {
    count: async (catalogId) => {
      const row = await listed(catalogId)
        .select((expression) => expression.fn.countAll().as('count'))
        .executeTakeFirst();
      // PostgreSQL returns the count as text.
      return Number(row?.count ?? 0);
    },
    async *read(catalogId, skip, limit) {
      let remaining = limit;
      let part = await inOrder(catalogId).offset(skip).limit(Math.min(batchSize, remaining)).execute();
      for (let last = part.at(-1); last; last = part.at(-1)) {
        yield part;
        remaining -= part.length;
        part = remaining > 0 ? await after(catalogId, last, Math.min(batchSize, remaining)) : [];
      }
    },
  };
};
