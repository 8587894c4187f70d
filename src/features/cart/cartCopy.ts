import type { CatalogCartItem } from '@/api/inventoryApi';

import type { OrderedItem } from './orderedItem';

export type LineRef = { catalogId: number; stockItemId: number };

/** The service's latest response for one catalogue's cart. */
export type CartCopy = {
  items: CatalogCartItem[];
  version: string | null;
  /** Whether the version matches these items; no longer true after an edit. */
  isCertain: boolean;
  /** Restored from the browser and not yet re-fetched. */
  isKept: boolean;
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

/** The copy's items updated with the service's response for one of them; null means it is not in the cart. */
export const withItem = (
  items: CatalogCartItem[],
  { stockItemId, item }: Pick<LineRef, 'stockItemId'> & { item: CatalogCartItem | null },
): CatalogCartItem[] => {
  const place = items.findIndex((held) => held.stockItemId === stockItemId);
  const next = [...items];
  next.splice(place < 0 ? items.length : place, 1, ...(item ? [item] : []));
  return next;
};
