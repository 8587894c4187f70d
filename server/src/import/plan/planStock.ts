import type { StockLevelsTable } from '../../db/tables';
import { type Cell, readDate, readText, readWhole } from '../read/cells';
import { type FaultList, TranslatedRowError } from '../read/faults';
import type { RowSpool } from '../read/rowSpool';
import type { Row, Table } from '../read/table';
import { maxCodeLength } from './readItemRow';

export const stockColumns = ['code', 'additionalCode', 'quantity', 'expectedDate', 'expectedQuantity'] as const;

export type StockColumn = (typeof stockColumns)[number];

/** What a line makes of an item's stock; without a quantity, the item is no longer counted. */
export type PlannedStock = { stockItemId: number; level: StockLevelsTable | null };

export type StockPlan = { count: number; rows: () => AsyncGenerator<PlannedStock[]> };

type ItemRow = Row<'code' | 'additionalCode'>;

export type FoundItems = {
  findItem: (code: string) => number | undefined;
  /** Several if it is not unique. */
  findByAdditionalCode: (code: string) => number[];
};

/** Those that some lines name. */
export type FindItems = (rows: ItemRow[]) => Promise<FoundItems>;

type Planning = {
  findItems: FindItems;
  table: Table<StockColumn>;
  faults: FaultList;
  spool: RowSpool<PlannedStock>;
  catalogId: number;
  findLevels: (stockItemIds: number[]) => Promise<StockLevelsTable[]>;
};

const maxQuantity = 1_000_000_000;

const readCode = (cell: Cell | undefined) => (cell ? readText(cell, maxCodeLength) : '');

export const findListedItem = ({ cell }: ItemRow, { findItem, findByAdditionalCode }: FoundItems): number => {
  const [code, additionalCode] = [readCode(cell('code')), readCode(cell('additionalCode'))];
  if (code === '' && additionalCode === '') throw new TranslatedRowError('code', 'rowCodeMissing');
  if (code !== '') {
    const found = findItem(code);
    if (found === undefined) throw new TranslatedRowError('code', 'rowItemUnknown', { code: JSON.stringify(code) });
    return found;
  }
  const [found, ...others] = findByAdditionalCode(additionalCode);
  if (found === undefined)
    throw new TranslatedRowError('additionalCode', 'rowAdditionalCodeUnknown', {
      code: JSON.stringify(additionalCode),
    });
  if (others.length > 0)
    throw new TranslatedRowError('additionalCode', 'rowAdditionalCodeTwice', { code: JSON.stringify(additionalCode) });
  return found;
};

/** One line per item; missing columns leave what is expected as it is. */
export const planStock = async (planning: Planning): Promise<StockPlan> => {
  const { table, faults, spool, catalogId, findItems, findLevels } = planning;
  const lineByItem = new Map<number, number>();
  let count = 0;

  const readLevel = (
    { cell }: Row<StockColumn>,
    stockItemId: number,
    present: StockLevelsTable | undefined,
  ): StockLevelsTable | null => {
    const quantityCell = cell('quantity');
    if (!quantityCell) throw new TranslatedRowError('quantity', 'rowColumnMissing');
    const quantity = readWhole(quantityCell, [0, maxQuantity]);
    const [dateCell, expectedCell] = [cell('expectedDate'), cell('expectedQuantity')];
    const expectedDate = dateCell ? readDate(dateCell) : (present?.expected_date ?? null);
    const expectedQuantity = expectedCell
      ? readWhole(expectedCell, [1, maxQuantity])
      : dateCell
        ? null
        : (present?.expected_quantity ?? null);
    if (expectedDate === null && expectedQuantity !== null)
      throw new TranslatedRowError('expectedQuantity', 'rowExpectedUndated');
    if (quantity === null) return null;
    return {
      catalog_id: catalogId,
      stock_item_id: stockItemId,
      quantity,
      expected_date: expectedDate,
      expected_quantity: expectedQuantity,
    };
  };

  for await (const rows of table.rows(faults)) {
    const items = await findItems(rows);
    const found = rows.flatMap((row) => {
      const stockItemId = faults.attempt(row.line, () => {
        const id = findListedItem(row, items);
        const earlier = lineByItem.get(id);
        if (earlier !== undefined) throw new TranslatedRowError('code', 'rowSameItem', { line: earlier });
        return id;
      });
      if (stockItemId === undefined) return [];
      lineByItem.set(stockItemId, row.line);
      return { row, stockItemId };
    });
    const levels = new Map(
      (await findLevels(found.map(({ stockItemId }) => stockItemId))).map((level) => [level.stock_item_id, level]),
    );
    const planned = found.flatMap(({ row, stockItemId }) => {
      const level = faults.attempt(row.line, () => readLevel(row, stockItemId, levels.get(stockItemId)));
      return level === undefined ? [] : { stockItemId, level };
    });
    await spool.add(planned);
    count += planned.length;
  }
  return { count, rows: spool.read };
};
