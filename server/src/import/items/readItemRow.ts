import type { StockItemsTable } from '../../db/tables';
import { type Cell, maxPathLength, readFlag, readPrice, readText, readWhole } from '../cells';
import { RowError } from '../faults';
import { nameColumns, readNames } from '../names';
import type { Row } from '../table';

export const itemColumns = [
  'code',
  'additionalCode',
  'nameEs',
  'nameEn',
  'nameZh',
  'category',
  'price',
  'bestPrice',
  'quantityBestPrice',
  'parentCode',
  'isOffer',
  'isNew',
  'deleted',
  'image',
] as const;

export type ItemColumn = (typeof itemColumns)[number];

export type ItemValues = Omit<
  StockItemsTable,
  'catalog_id' | 'stock_item_id' | 'position' | 'is_parent' | 'stock_item_parent_id' | 'code' | 'demo'
>;

/** An item before it has its place in the catalogue: id, position and parent. */
export type ItemDraft = {
  code: string;
  /** Undefined if the file has no such column, null if the cell is empty. */
  parentCode: string | null | undefined;
  values: ItemValues;
};

export type RowSources = {
  findExisting: (code: string) => StockItemsTable | undefined;
  findCategory: (text: string) => number;
  findImage: (fileName: string) => string;
};

const maxCodeLength = 60;
const maxBestPriceQuantity = 1_000_000;

type Prices = Pick<StockItemsTable, 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

const checkPrices = (prices: Prices): Prices => {
  const { price_cents: price, best_price_cents: best, quantity_best_price: quantity } = prices;
  if ((best === null) !== (quantity === null))
    throw new RowError('bestPrice', 'a best price and its quantity must be given together');
  if (best === null) return prices;
  if (price === null) throw new RowError('bestPrice', 'a best price needs a price');
  if (best >= price) throw new RowError('bestPrice', 'the best price must be lower than the price');
  return prices;
};

const readOr = <Value>(cell: Cell | undefined, read: (cell: Cell) => Value, fallback: Value): Value =>
  cell === undefined ? fallback : read(cell);

export const readItemRow = ({ cell }: Row<ItemColumn>, sources: RowSources): ItemDraft => {
  const code = readOr(cell('code'), (each) => readText(each, maxCodeLength), '');
  if (code === '') throw new RowError('code', 'the code is missing');
  const existing = sources.findExisting(code);
  if (!existing && !nameColumns.some((column) => cell(column)))
    throw new RowError('code', `there is no item ${JSON.stringify(code)}, and no column with a name to add it`);
  const readTextOr = (column: ItemColumn, maxLength: number, fallback: string | undefined) =>
    readOr<string | undefined>(cell(column), (each) => readText(each, maxLength), fallback);
  const category = readTextOr('category', maxPathLength, undefined);
  const image = readTextOr('image', maxPathLength, undefined);
  const parentCode = readTextOr('parentCode', maxCodeLength, undefined);
  return {
    code,
    parentCode: parentCode === '' ? null : parentCode,
    values: {
      additional_code: readTextOr('additionalCode', maxCodeLength, existing?.additional_code) ?? '',
      ...readNames(cell, existing),
      stock_category_id:
        category === undefined
          ? (existing?.stock_category_id ?? null)
          : category === ''
            ? null
            : sources.findCategory(category),
      image_name: image === undefined ? (existing?.image_name ?? null) : image === '' ? null : sources.findImage(image),
      deleted: readOr(cell('deleted'), readFlag, 0),
      is_offer: readOr(cell('isOffer'), readFlag, existing?.is_offer ?? 0),
      is_new: readOr(cell('isNew'), readFlag, existing?.is_new ?? 0),
      ...checkPrices({
        price_cents: readOr(cell('price'), readPrice, existing?.price_cents ?? null),
        best_price_cents: readOr(cell('bestPrice'), readPrice, existing?.best_price_cents ?? null),
        quantity_best_price: readOr(
          cell('quantityBestPrice'),
          (each) => readWhole(each, [2, maxBestPriceQuantity]),
          existing?.quantity_best_price ?? null,
        ),
      }),
    },
  };
};
