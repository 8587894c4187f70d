import { createSelector } from '@reduxjs/toolkit';

import { findAllowed, getQuantityRule } from '@/shared/lib/quantityRule';
import { toAmount, toCents } from '@/shared/money/cents';
import { findOwnBreak } from '@/shared/money/priceSteps';

import { type LineItem, selectCartLines } from './cartSelectors';
import { getUnitCents } from './cartTotals';

export type BlockReason = 'deleted' | 'hasVariants' | 'unpriced' | 'quantityNotAllowed' | 'priceChanged';
export type BlockedLine = { line: LineItem; reason: BlockReason };

/** Why a line cannot be pushed as it is; null if it can. */
export const getBlockReason = (line: LineItem): BlockReason | null => {
  if (line.deleted) return 'deleted';
  if (line.isParent) return 'hasVariants';
  const cents = getUnitCents(line);
  if (cents === null) return 'unpriced';
  if (findAllowed(getQuantityRule(line), line.quantity)) return 'quantityNotAllowed';
  // A pending line will get the current price.
  if (line.isPending || line.setPrice === null) return null;
  return toCents(line.setPrice) === cents ? null : 'priceChanged';
};

/** Lines to remove, or to set again at the current price, before a push. */
export const selectBlockedLines = createSelector([selectCartLines], (lines): BlockedLine[] =>
  lines.flatMap((line) => {
    const reason = getBlockReason(line);
    return reason ? [{ line, reason }] : [];
  }),
);

/** How the price of a line changed, in cents. */
type PriceChange =
  | { kind: 'changed'; before: number; now: number }
  | { kind: 'breakGained' | 'breakLost'; quantity: number; price: number; before: number; now: number };

export const getPriceChange = (line: LineItem): PriceChange => {
  const before = toCents(line.setPrice ?? 0);
  const now = getUnitCents(line) ?? 0;
  const best = findOwnBreak(line, toAmount(before), toAmount(now));
  if (!best) return { kind: 'changed', before, now };
  const price = toCents(best.price);
  return { kind: now === price ? 'breakGained' : 'breakLost', quantity: best.quantity, price, before, now };
};
