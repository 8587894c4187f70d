import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';

import type { UnusedFilesTable } from '../db/contentTables';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { isNamedByContent } from './fileStore';

const day = 24 * 3_600_000;

/** Longer than anything takes that has read the names of the stored files, and will refer to one. */
const leavingMs = day / 48;

type Source = { table: keyof Tables; key: string[]; columns: string[]; rowsAtOnce?: number };

const lines = (table: 'order_lines' | 'quote_lines', id: string): Source => ({
  table,
  key: [id, 'line_number'],
  columns: ['image_name'],
});

/** Whatever has names of files, or texts with them; the largest last, which are read if any file is left. */
const sources: Source[] = [
  { table: 'environments', key: ['account_id', 'name'], columns: ['value'] },
  { table: 'content', key: ['account_id', 'kind', 'slug', 'language'], columns: ['body'], rowsAtOnce: 100 },
  { table: 'stock_categories', key: ['catalog_id', 'stock_category_id'], columns: ['image_name'] },
  { table: 'item_features', key: ['catalog_id', 'stock_item_feature_id'], columns: ['image_name', 'file_name'] },
  { table: 'stock_items', key: ['catalog_id', 'stock_item_id'], columns: ['image_name'] },
  { table: 'last_import_parts', key: ['account_id', 'part_number'], columns: ['kept'], rowsAtOnce: 20 },
  lines('quote_lines', 'quote_id'),
  lines('order_lines', 'order_id'),
];

/** In parts, so that no request waits for all of it. */
async function* readTexts(db: Database, { table, key, columns, rowsAtOnce = 2000 }: Source) {
  const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));
  for (let after = sql``; ;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${list([...key, ...columns])} from ${sql.table(table)} ${after} order by ${list(key)} limit ${rowsAtOnce}
    `.execute(db);
    for (const row of rows) for (const column of columns) if (typeof row[column] === 'string') yield row[column];
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    await turn();
    after = sql`where (${list(key)}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

const names = /[\w.-]*\w/g;

type StoredName = Pick<UnusedFilesTable, 'container' | 'name'>;

const toKey = ({ container, name }: StoredName) => `${container}/${name}`;

export const createUnusedFilesRepository = (db: Database) => {
  const remove = (file: StoredName, before: number) =>
    inTransaction(db, async (transaction) => {
      // First, because whoever stores the file again does this first, too.
      const { numDeletedRows } = await transaction
        .deleteFrom('unused_files')
        .where('container', '=', file.container)
        .where('name', '=', file.name)
        .where('leaving_since', '<=', before)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return 0;
      for (const table of ['picture_sizes', 'files'] as const)
        await transaction
          .deleteFrom(table)
          .where('container', '=', file.container)
          .where('name', '=', file.name)
          .execute();
      return 1;
    });
  return {
    /** Stored files that neither the database nor one of these texts refers to. */
    find: async (texts: string[]): Promise<StoredName[]> => {
      const stored = await db.selectFrom('files').select(['container', 'name']).execute();
      const files = stored.filter(({ name }) => isNamedByContent(name));
      const unused = new Set(files.map(({ name }) => name));
      const keepNamed = (text: string) => text.match(names)?.forEach((name) => unused.delete(name));
      texts.forEach(keepNamed);
      for (const source of sources) {
        if (unused.size === 0) break;
        for await (const text of readTexts(db, source)) keepNamed(text);
      }
      return files.filter(({ name }) => unused.has(name));
    },
    /**
     * Of these, deletes those that have been unused for a day, and says how many. Before, they are leaving for half an hour at
     * least: nothing that is stored may refer to them any more.
     */
    removeOutdated: async (unused: StoredName[], moment: number) => {
      const marks = await db.selectFrom('unused_files').selectAll().execute();
      const isUnused = new Set(unused.map(toKey));
      const isMarked = new Set(marks.map(toKey));
      for (const { container, name } of marks.filter((mark) => !isUnused.has(toKey(mark))))
        await db.deleteFrom('unused_files').where('container', '=', container).where('name', '=', name).execute();
      for (const { container, name } of unused.filter((file) => !isMarked.has(toKey(file))))
        await db
          .insertInto('unused_files')
          .values({ container, name, unused_since: moment, leaving_since: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await db
        .updateTable('unused_files')
        .set({ leaving_since: moment })
        .where('unused_since', '<=', moment - day)
        .where('leaving_since', 'is', null)
        .execute();
      const before = moment - leavingMs;
      let removed = 0;
      for (const mark of marks)
        if (isUnused.has(toKey(mark)) && mark.leaving_since !== null && mark.leaving_since <= before)
          removed += await remove(mark, before);
      return removed;
    },
  };
};
