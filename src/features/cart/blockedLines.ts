import { createSelector } from '@reduxjs/toolkit';

import { type LineItem, selectCartLines } from './cartSelectors';
import { getUnitCents } from './cartTotals';

export type BlockReason = 'deleted' | 'unpriced' | 'priceChanged';
export type BlockedLine = { line: LineItem; reason: BlockReason };

/** Why a line cannot be pushed as it is; null if it can. */
export const getBlockReason = (line: LineItem): BlockReason | null => {
  if (line.deleted) return 'deleted';
  const cents = getUnitCents(line);
  if (cents === null) return 'unpriced';
  // A pending line will get the current price.
  if (line.isPending || line.setPrice === null) return null;
  return Math.round(line.setPrice * 100) === cents ? null : 'priceChanged';
};

/** Lines to remove, or to set again at the current price, before a push. */
export const selectBlockedLines = createSelector([selectCartLines], (lines): BlockedLine[] =>
  lines.flatMap((line) => {
    const reason = getBlockReason(line);
    return reason ? [{ line, reason }] : [];
  }),
);
