import type { StockItem } from '@/contracts/inventory';

/** An item as the engine returns it: `stockCategoryId` is that of the merged category. */
export type CatalogItem = StockItem & {
  catalogId: number;
  /** Unique across catalogues, which may share a stockItemId. */
  key: string;
  /** The merged category, whose stockCategoryId may belong to the other catalogue. */
  categoryId: string | null;
  /** Where the price is the client's own, and another one than everybody else's. */
  publicPrice?: number | undefined;
};

export type ItemIds = { catalogId: number; stockItemId: number };

export const toItemKey = (catalogId: number, id: number): string => `${catalogId}:${id}`;

export const parseItemKey = (key: string): ItemIds | null => {
  const found = /^(\d{1,15}):(\d{1,15})$/.exec(key);
  return found ? { catalogId: Number(found[1]), stockItemId: Number(found[2]) } : null;
};
