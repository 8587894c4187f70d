import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import type { LineOutcome } from '@/features/cart/addLines';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { putIntoCart, stopAdding } from './putIntoCart';
import type { LineThenAndNow } from './reorderLines';
import { reorderMessages as messages } from './reorderMessages';
import { linesToAdd, planLines } from './reorderPlan';
import { reorderClosed, reorderLinesChosen, reorderQuantityWritten } from './reorderSlice';
import { useReorder } from './useReorder';

const notices = (outcomes: readonly LineOutcome[]) => {
  const count = (state: LineOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const notice = ({ id }: { id: string }, style: 'success' | 'error', values: { count: number }) =>
    values.count > 0 ? [notificationShown({ area: 'account', message: { kind: 'message', id, values }, style })] : [];
  return [
    ...notice(messages.addedAll, 'success', { count: count('added') }),
    ...notice(messages.notAdded, 'error', { count: count('failed') }),
  ];
};

/** The state of the dialog and the handlers of its controls. */
export const useReordering = (lines: readonly LineThenAndNow[]) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { formatNumber } = useIntl();
  const reorder = useReorder();
  const [isJudged, setJudged] = useState(false);
  const planned = planLines(lines, reorder, language, formatNumber);
  const toAdd = linesToAdd(planned, reorder);
  const invalid = planned.filter(({ isChosen, wanted, fate }) => fate === 'open' && isChosen && wanted === null);
  const add = () => {
    setJudged(true);
    if (reorder.isAdding || invalid.length > 0 || toAdd.length === 0) return;
    void dispatch(putIntoCart(toAdd)).then((unseen) => notices(unseen).forEach((action) => dispatch(action)));
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
    stop: () => dispatch(stopAdding()),
    close: () => void dispatch(reorderClosed()),
  };
};

export type Reordering = ReturnType<typeof useReordering>;
