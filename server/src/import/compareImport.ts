import type { Language } from '@/shared/i18n/languages';

import { toItemCells } from '../catalogue/exportCatalogue';
import type { Database } from '../db/openDatabase';
import type { StockItemsTable, StockLevelsTable } from '../db/tables';
import { wholeCatalogue } from '../prices/clientPrice';
import { toPriceCells } from '../prices/priceFile';
import { createPriceListBook } from '../repositories/priceListsRepository';
import type { ImportPlan } from './importCatalogue';
import { createImportRepository } from './importRepository';
import type { ItemCounts } from './plan/placeItems';

type Cells = Record<string, string>;

/** What becomes of a record; null where there is none before or after. */
type Pair = { code: string; name: string; before: Cells | null; after: Cells | null };

export type ComparedField = { field: string; before: string; after: string };

export type Comparison = {
  counts: ItemCounts;
  /** Some of what is changed. */
  changes: { code: string; name: string; fields: ComparedField[] }[];
};

const changesShown = 50;

type Comparing = { db: Database; accountId: number; catalogId: number; language: Language; plan: ImportPlan };

const findFields = ({ before, after }: Pair): ComparedField[] =>
  before && after
    ? Object.keys(after)
        .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
        .filter((each) => each.before !== each.after)
    : [];

const findNames = async ({ db, catalogId, language }: Comparing, ids: number[]) => {
  const rows = await createImportRepository(db, catalogId).itemsById(ids);
  return new Map(rows.map((row) => [row.stock_item_id, { code: row.code, name: row[`name_${language}`] }]));
};

async function* compareItems({ db, catalogId, language, plan }: Comparing): AsyncGenerator<Pair> {
  const repository = createImportRepository(db, catalogId);
  const toCells = (row: StockItemsTable, parentCodes: Map<number, string>): Cells => {
    const category = row.stock_category_id === null ? undefined : plan.tree.get(row.stock_category_id);
    return {
      ...toItemCells(row, parentCodes, new Set()),
      category: category?.[`name_${language}`] ?? '',
      deleted: row.deleted === 1 ? '1' : '',
    };
  };
  for await (const rows of plan.itemPlan?.rows(repository) ?? []) {
    const before = new Map(
      (await repository.itemsById(rows.map((row) => row.stock_item_id))).map((row) => [row.stock_item_id, row]),
    );
    const parentIds = [...rows, ...before.values()].flatMap((row) => row.stock_item_parent_id ?? []);
    const parents = [...(await repository.placesById(parentIds)), ...rows];
    const parentCodes = new Map(parents.map((row) => [row.stock_item_id, row.code]));
    for (const row of rows) {
      const present = before.get(row.stock_item_id);
      yield {
        code: row.code,
        name: row[`name_${language}`],
        before: present ? toCells(present, parentCodes) : null,
        after: toCells(row, parentCodes),
      };
    }
  }
}

const toStockCells = (level: StockLevelsTable | null | undefined): Cells | null =>
  level
    ? {
        quantity: String(level.quantity),
        expectedDate: level.expected_date ?? '',
        expectedQuantity: String(level.expected_quantity ?? ''),
      }
    : null;

async function* compareStock(comparing: Comparing): AsyncGenerator<Pair> {
  const { db, catalogId, plan } = comparing;
  const repository = createImportRepository(db, catalogId);
  for await (const planned of plan.stockPlan?.rows() ?? []) {
    const ids = planned.map(({ stockItemId }) => stockItemId);
    const names = await findNames(comparing, ids);
    const levels = new Map((await repository.stockById(ids)).map((level) => [level.stock_item_id, level]));
    for (const { stockItemId, level } of planned) {
      const { code = '', name = '' } = names.get(stockItemId) ?? {};
      yield { code, name, before: toStockCells(levels.get(stockItemId)), after: toStockCells(level) };
    }
  }
}

async function* comparePrices(comparing: Comparing): AsyncGenerator<Pair> {
  const { db, accountId, catalogId, plan } = comparing;
  const book = createPriceListBook(db, accountId);
  const list = await book.find(plan.pricePlan?.list ?? '');
  const present = list ? await book.listCatalog(list.price_list_id, catalogId) : [];
  type PriceKey = Pick<(typeof present)[number], 'stock_item_id' | 'valid_from'>;
  const toKey = (row: PriceKey) => `${row.stock_item_id} ${row.valid_from}`;
  const left = new Map(present.map((row) => [toKey(row), row]));
  for await (const planned of plan.pricePlan?.rows() ?? []) {
    const names = await findNames(
      comparing,
      planned.map((row) => row.stock_item_id).filter((id) => id !== wholeCatalogue),
    );
    for (const row of planned) {
      const before = left.get(toKey(row));
      left.delete(toKey(row));
      const { code = null, name = '' } = names.get(row.stock_item_id) ?? {};
      const after = toPriceCells({ price_list_id: 0, ...row, code, additional_code: before?.additional_code ?? null });
      yield { code: after.code, name, before: before ? toPriceCells(before) : null, after };
    }
  }
  for (const row of left.values()) yield { code: row.code ?? '', name: '', before: toPriceCells(row), after: null };
}

const describe = ({ before, after }: Pair, fields: ComparedField[]): keyof ItemCounts => {
  if (!before && !after) return 'unchanged';
  if (!before) return 'added';
  if (!after) return 'removed';
  return fields.length > 0 ? 'changed' : 'unchanged';
};

/** What an import will change of items, stock or the prices of a list. */
export const compareImport = async (comparing: Comparing): Promise<Comparison> => {
  const { itemPlan, stockPlan } = comparing.plan;
  const counts: ItemCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const changes: Comparison['changes'] = [];
  const pairs = itemPlan ? compareItems(comparing) : stockPlan ? compareStock(comparing) : comparePrices(comparing);
  for await (const pair of pairs) {
    const fields = findFields(pair);
    counts[describe(pair, fields)] += 1;
    if (fields.length > 0 && changes.length < changesShown) changes.push({ code: pair.code, name: pair.name, fields });
    // The plan has counted the items.
    if (itemPlan && changes.length >= changesShown) break;
  }
  return { counts: itemPlan?.counts ?? counts, changes };
};
