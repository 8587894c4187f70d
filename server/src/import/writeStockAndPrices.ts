import type { Database } from '../db/openDatabase';
import { createPriceListBook } from '../repositories/priceListsRepository';
import { type ImportRepository, inBatches } from './importRepository';
import type { PricePlan } from './plan/planPrices';
import type { PlannedStock, StockPlan } from './plan/planStock';

type StockWriting = {
  replace: boolean;
  /** Called before levels are overwritten. */
  keep: ((planned: readonly PlannedStock[]) => Promise<void>) | undefined;
};

export const writeStock = async (
  repository: ImportRepository,
  { rows }: Pick<StockPlan, 'rows'>,
  { replace, keep }: StockWriting,
) => {
  if (replace) await repository.removeStock();
  for await (const planned of rows()) {
    await keep?.(planned);
    await repository.removeStock(planned.filter(({ level }) => level === null).map(({ stockItemId }) => stockItemId));
    await repository.writeStock(planned.flatMap(({ level }) => level ?? []));
  }
};

/** `db` must be a transaction. */
export const writePrices = async (
  db: Database,
  { accountId, catalogId }: { accountId: number; catalogId: number },
  { list, keepsOthers = false, rows }: Pick<PricePlan, 'rows'> & { list: string; keepsOthers?: boolean },
) => {
  const priceListId = await createPriceListBook(db, accountId).renew(list);
  const remove = (itemIds?: number[]) =>
    db
      .deleteFrom('list_prices')
      .where('price_list_id', '=', priceListId)
      .where('catalog_id', '=', catalogId)
      .$if(itemIds !== undefined, (query) => query.where('stock_item_id', 'in', itemIds ?? []))
      .execute();
  if (!keepsOthers) await remove();
  else for await (const planned of rows()) await remove(planned.map((row) => row.stock_item_id));
  for await (const planned of rows())
    for (const part of inBatches(planned.map((row) => ({ price_list_id: priceListId, ...row }))))
      await db.insertInto('list_prices').values(part).execute();
};
