import type { ListPricesTable } from '../../db/priceTables';
import { allItems, firstDay, lastDay, wholeCatalogue } from '../../prices/clientPrice';
import { checkLines } from '../checkImport';
import { type Cell, readDate, readPercent, readPrice, readWhole } from '../read/cells';
import { type FaultList, TranslatedRowError } from '../read/faults';
import type { RowSpool } from '../read/rowSpool';
import type { Row, Table } from '../read/table';
import { type FindItems, findListedItem, type FoundItems } from './planStock';

export const priceColumns = [
  'code',
  'additionalCode',
  'discount',
  'price',
  'bestPrice',
  'quantityBestPrice',
  'validFrom',
  'validUntil',
] as const;

export type PriceColumn = (typeof priceColumns)[number];

/** The list that they belong to is known when they are written. */
export type PlannedPrice = Omit<ListPricesTable, 'price_list_id'>;

export type PricePlan = { count: number; rows: () => AsyncGenerator<PlannedPrice[]> };

type Planning = {
  findItems: FindItems;
  table: Table<PriceColumn>;
  faults: FaultList;
  spool: RowSpool<PlannedPrice>;
  catalogId: number;
};

type Span = { from: string; until: string; line: number };

const readSpan = ({ cell, line }: Row<PriceColumn>): Span => {
  const read = (column: PriceColumn) => {
    const found = cell(column);
    return found ? readDate(found) : null;
  };
  const [from, until] = [read('validFrom') ?? firstDay, read('validUntil') ?? lastDay];
  if (until < from) throw new TranslatedRowError('validUntil', 'rowEndsBefore', { from });
  return { from, until, line };
};

const readPrices = ({ cell }: Row<PriceColumn>, isWhole: boolean) => {
  const read = <Value>(column: PriceColumn, readCell: (found: Cell) => Value | null): Value | null => {
    const found = cell(column);
    return found ? readCell(found) : null;
  };
  const discount = read('discount', readPercent);
  const price = read('price', readPrice);
  const best = read('bestPrice', readPrice);
  const quantity = read('quantityBestPrice', (found) => readWhole(found, [1, 999_999]));
  if (discount !== null) {
    if (price !== null || best !== null || quantity !== null)
      throw new TranslatedRowError('discount', 'rowDiscountOrPrices');
    return { discount, price_cents: null, best_price_cents: null, quantity_best_price: null };
  }
  if (isWhole) throw new TranslatedRowError('discount', 'rowDiscountMissing');
  if (price === null) throw new TranslatedRowError('price', 'rowPriceMissing');
  if ((best === null) !== (quantity === null))
    throw new TranslatedRowError(best === null ? 'bestPrice' : 'quantityBestPrice', 'rowBestPriceQuantity');
  if (best !== null && best >= price) throw new TranslatedRowError('bestPrice', 'rowBestPriceHigh');
  return { discount, price_cents: price, best_price_cents: best, quantity_best_price: quantity };
};

/** The file is the whole list of the catalogue: one price per item and day. */
export const planPrices = async (planning: Planning): Promise<PricePlan> => {
  const { table, faults, spool, catalogId, findItems } = planning;
  const spans = new Map<number, Span[]>();
  let count = 0;

  const readRow = (row: Row<PriceColumn>, items: FoundItems): PlannedPrice => {
    const isWhole = row.cell('code')?.text.trim() === allItems;
    const stockItemId = isWhole ? wholeCatalogue : findListedItem(row, items);
    const span = readSpan(row);
    const others = spans.get(stockItemId) ?? [];
    const earlier = others.find(({ from, until }) => from <= span.until && span.from <= until);
    if (earlier) throw new TranslatedRowError('validFrom', 'rowSameDays', { line: earlier.line });
    const prices = readPrices(row, isWhole);
    spans.set(stockItemId, [...others, span]);
    return {
      catalog_id: catalogId,
      stock_item_id: stockItemId,
      valid_from: span.from,
      valid_until: span.until,
      ...prices,
    };
  };

  for await (const rows of table.rows(faults)) {
    const items = await findItems(rows);
    const planned = rows.flatMap((row) => faults.attempt(row.line, () => readRow(row, items)) ?? []);
    await spool.add(planned);
    count += planned.length;
  }
  checkLines(table.file, count, faults);
  return { count, rows: spool.read };
};
