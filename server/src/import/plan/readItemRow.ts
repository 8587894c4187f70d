import { units } from '@/shared/lib/packing';
import { maxQuantity } from '@/shared/lib/quantityRule';
import { toAmount, writeAmount } from '@/shared/money/cents';

import type { StockItemsTable } from '../../db/tables';
import type { MediaSource } from '../images';
import { nameColumns, readNames } from '../names';
import { type Cell, maxPathLength, readFlag, readOneOf, readPrice, readText, readWhole } from '../read/cells';
import { type FaultList, TranslatedRowError } from '../read/faults';
import type { Row } from '../read/table';

const packingColumns = ['unit', 'minimumQuantity', 'quantityStep', 'packSize'] as const;

type PackingColumn = (typeof packingColumns)[number];

type Packing = Pick<StockItemsTable, 'unit' | 'minimum_quantity' | 'quantity_step' | 'pack_size'>;

const readCount = (cell: Cell) => readWhole(cell, [1, maxQuantity]);

/** What the cells say, and otherwise what the item has. Undefined if they have faults. */
const readPacking = (
  { line, cell }: Row<PackingColumn>,
  faults: FaultList,
  existing: Packing | undefined,
): Packing | undefined => {
  const before = faults.count(line);
  const readOr = <Value>(column: PackingColumn, read: (found: Cell) => Value | null, known: Value | null = null) => {
    const found = cell(column);
    return found ? (faults.attempt(line, () => read(found)) ?? null) : known;
  };
  const packing = {
    unit: readOr('unit', (found) => readOneOf(found, units), existing?.unit),
    minimum_quantity: readOr('minimumQuantity', readCount, existing?.minimum_quantity),
    quantity_step: readOr('quantityStep', readCount, existing?.quantity_step),
    pack_size: readOr('packSize', readCount, existing?.pack_size),
  };
  if (faults.count(line) > before) return undefined;
  const { minimum_quantity: minimum, quantity_step: step } = packing;
  if (minimum === null || step === null || minimum % step === 0) return packing;
  faults.add(line, new TranslatedRowError('minimumQuantity', 'rowMinimumStep', { minimum, step }));
  return undefined;
};

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
  ...packingColumns,
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
  /** Whether the item is deleted only because the file does not say. */
  staysDeleted: boolean;
};

export type RowSources = {
  findExisting: (code: string) => StockItemsTable | undefined;
  findCategory: (text: string) => number;
  images: Pick<MediaSource, 'prepare' | 'find'>;
  /** Whether a new price removes a best price that is no longer below it. */
  clearBestPrice: boolean;
  /** Whether the file is the whole list, so that every item in it is for sale. */
  replace: boolean;
};

export const maxCodeLength = 60;
const maxBestPriceQuantity = 1_000_000;

type Prices = Pick<StockItemsTable, 'price_cents' | 'best_price_cents' | 'quantity_best_price'>;

const checkPrices = (prices: Prices): Prices => {
  const { price_cents: price, best_price_cents: best, quantity_best_price: quantity } = prices;
  if ((best === null) !== (quantity === null)) throw new TranslatedRowError('bestPrice', 'rowBestPriceQuantity');
  if (best === null) return prices;
  if (price === null) throw new TranslatedRowError('bestPrice', 'rowBestPriceAlone');
  if (best >= price) throw new TranslatedRowError('bestPrice', 'rowBestPriceHigh');
  return prices;
};

/** For a file without best prices: the item keeps its own, which the new price may have made pointless. */
const checkKeptPrices = (prices: Prices, clearBestPrice: boolean): Prices => {
  const { price_cents: price, best_price_cents: best } = prices;
  if (best === null || (price !== null && best < price)) return prices;
  if (clearBestPrice) return { ...prices, best_price_cents: null, quantity_best_price: null };
  throw new TranslatedRowError(
    'price',
    'rowBelowBestPrice',
    { best: writeAmount(toAmount(best)) },
    ', or remove such best prices with --clear-best-price',
  );
};

/** Undefined if the line has faults. */
export const readItemRow = (row: Row<ItemColumn>, faults: FaultList, sources: RowSources): ItemDraft | undefined => {
  const { line, cell } = row;
  const readOr = <Value>(column: ItemColumn, read: (cell: Cell) => Value, fallback: Value): Value => {
    const found = cell(column);
    const value = found && faults.attempt(line, () => read(found));
    if (value === undefined) return fallback;
    return value;
  };
  const readShort = (each: Cell) => readText(each, maxCodeLength);
  const readReference = <Value>(find: (text: string) => Value) => {
    return (each: Cell): Value | null => {
      const text = readText(each, maxPathLength);
      return text === '' ? null : find(text);
    };
  };

  const code = readOr('code', readShort, '');
  if (code === '' && faults.count(line) === 0) faults.add(line, new TranslatedRowError('code', 'rowCodeMissing'));
  const existing = sources.findExisting(code);
  const canHaveName = existing !== undefined || nameColumns.some((column) => cell(column));
  if (code !== '' && !canHaveName)
    faults.add(line, new TranslatedRowError('code', 'rowItemUnnamed', { code: JSON.stringify(code) }));
  const names = canHaveName ? faults.attempt(line, () => readNames(cell, existing)) : undefined;
  const parentCode = readOr<string | undefined>('parentCode', readShort, undefined);
  const values = {
    additional_code: readOr('additionalCode', readShort, existing?.additional_code ?? ''),
    stock_category_id: readOr('category', readReference(sources.findCategory), existing?.stock_category_id ?? null),
    image_name: readOr('image', readReference(sources.images.find), existing?.image_name ?? null),
    deleted: readOr('deleted', readFlag, sources.replace ? 0 : (existing?.deleted ?? 0)),
    is_offer: readOr('isOffer', readFlag, existing?.is_offer ?? 0),
    is_new: readOr('isNew', readFlag, existing?.is_new ?? 0),
  };
  const packing = readPacking(row, faults, existing);
  const faultsBefore = faults.count(line);
  const given: Prices = {
    price_cents: readOr('price', readPrice, existing?.price_cents ?? null),
    best_price_cents: readOr('bestPrice', readPrice, existing?.best_price_cents ?? null),
    quantity_best_price: readOr(
      'quantityBestPrice',
      (each) => readWhole(each, [2, maxBestPriceQuantity]),
      existing?.quantity_best_price ?? null,
    ),
  };
  const hasBestPrice = cell('bestPrice') !== undefined || cell('quantityBestPrice') !== undefined;
  const prices =
    faults.count(line) > faultsBefore
      ? undefined
      : faults.attempt(line, () =>
          hasBestPrice ? checkPrices(given) : checkKeptPrices(given, sources.clearBestPrice),
        );
  if (faults.count(line) > 0 || !names || !prices || !packing) return undefined;
  return {
    code,
    parentCode: parentCode === '' ? null : parentCode,
    values: { ...values, ...names, ...prices, ...packing },
    staysDeleted: values.deleted === 1 && !cell('deleted'),
  };
};
