import type { StockItemsTable } from '../../db/tables';
import { readFlag, readPrice, readText, readWhole, type Cell } from '../cells';
import { Unsound } from '../faults';
import { readNames } from '../names';
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

/** An item before it has its place in the catalogue: id, position and parent. */
export type ItemDraft = {
  line: number;
  code: string;
  /** Undefined if the file has no such column, null if the cell is empty. */
  parentCode: string | null | undefined;
  existing: StockItemsTable | undefined;
  values: Omit<
    StockItemsTable,
    'catalog_id' | 'stock_item_id' | 'position' | 'is_parent' | 'stock_item_parent_id' | 'code'
  >;
};

export type RowSources = {
  existingOf: (code: string) => StockItemsTable | undefined;
  categoryOf: (text: string) => number;
  imageOf: (fileName: string) => string;
};

const longestCode = 60;
const longestPath = 1000;
const mostForBestPrice = 1_000_000;

type Prices = Pick<StockItemsTable, 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

const soundPrices = (prices: Prices): Prices => {
  const { price_cents: price, best_price_cents: best, quantity_best_price: quantity } = prices;
  if ((best === null) !== (quantity === null))
    throw new Unsound('bestPrice', 'a best price needs its quantity, and a quantity its best price');
  if (best === null) return prices;
  if (price === null) throw new Unsound('bestPrice', 'there is no price that it could be better than');
  if (best >= price) throw new Unsound('bestPrice', 'the best price is not below the price');
  return prices;
};

const or = <Value>(cell: Cell | undefined, read: (cell: Cell) => Value, otherwise: Value): Value =>
  cell === undefined ? otherwise : read(cell);

export const readItemRow = ({ line, cell }: Row<ItemColumn>, sources: RowSources): ItemDraft => {
  const code = or(cell('code'), (given) => readText(given, longestCode), '');
  if (code === '') throw new Unsound('code', 'the code is missing');
  const existing = sources.existingOf(code);
  const textOr = (column: ItemColumn, longest: number, otherwise: string | undefined) =>
    or<string | undefined>(cell(column), (given) => readText(given, longest), otherwise);
  const category = textOr('category', longestPath, undefined);
  const image = textOr('image', longestPath, undefined);
  const parentCode = textOr('parentCode', longestCode, undefined);
  return {
    line,
    code,
    existing,
    parentCode: parentCode === '' ? null : parentCode,
    values: {
      additional_code: textOr('additionalCode', longestCode, existing?.additional_code) ?? '',
      ...readNames(cell, existing),
      stock_category_id:
        category === undefined
          ? (existing?.stock_category_id ?? null)
          : category === ''
            ? null
            : sources.categoryOf(category),
      image_name: image === undefined ? (existing?.image_name ?? null) : image === '' ? null : sources.imageOf(image),
      deleted: or(cell('deleted'), readFlag, 0),
      is_offer: or(cell('isOffer'), readFlag, existing?.is_offer ?? 0),
      is_new: or(cell('isNew'), readFlag, existing?.is_new ?? 0),
      ...soundPrices({
        price_cents: or(cell('price'), readPrice, existing?.price_cents ?? null),
        best_price_cents: or(cell('bestPrice'), readPrice, existing?.best_price_cents ?? null),
        quantity_best_price: or(
          cell('quantityBestPrice'),
          (given) => readWhole(given, [2, mostForBestPrice]),
          existing?.quantity_best_price ?? null,
        ),
      }),
    },
  };
};
