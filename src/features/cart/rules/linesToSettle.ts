import { createSelector } from '@reduxjs/toolkit';

import type { CartLine } from '../cartLines';
import { selectCartLines } from '../cartSelectors';
import { unitCents } from './cartTotals';

export type SettleReason = 'deleted' | 'unpriced' | 'priceChanged';
export type LineToSettle = { line: CartLine; reason: SettleReason };

/** Why a line cannot be pushed as it is: null where it can. */
export const settleReason = (line: CartLine): SettleReason | null => {
  if (line.deleted) return 'deleted';
  const cents = unitCents(line);
  if (cents === null) return 'unpriced';
  // A line that is being set gets the present price.
  if (line.isPending || line.setPrice === null) return null;
  return Math.round(line.setPrice * 100) === cents ? null : 'priceChanged';
};

/** To be settled before a push: taken out, or set again at the present price. */
export const selectLinesToSettle = createSelector([selectCartLines], (lines): LineToSettle[] =>
  lines.flatMap((line) => {
    const reason = settleReason(line);
    return reason ? [{ line, reason }] : [];
  }),
);
