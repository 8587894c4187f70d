import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';
import { putIntoCart } from './putIntoCart';
import type { LineThenAndNow } from './reorderLines';
import { linesToAdd, planLines } from './reorderPlan';
import { reorderClosed, reorderLinesChosen, reorderQuantityWritten } from './reorderSlice';
import { useReorder } from './useReorder';

/** What stands in the dialog, and what its controls do. */
export const useReordering = (lines: readonly LineThenAndNow[]) => {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { formatNumber } = useIntl();
  const reorder = useReorder();
  const [isJudged, setJudged] = useState(false);
  const adding = useRef<AbortController>(null);
  const planned = planLines(lines, reorder, language, formatNumber);
  const toAdd = linesToAdd(planned, reorder);
  const invalid = planned.filter(({ isChosen, wanted, fate }) => fate === 'open' && isChosen && wanted === null);
  const add = () => {
    setJudged(true);
    if (reorder.isAdding || invalid.length > 0 || toAdd.length === 0) return;
    adding.current = new AbortController();
    void dispatch(putIntoCart(toAdd, adding.current.signal));
  };
  return {
    planned,
    toAdd,
    isAdding: reorder.isAdding,
    asked: reorder.asked.length,
    settled: reorder.asked.filter((stockItemId) => reorder.outcomes[stockItemId]).length,
    outcomes: reorder.outcomes,
    getFault: (stockItemId: number) =>
      isJudged ? (invalid.find((line) => line.stockItemId === stockItemId)?.fault ?? null) : null,
    write: (stockItemId: number, text: string) => void dispatch(reorderQuantityWritten({ stockItemId, text })),
    choose: (stockItemIds: number[], isChosen: boolean) =>
      void dispatch(reorderLinesChosen({ stockItemIds, isChosen })),
    add,
    stop: () => adding.current?.abort(),
    close: () => void dispatch(reorderClosed()),
  };
};

export type Reordering = ReturnType<typeof useReordering>;
