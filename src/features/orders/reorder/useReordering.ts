import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addingLeft, addingShown, type AddingRun } from '@/features/cart/adding/addingSlice';
import { addAllLines, stopAdding } from '@/features/cart/adding/runAdding';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';
import type { LineThenAndNow } from './reorderLines';
import { reorderMessages as messages } from './reorderMessages';
import { linesToAdd, planLines } from './reorderPlan';
import { reorderClosed, reorderLinesChosen, reorderQuantityWritten, reorderRun } from './reorderSlice';
import { useReorder, useReorderRun } from './useReorder';

const createNotices = ({ added, failed }: AddingRun) => {
  const notice = ({ id }: { id: string }, style: 'success' | 'error', count: number) =>
    count > 0
      ? [notificationShown({ area: 'account', message: { kind: 'message', id, values: { count } }, style })]
      : [];
  return [...notice(messages.addedAll, 'success', added), ...notice(messages.notAdded, 'error', failed)];
};

/** The state of the dialog and the handlers of its controls. */
export const useReordering = (lines: readonly LineThenAndNow[]) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { formatNumber } = useIntl();
  const { drafts, isAdding } = useReorder();
  const run = useReorderRun();
  const [isJudged, setJudged] = useState(false);
  const planned = planLines(lines, { drafts, run, language, formatQuantity: formatNumber });
  const toAdd = linesToAdd(planned, run);
  const invalid = planned.filter(({ isChosen, wanted, fate }) => fate === 'open' && isChosen && wanted === null);
  useEffect(() => {
    dispatch(addingShown({ run: reorderRun }));
    return () => void dispatch(addingLeft({ run: reorderRun }));
  }, [dispatch]);
  const add = async () => {
    setJudged(true);
    if (isAdding || invalid.length > 0 || toAdd.length === 0) return;
    const ended = await dispatch(addAllLines(reorderRun, toAdd));
    if (ended?.isLeft) createNotices(ended).forEach((action) => dispatch(action));
  };
  return {
    planned,
    toAdd,
    isAdding,
    asked: run?.asked.length ?? 0,
    settled: run?.asked.filter((rowId) => run.outcomes[rowId]).length ?? 0,
    outcomes: run?.outcomes ?? {},
    getFault: (stockItemId: number) =>
      isJudged ? (invalid.find((line) => line.stockItemId === stockItemId)?.fault ?? null) : null,
    write: (stockItemId: number, text: string) => void dispatch(reorderQuantityWritten({ stockItemId, text })),
    choose: (stockItemIds: number[], isChosen: boolean) =>
      void dispatch(reorderLinesChosen({ stockItemIds, isChosen })),
    add: () => void add(),
    stop: () => dispatch(stopAdding(reorderRun)),
    close: () => void dispatch(reorderClosed()),
  };
};

export type Reordering = ReturnType<typeof useReordering>;
