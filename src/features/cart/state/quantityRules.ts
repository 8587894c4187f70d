import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

import { getQuantityRule, type QuantityRule, type RuledItem } from '@/shared/lib/quantityRule';

import { cartLineId, type LineRef } from './cartModel';
import { selectCartLines } from './cartSelectors';

/** Of the lines whose items are sold in some quantities only: no other change of the cart changes a rule. */
const selectRuledQuantities = createSelector(
  [selectCartLines],
  (lines): Partial<Record<string, number>> =>
    Object.fromEntries(
      lines
        .filter(({ minimumQuantity, quantityStep }) => minimumQuantity !== undefined || quantityStep !== undefined)
        .map((line) => [cartLineId(line), line.quantity]),
    ),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Which quantities of an item can be added to those in the cart, and to `more` that are added with them. */
export type GetQuantityRule = (item: LineRef & RuledItem, more?: number) => QuantityRule;

export const selectGetQuantityRule = createSelector(
  [selectRuledQuantities],
  (present): GetQuantityRule =>
    (item, more = 0) =>
      getQuantityRule(item, (present[cartLineId(item)] ?? 0) + more),
);
