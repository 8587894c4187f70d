import type { NamedItems } from '@/api/codesApi';
import { findAllowed, getQuantityRule } from '@/shared/lib/quantityRule';
import { isOrderable } from '@/shared/money/prices';

import type { FavouriteLine } from '../state/favouriteList';

/** By what can become of the lines today; those whose items are still loading are in none. */
export const splitLines = <Line extends FavouriteLine>(lines: readonly Line[], items: NamedItems) => {
  // Undefined while it loads, null if it is no longer sold.
  const found = lines.map((line) => ({ line, item: items[`${line.catalogId}:${line.stockItemId}`] }));
  const sold = found.flatMap(({ line, item }) =>
    item && isOrderable(item)
      ? [{ line, item, quantity: line.quantity, allowed: findAllowed(getQuantityRule(item), line.quantity) }]
      : [],
  );
  return {
    accepted: sold.filter(({ allowed }) => allowed === null),
    refused: sold.filter(({ allowed }) => allowed !== null),
    parents: found.flatMap(({ line, item }) =>
      item?.isParent && item.price !== null ? [{ item, quantity: line.quantity }] : [],
    ),
    // The price of a parent is the lowest of its variants'.
    gone: found.flatMap(({ line, item }) => (item === null || item?.price === null ? [{ ...line, item }] : [])),
  };
};
