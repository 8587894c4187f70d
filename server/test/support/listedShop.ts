import type { Database } from '../../src/db/openDatabase';
import { aCategory, anItem, fillShop } from './builders';

const document = (kind: string, slug: string, body: object) => ({
  account_id: 1,
  kind,
  slug,
  language: 'en',
  position: 1,
  body: JSON.stringify(body),
});

/** Something of each kind that has a page, names that need escaping among them. */
export const fillListedShop = async (db: Database) => {
  await fillShop(db);
  await db
    .insertInto('stock_items')
    .values([
      anItem({
        stock_item_id: 105,
        position: 5,
        name_en: 'Bolt </script><script>alert("1")</script> & "nut"',
        image_name: 'bolt.png',
      }),
      anItem({
        catalog_id: 2,
        stock_item_id: 201,
        position: 6,
        name_en: 'Nail',
        code: 'N-1',
        image_name: 'https://[no/a.png',
      }),
    ])
    .execute();
  await db
    .insertInto('stock_categories')
    .values(aCategory({ stock_category_id: 8, name_es: ' ', name_en: ' ', name_zh: ' ' }))
    .execute();
  await db
    .insertInto('content')
    .values([
      document('offer', 'summer', {
        offerId: 1,
        slug: 'summer',
        title: 'Summer',
        body: '<p>All <b>cheap</b></p>',
        imageUrl: null,
        catalogId: null,
        stockItemIds: [],
      }),
      document('productLine', '4', {
        productLineId: 4,
        name: 'Desk',
        summary: 'For desks',
        body: 'Long',
        imageUrl: null,
        stockCategoryIds: [],
      }),
      document('term', '1', { termId: 1, title: 'Sale', body: 'Text' }),
    ])
    .execute();
};
