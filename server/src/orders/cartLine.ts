import { createHash } from 'node:crypto';

import { findAllowed, getQuantityRule, type QuantityRule } from '@/shared/lib/quantityRule';
import { unitPrice } from '@/shared/money/prices';

import type { StockItemsTable } from '../db/tables';

/** The columns that determine the price of a line. */
export type PricedItemRow = Pick<
  StockItemsTable,
  'stock_item_id' | 'is_parent' | 'deleted' | 'price_cents' | 'best_price_cents' | 'quantity_best_price'
>;

export type StoredLine<Item extends PricedItemRow = StockItemsTable> = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last updated. */
  setPriceCents: number;
  item: Item;
};

export type StoredCart<Item extends PricedItemRow = StockItemsTable> = { version: number; lines: StoredLine<Item>[] };

/** A cart with just the columns that its version depends on. */
export type PricedCart = StoredCart<PricedItemRow>;

/** Null if the item cannot be ordered. */
export const unitPriceCents = (item: PricedItemRow, quantity: number): number | null =>
  item.deleted === 1
    ? null
    : unitPrice(
        {
          isParent: item.is_parent === 1,
          price: item.price_cents,
          bestPrice: item.best_price_cents,
          quantityBestPrice: item.quantity_best_price,
        },
        quantity,
      );

export type SaleRefusal = {
  messageId: 'itemNotForSale' | 'itemHasVariants' | 'quantityNotAllowed';
  values: Record<string, string | number>;
};

/** The codes of the variants that can be ordered in place of an item. */
export type FindVariantCodes = (parent: Pick<StockItemsTable, 'catalog_id' | 'stock_item_id'>) => Promise<string[]>;

const maxNamedVariants = 12;

/** Why an item that nobody can order is refused; names the variants that are sold in its place. */
const describeUnsold = async (item: StockItemsTable, findVariantCodes: FindVariantCodes): Promise<SaleRefusal> => {
  const { code } = item;
  const codes = item.deleted === 0 && item.is_parent === 1 ? await findVariantCodes(item) : [];
  if (codes.length === 0) return { messageId: 'itemNotForSale', values: { code } };
  const variants = [...codes.slice(0, maxNamedVariants), ...(codes.length > maxNamedVariants ? ['…'] : [])];
  return { messageId: 'itemHasVariants', values: { code, variants: variants.join(', ') } };
};

export const getRowRule = (item: Pick<StockItemsTable, 'minimum_quantity' | 'quantity_step'>): QuantityRule =>
  getQuantityRule({
    minimumQuantity: item.minimum_quantity ?? undefined,
    quantityStep: item.quantity_step ?? undefined,
  });

/** Null if the item can be ordered in this quantity; otherwise names the nearest that can be. */
export const findSaleRefusal = async (
  item: StockItemsTable,
  quantity: number,
  findVariantCodes: FindVariantCodes,
): Promise<SaleRefusal | null> => {
  if (unitPriceCents(item, quantity) === null) return describeUnsold(item, findVariantCodes);
  const allowed = findAllowed(getRowRule(item), quantity);
  if (allowed === null) return null;
  const [first = 0, second = 0] = allowed;
  return { messageId: 'quantityNotAllowed', values: { code: item.code, quantity, first, second } };
};

export const currentPriceCents = ({ item, quantity }: StoredLine<PricedItemRow>): number | null =>
  unitPriceCents(item, quantity);

/**
 * The version that a push can require with If-Match. It changes with every edit and every price change: a client who
 * confirmed one total must not be charged another.
 */
export const cartVersion = ({ version, lines }: PricedCart): string => {
  const content = lines.map((line) => [
    line.shoppingCartId,
    line.item.stock_item_id,
    line.quantity,
    currentPriceCents(line),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  return `"${version}-${digest}"`;
};
