import type { StockItem } from '@/contracts/inventory';

/** The fields needed to add an item to the cart; with a name, the line can be shown before the service responds. */
export type OrderedItem = Pick<StockItem, 'stockItemId' | 'price' | 'bestPrice' | 'quantityBestPrice'> & {
  catalogId: number;
} & Partial<Pick<StockItem, 'name' | 'code' | 'imageUrl'>>;

export const orderedItem = (item: OrderedItem): OrderedItem => {
  const { catalogId, stockItemId, price, bestPrice, quantityBestPrice, name = null, code = null } = item;
  return { catalogId, stockItemId, price, bestPrice, quantityBestPrice, name, code, imageUrl: item.imageUrl ?? null };
};
