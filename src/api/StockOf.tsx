import type { ReactNode } from 'react';

import { StockContext } from '@/shared/stock/Stock';

import { useStockByKey } from './stockApi';

/** Tells the list inside how much there is of its items, without rendering them again. */
export const StockOf = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <StockContext value={useStockByKey(keys)}>{children}</StockContext>
);
