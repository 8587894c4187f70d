import type { CatalogItem } from '@/api/catalogueApi';

/** As much of an item as it takes to put it into the cart. */
export type OrderedItem = Pick<CatalogItem, 'catalogId' | 'stockItemId' | 'price' | 'bestPrice' | 'quantityBestPrice'>;

export const orderedItem = ({
  catalogId,
  stockItemId,
  price,
  bestPrice,
  quantityBestPrice,
}: OrderedItem): OrderedItem => ({ catalogId, stockItemId, price, bestPrice, quantityBestPrice });
