import type { Availability } from '@/contracts/inventory';

export type StockLevel = 'inStock' | 'low' | 'none';

/** What is known of an item; items that are not counted have none. */
export type ItemStock = Omit<Availability, 'stockItemId' | 'level'> & { level: StockLevel };

/** By the key of the item. */
export type StockByKey = Readonly<Record<string, ItemStock>>;

const levels: readonly (string | null)[] = ['inStock', 'low', 'none'] satisfies StockLevel[];

const isLevel = (level: string | null): level is StockLevel => levels.includes(level);

type ListedItem = { key: string; isParent: boolean };

/** What to ask for the items of a list: of families, the variants that they stand for. */
export const listStockKeys = (
  items: readonly ListedItem[],
  families: Readonly<Record<string, { keys: readonly string[] }>> = {},
): string[] => items.flatMap(({ key, isParent }) => families[key]?.keys ?? (isParent ? [] : [key]));

/** Undefined if the service tells neither a known level nor a quantity. */
export const toItemStock = ({ stockItemId: _, ...stock }: Availability): ItemStock | undefined => {
  const { level, quantity } = stock;
  if (isLevel(level)) return { ...stock, level };
  return quantity === null ? undefined : { ...stock, level: quantity > 0 ? 'inStock' : 'none' };
};

/** Of the variants that an item stands for: it is in stock if one of them is. */
export const joinStock = (stocks: readonly ItemStock[]): ItemStock | undefined => {
  const [first, ...others] = stocks;
  if (!first || others.length === 0) return first;
  const level = (['inStock', 'low'] as const).find((each) => stocks.some((stock) => stock.level === each)) ?? 'none';
  return { level, quantity: null, expectedDate: null, expectedQuantity: null, isBackorderRefused: false };
};

/** How much of a quantity there is; null if that is not known, or if all of it is there. */
export const findShortage = (stock: ItemStock | undefined, quantity: number): number | null => {
  if (!stock) return null;
  const available = stock.level === 'none' ? 0 : stock.quantity;
  return available === null || available >= quantity ? null : available;
};
