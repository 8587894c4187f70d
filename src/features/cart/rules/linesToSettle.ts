import { createSelector } from '@reduxjs/toolkit';

import type { CartLine } from '../cartLines';
import { selectCartLines } from '../cartSelectors';
import { unitCents } from './cartTotals';

export type SettleReason = 'deleted' | 'unpriced' | 'priceChanged';
export type LineToSettle = { line: CartLine; reason: SettleReason };

/** Why a line cannot be pushed as it is; null if it can. */
export const settleReason = (line: CartLine): SettleReason | null => {
  if (line.deleted) return 'deleted';
  const cents = unitCents(line);
  if (cents === null) return 'unpriced';
  // A pending line will get the current price.
  if (line.isPending || line.setPrice === null) return null;
  return Math.round(line.setPrice * 100) === cents ? null : 'priceChanged';
};

/** Lines to remove, or to set again at the current price, before a push. */
export const selectLinesToSettle = createSelector([selectCartLines], (lines): LineToSettle[] =>
  lines.flatMap((line) => {
    const reason = settleReason(line);
    return reason ? [{ line, reason }] : [];
  }),
);
