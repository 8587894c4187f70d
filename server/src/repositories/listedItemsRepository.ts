import { sql } from 'kysely';

import { pause } from '@/engine/host/steps';

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

/** A place in the list: an item, or the start. */
export type ListPlace = Pick<ListedItem, 'position' | 'stock_item_id'>;

const listStart: ListPlace = { position: -1, stock_item_id: -1 };

// Small enough that writing the addresses of a batch delays no request.
const batchSize = 200;

export type ListedItemsRepository = ReturnType<typeof createListedItemsRepository>;

export const createListedItemsRepository = (db: Database) => {
  const listAfter = (catalogId: number, { position, stock_item_id }: ListPlace, limit: number) =>
    db
      .selectFrom('stock_items')
      .where('catalog_id', '=', catalogId)
      .where('deleted', '=', 0)
      .where(sql<boolean>`(position, stock_item_id) > (${position}, ${stock_item_id})`)
      .orderBy('position')
      .orderBy('stock_item_id')
      .limit(limit);

  return {
    /** Divides the list into parts of this length: returns the item count, and the places after which the parts begin. */
    divide: async (catalogId: number, length: number): Promise<{ count: number; starts: ListPlace[] }> => {
      const starts: ListPlace[] = [];
      for (let start: ListPlace | undefined = listStart; start;) {
        starts.push(start);
        await pause();
        start = await listAfter(catalogId, start, length)
          .select(['position', 'stock_item_id'])
          .limit(1)
          .offset(length - 1)
          .executeTakeFirst();
      }
      const last = starts.at(-1) ?? listStart;
      const { count } = await db
        .selectFrom(listAfter(catalogId, last, length).select('stock_item_id').as('rest'))
        .select((expression) => expression.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      // PostgreSQL returns the count as text.
      const rest = Number(count);
      return { count: (starts.length - 1) * length + rest, starts: rest === 0 ? starts.slice(0, -1) : starts };
    },
    /** In list order, without deleted items. */
    async *read(catalogId: number, after: ListPlace, limit: number): AsyncGenerator<ListedItem[]> {
      let remaining = limit;
      for (let last = after; remaining > 0;) {
        const part = await listAfter(catalogId, last, Math.min(batchSize, remaining))
          .select(['stock_item_id', 'position', 'code', 'name_es', 'name_en', 'name_zh'])
          .execute();
        const end = part.at(-1);
        if (!end) return;
        yield part;
        remaining -= part.length;
        last = end;
      }
    },
  };
};
