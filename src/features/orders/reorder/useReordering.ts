import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';

import { addingLeft, type AddingRun, addingShown, addingSlice } from '@/features/cart/state/adding/addingSlice';
import { addAllLines, stopAdding } from '@/features/cart/state/adding/runAdding';
import { selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { catalogSegments } from '@/api/catalogPairs';
import {
  type CatalogItem,
  useGetCatalogueItemsQuery,
  useGetCatalogueStatusQuery,
  useReloadCataloguesMutation,
} from '@/api/catalogueApi';
import { useGetOrderDetailsQuery } from '@/api/inventoryApi';
import { toItemKey } from '@/engine/catalog/stockItem';
import { useConfig } from '@/shared/config/ConfigContext';
import { useShownLanguage } from '@/shared/i18n/useLanguage';

import {
  reorderAttempted,
  reorderClosed,
  type Reordered,
  reorderLinesChosen,
  reorderQuantityWritten,
  reorderRun,
  reorderSlice,
  reorderVariantChosen,
} from '../state/reorderSlice';
import { reorderMessages as messages } from './reorderMessages';
import { type ComparedLine, compareLines, linesToAdd, planLines } from './reorderPlan';

const { selectReorder } = reorderSlice.injectInto(rootReducer).selectors;
const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

/** The lines to reorder with their current items; a failure of either request is reported with its own retry. */
export const useComparedLines = ({ clientId, catalogId, orderId, stockItemId }: Reordered) => {
  const segments = catalogSegments(useConfig(), catalogId);
  const details = useGetOrderDetailsQuery(segments ? { ...segments, clientId, orderId } : skipToken);
  const lines = useMemo(
    () => details.currentData?.filter((line) => stockItemId === null || line.stockItemId === stockItemId),
    [details.currentData, stockItemId],
  );
  const keys = useMemo(() => lines?.map((line) => toItemKey(catalogId, line.stockItemId)), [lines, catalogId]);
  const items = useGetCatalogueItemsQuery(keys ?? skipToken);
  const { data: status } = useGetCatalogueStatusQuery();
  const [reload, { isLoading: isReloading }] = useReloadCataloguesMutation();
  const catalogStatus = status?.catalogs.find((catalog) => catalog.catalogId === catalogId);
  const compared = useMemo(() => {
    const known = items.currentData;
    return lines && known && keys?.every((key) => key in known) ? compareLines(lines, Object.values(known)) : undefined;
  }, [lines, keys, items.currentData]);
  return {
    lines: compared,
    orderFailure: details.currentData ? undefined : details.error,
    retryOrder: () => void details.refetch(),
    catalogFailed: !isReloading && (items.error !== undefined || catalogStatus?.state === 'failed'),
    catalogFailure: items.error,
    retryCatalog: () => void reload(),
  };
};

const createNotices = ({ added, failed }: AddingRun) => {
  const notice = ({ id }: { id: string }, style: 'success' | 'error', count: number) =>
    count > 0
      ? [notificationShown({ area: 'account', message: { kind: 'message', id, values: { count } }, style })]
      : [];
  return [...notice(messages.addedAll, 'success', added), ...notice(messages.notAdded, 'error', failed)];
};

const focusFirstFault = () =>
  document.querySelector<HTMLElement>('[role="dialog"] td.quantity [aria-invalid="true"]')?.focus();

/** The state of the dialog and the handlers of its controls. */
export const useReordering = (lines: readonly ComparedLine[]) => {
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const { formatNumber } = useIntl();
  const getRule = useAppSelector(selectGetQuantityRule);
  const { drafts, isAdding, showsFaults } = useAppSelector(selectReorder);
  const run = useAppSelector((state) => selectAdding(state, reorderRun));
  const planned = planLines(lines, { drafts, run, language, getRule, formatQuantity: formatNumber });
  const toAdd = linesToAdd(planned, run);
  const invalid = planned.filter(
    ({ isChosen, newQuantity, status }) => status === 'open' && isChosen && newQuantity === null,
  );
  useEffect(() => {
    dispatch(addingShown({ run: reorderRun }));
    return () => void dispatch(addingLeft({ run: reorderRun }));
  }, [dispatch]);
  const add = async () => {
    dispatch(reorderAttempted());
    if (invalid.length > 0) requestAnimationFrame(focusFirstFault);
    if (isAdding || invalid.length > 0 || toAdd.length === 0) return;
    const ended = await dispatch(addAllLines(reorderRun, toAdd));
    if (ended?.isLeft) createNotices(ended).forEach((action) => dispatch(action));
  };
  return {
    planned,
    toAdd,
    isAdding,
    total: run?.rowIds.length ?? 0,
    settled: run?.rowIds.filter((rowId) => run.outcomes[rowId]).length ?? 0,
    outcomes: run?.outcomes ?? {},
    /** What was ordered before may not be sold in that quantity any more, which shows at once. */
    getFault: (stockItemId: number) => {
      const fault = invalid.find((line) => line.stockItemId === stockItemId)?.fault ?? null;
      return showsFaults || fault?.reason === 'notAllowed' ? fault : null;
    },
    write: (stockItemId: number, text: string) => void dispatch(reorderQuantityWritten({ stockItemId, text })),
    chooseVariant: (stockItemId: number, variant: CatalogItem) =>
      void dispatch(reorderVariantChosen({ stockItemId, variant })),
    choose: (stockItemIds: number[], isChosen: boolean) =>
      void dispatch(reorderLinesChosen({ stockItemIds, isChosen })),
    add: () => void add(),
    stop: () => dispatch(stopAdding(reorderRun)),
    close: () => void dispatch(reorderClosed()),
  };
};

export type Reordering = ReturnType<typeof useReordering>;
