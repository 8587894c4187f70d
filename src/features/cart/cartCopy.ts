import type { CartItem } from '@/api/inventoryApi';

import type { OrderedItem } from './orderedItem';

export type LineRef = { catalogId: number; stockItemId: number };

/** What the service said of one catalogue's cart. */
export type CartCopy = {
  items: CartItem[];
  version: string | null;
  /** Whether the version stands for these items: not after an edit. */
  isCertain: boolean;
  /** Kept in the browser, and not read from the service since. */
  isKept: boolean;
  readAt: number;
  /** Lines that could not be read, and would be ordered unseen. */
  leftOut?: number;
};

/** A quantity that the service has not confirmed; zero takes the line out. */
export type LineEdit = LineRef & {
  quantity: number;
  /** What is added, where the cart need not have it. */
  added: OrderedItem | null;
};

export const cartLineId = ({ catalogId, stockItemId }: LineRef): string => `${catalogId}/${stockItemId}`;

export const quantityFieldId = ({ catalogId, stockItemId }: LineRef): string => `quantity-${catalogId}-${stockItemId}`;

/** The copy's items after the service answered for one of them; null where it is not in the cart. */
export const withItem = (
  items: CartItem[],
  { stockItemId, item }: Pick<LineRef, 'stockItemId'> & { item: CartItem | null },
): CartItem[] => {
  const place = items.findIndex((held) => held.stockItemId === stockItemId);
  const next = [...items];
  next.splice(place < 0 ? items.length : place, 1, ...(item ? [item] : []));
  return next;
};
