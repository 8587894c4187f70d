import { unitPrice, type PricedItem } from '@/engine/prices';

import type { FavouriteLine } from './favouriteList';

/** Summed in cents to avoid floating-point drift. Null for an item that is not for sale, or no longer. */
export const getLineCents = ({ quantity }: Pick<FavouriteLine, 'quantity'>, item: PricedItem | null | undefined) => {
  const unit = item ? unitPrice(item, quantity) : null;
  return unit === null ? null : Math.round(unit * 100) * quantity;
};

type PricedItems = Readonly<Record<string, PricedItem | null>>;

/** The current total of the list before taxes. */
export const listCents = (lines: readonly FavouriteLine[], items: PricedItems): number =>
  lines.reduce((sum, line) => sum + (getLineCents(line, items[`${line.catalogId}:${line.stockItemId}`]) ?? 0), 0);
