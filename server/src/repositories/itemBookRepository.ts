import { sql } from 'kysely';

import { containsWords } from '../db/containsWords';
import type { Database } from '../db/openDatabase';

const sorts = { code: 'code', nameEs: 'name_es', nameEn: 'name_en', nameZh: 'name_zh', price: 'price_cents' } as const;

const searched = ['code', 'additional_code', 'name_es', 'name_en', 'name_zh'].map((column) => sql.ref<string>(column));

export type ItemFilter = {
  text: string;
  category: string | undefined;
  isDeleted: boolean;
  /** A field of the office; the order of the catalogue if it is none to sort by. */
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
};

/** The items of a catalogue, for those who run the shop. */
export const createItemBook = (db: Database, catalogId: number) => ({
  listPage: async ({ text, category, isDeleted, sort, isDescending, limit, offset }: ItemFilter) => {
    const filtered = db
      .selectFrom('stock_items')
      .where('catalog_id', '=', catalogId)
      .where('deleted', '=', isDeleted ? 1 : 0)
      .$if(text.trim() !== '', (query) => query.where(containsWords(text, searched)))
      .$if(category !== undefined, (query) => query.where('stock_category_id', '=', Number(category)));
    const column = Object.entries(sorts).find(([field]) => field === sort)?.[1] ?? 'position';
    const direction = isDescending ? 'desc' : 'asc';
    const rows = await filtered
      .selectAll()
      .orderBy(column, direction)
      .orderBy('stock_item_id', direction)
      .limit(limit)
      .offset(offset)
      .execute();
    const { count } = await filtered.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    return { rows, total: Number(count) };
  },
  countIn: async (categoryId: number) => {
    const { count } = await db
      .selectFrom('stock_items')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('catalog_id', '=', catalogId)
      .where('stock_category_id', '=', categoryId)
      .where('deleted', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  /** By id, or by the code of an item that may be deleted. */
  find: ({ id, code }: { id?: number; code?: string }) =>
    db
      .selectFrom('stock_items')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .$if(id !== undefined, (query) => query.where('stock_item_id', '=', id ?? 0))
      .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
      // Older catalogues may have two items with the same code: the later one is the one that is imported.
      .orderBy('position', 'desc')
      .executeTakeFirst(),
});
