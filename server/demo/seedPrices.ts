import type { Database } from '../src/db/openDatabase';
import { firstDay, lastDay, wholeCatalogue } from '../src/prices/clientPrice';
import { demoPriceListId as price_list_id } from './demoClients';

const twelvePercent = 1200;

/** The other demo client pays less in the first catalogue. */
export const seedPrices = async (db: Database, accountId: number, [catalogId]: readonly number[]) => {
  await db
    .insertInto('price_lists')
    .values({ price_list_id, account_id: accountId, name: 'Wholesale', version: 'demo' })
    .execute();
  if (catalogId === undefined) return;
  await db
    .insertInto('list_prices')
    .values({
      price_list_id,
      catalog_id: catalogId,
      stock_item_id: wholeCatalogue,
      valid_from: firstDay,
      valid_until: lastDay,
      discount: twelvePercent,
      price_cents: null,
      best_price_cents: null,
      quantity_best_price: null,
    })
    .execute();
};
