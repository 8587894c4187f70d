import type { StockItem } from '@/contracts/inventory';

import { readFields, readId, readPrice } from './readValues';
import type { ItemIds } from './stockItem';

/** What a client pays in place of the public prices, by position: only where `isOwn` is 1. */
export type OwnPrices = { isOwn: Uint8Array; bestPrices: Float64Array; quantities: Float64Array };

/** What of the merged catalogue is needed here. */
type PricedCatalog = {
  items: readonly StockItem[];
  catalogIds: readonly number[];
  catalogByItem: Uint8Array;
  parentByItem: Float64Array;
  priceByItem: Float64Array;
  own?: OwnPrices;
  item: (at: number) => StockItem | undefined;
  findPosition: (ids: ItemIds) => number;
};

const fields = 4;

/** Four numbers per price, because a list may have one for each of a million items. */
export const packPrices = (records: readonly unknown[]): Float64Array => {
  const packed = new Float64Array(records.length * fields);
  for (const [at, record] of records.entries()) {
    const { stockItemId, price, bestPrice, quantityBestPrice } = readFields(record) ?? {};
    const numbers = [readId(stockItemId), readPrice(price), readPrice(bestPrice), readId(quantityBestPrice)];
    packed.set(
      numbers.map((number) => number ?? NaN),
      at * fields,
    );
  }
  return packed;
};

const stepLength = 256;

/** The same items at the prices of a client; `packed` has those of each catalogue, in the order of `catalogIds`. */
export function* withOwnPrices<Catalog extends PricedCatalog>(
  catalog: Catalog,
  packed: readonly Float64Array[],
): Generator<void, Catalog> {
  const { items, catalogIds, catalogByItem, parentByItem, findPosition } = catalog;
  const priceByItem = catalog.priceByItem.slice();
  const own: OwnPrices = {
    isOwn: new Uint8Array(items.length),
    bestPrices: new Float64Array(items.length),
    quantities: new Float64Array(items.length),
  };
  const set = (at: number, [price = NaN, bestPrice = NaN, quantity = NaN]: ArrayLike<number> & Iterable<number>) => {
    own.isOwn[at] = 1;
    priceByItem[at] = price;
    own.bestPrices[at] = bestPrice;
    own.quantities[at] = quantity;
  };
  for (const [number, prices] of packed.entries()) {
    const catalogId = catalogIds[number] ?? 0;
    for (let from = 0; from < prices.length; from += fields) {
      if (from % stepLength === 0) yield;
      const at = findPosition({ catalogId, stockItemId: prices[from] ?? NaN });
      if (at >= 0 && !items[at]?.isParent) set(at, prices.subarray(from + 1, from + fields));
    }
  }
  // Variants are sold in place of their parent, which has the lowest of their prices.
  for (let at = 0; at < items.length; at += 1) {
    if (at % stepLength === 0) yield;
    const [parentId = NaN, price = NaN] = [parentByItem[at], priceByItem[at]];
    if (Number.isNaN(parentId) || Number.isNaN(price)) continue;
    const parentAt = findPosition({ catalogId: catalogIds[catalogByItem[at] ?? 0] ?? 0, stockItemId: parentId });
    if (!items[parentAt]?.isParent) continue;
    const known = own.isOwn[parentAt] === 1 ? (priceByItem[parentAt] ?? price) : price;
    set(parentAt, [Math.min(price, known), NaN, NaN]);
  }
  const priced = { ...catalog, priceByItem, own };
  const item = (at: number) => {
    const known = items[at];
    return known && { ...known, ...ownPricesAt(priced, at) };
  };
  return { ...priced, item };
}

const toNullable = (number: number | undefined): number | null =>
  number === undefined || Number.isNaN(number) ? null : number;

/** The prices at a position that replace the public ones; nothing where these apply. */
const ownPricesAt = ({ items, priceByItem, own }: Pick<PricedCatalog, 'items' | 'priceByItem' | 'own'>, at: number) => {
  if (own?.isOwn[at] !== 1) return {};
  const price = toNullable(priceByItem[at]);
  const publicPrice = items[at]?.price ?? null;
  return {
    price,
    bestPrice: toNullable(own.bestPrices[at]),
    quantityBestPrice: toNullable(own.quantities[at]),
    ...(publicPrice !== null && publicPrice !== price && { publicPrice }),
  };
};
