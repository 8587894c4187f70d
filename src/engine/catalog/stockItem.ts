/** Spec §3. Duplicates the contract's type because the engine is a layer below the api. */
export type StockItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  additionalCode: string | null;
  stockCategoryId: number | null;
  stockItemParentId: number | null;
  isParent: boolean;
  imageUrl: string | null;
  deleted: boolean;
  isOffer: boolean;
  isNew: boolean;
  price: number | null;
  bestPrice: number | null;
  quantityBestPrice: number | null;
};

export type Category = {
  stockCategoryId: number;
  parentStockCategoryId: number | null;
  name: string | null;
  deleted: boolean;
};

/** An item as the engine returns it: `stockCategoryId` is that of the merged category. */
export type CatalogItem = StockItem & {
  catalogId: number;
  /** Unique across catalogues, which may share a stockItemId. */
  key: string;
  /** The merged category, whose stockCategoryId may belong to the other catalogue. */
  categoryId: string | null;
};

export type ItemIds = { catalogId: number; stockItemId: number };

export const toItemKey = (catalogId: number, id: number): string => `${catalogId}:${id}`;

export const idsOfKey = (key: string): ItemIds | null => {
  const found = /^(\d{1,15}):(\d{1,15})$/.exec(key);
  return found ? { catalogId: Number(found[1]), stockItemId: Number(found[2]) } : null;
};
