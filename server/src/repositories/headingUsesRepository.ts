import type { Database } from '../db/openDatabase';

/** The features below a heading, and the items that have them. */
export const createHeadingUses = (db: Database, catalogId: number, headingId: number) => {
  const features = db
    .selectFrom('item_features')
    .where('catalog_id', '=', catalogId)
    .where('header_feature_id', '=', headingId);
  return {
    count: async () => {
      const { count } = await features.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
    listItems: async (limit: number) => {
      const used = await features.select('stock_item_id').distinct().orderBy('stock_item_id').limit(limit).execute();
      return db
        .selectFrom('stock_items')
        .select(['stock_item_id', 'code', 'name_es', 'name_en', 'name_zh'])
        .where('catalog_id', '=', catalogId)
        .where('stock_item_id', 'in', [0, ...used.map((row) => row.stock_item_id)])
        .orderBy('code')
        .execute();
    },
    removeHeading: async () => {
      await db
        .deleteFrom('header_features')
        .where('catalog_id', '=', catalogId)
        .where('header_feature_id', '=', headingId)
        .execute();
    },
  };
};
