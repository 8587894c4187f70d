import * as v from 'valibot';

import type { CatalogCartItem } from '@/api/inventoryApi';
import { integer } from '@/shared/lib/storedSchemas';
import type { StockItem } from '@/contracts/inventory';

const packing = ['unit', 'minimumQuantity', 'quantityStep', 'packSize'] as const;

type Packing = (typeof packing)[number];

/** The fields needed to add an item to the cart; with a name, the line can be shown before the service responds. */
export type OrderedItem = Pick<StockItem, 'stockItemId' | 'price' | 'bestPrice' | 'quantityBestPrice'> & {
  catalogId: number;
} & Partial<Pick<StockItem, 'name' | 'code' | 'imageUrl' | Packing>>;

const storedText = v.nullish(v.string());
const storedAmount = v.nullable(v.number());

export const orderedItemSchema = v.looseObject({
  catalogId: integer,
  stockItemId: integer,
  name: storedText,
  code: storedText,
  imageUrl: storedText,
  price: storedAmount,
  bestPrice: storedAmount,
  quantityBestPrice: storedAmount,
  unit: v.optional(v.string()),
  minimumQuantity: v.optional(integer),
  quantityStep: v.optional(integer),
  packSize: v.optional(integer),
});

export const toOrderedItem = (item: OrderedItem): OrderedItem => {
  const { catalogId, stockItemId, price, bestPrice, quantityBestPrice, name = null, code = null } = item;
  const known = Object.fromEntries(
    packing.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  );
  const imageUrl = item.imageUrl ?? null;
  return { catalogId, stockItemId, price, bestPrice, quantityBestPrice, name, code, imageUrl, ...known };
};

export type LineRef = { catalogId: number; stockItemId: number };

export const isSameItem = (one: LineRef, other: LineRef): boolean =>
  one.catalogId === other.catalogId && one.stockItemId === other.stockItemId;

/** The service's latest response for one catalogue's cart. */
export type CartCopy = {
  items: CatalogCartItem[];
  version: string | null;
  /** Whether the version matches these items; no longer true after an edit. */
  isCertain: boolean;
  /** Restored from the browser and not yet re-fetched. */
  isRestored: boolean;
  readAt: number;
  /** Number of malformed lines, which would be ordered unseen. */
  leftOut?: number;
};

/** A quantity that the service has not confirmed; zero removes the line. */
export type LineEdit = LineRef & {
  quantity: number;
  /** The item to add, in case it is not in the cart yet. */
  added: OrderedItem | null;
};

export const cartLineId = ({ catalogId, stockItemId }: LineRef): string => `${catalogId}/${stockItemId}`;

export const quantityFieldId = ({ catalogId, stockItemId }: LineRef): string => `quantity-${catalogId}-${stockItemId}`;

export const lineRowId = ({ catalogId, stockItemId }: LineRef): string => `line-${catalogId}-${stockItemId}`;

/** Updates one item of a cart from the service's response; null means that the item is not in the cart. */
export const replaceItem = (
  items: CatalogCartItem[],
  { stockItemId, item }: Pick<LineRef, 'stockItemId'> & { item: CatalogCartItem | null },
): CatalogCartItem[] => {
  const index = items.findIndex((other) => other.stockItemId === stockItemId);
  const next = [...items];
  next.splice(index < 0 ? items.length : index, 1, ...(item ? [item] : []));
  return next;
};
