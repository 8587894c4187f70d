import { type Kysely, sql } from 'kysely';

import type { Tables } from '../tables';

/** Pictures of categories, which were named by their ids alone. */
export const namePicturesOfCategories = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('stock_categories').addColumn('image_name', 'text').execute();
  const named = sql<string>`cast(stock_category_id as text) || '.svg'`;
  await db
    .updateTable('stock_categories')
    .set({ image_name: named })
    .where((category) =>
      category.exists(
        category
          .selectFrom('files')
          .select('name')
          .where('container', '=', 'StockCategoryImages')
          .where('name', '=', named),
      ),
    )
    .execute();
};
