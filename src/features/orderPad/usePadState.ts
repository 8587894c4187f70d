import { useEffect, useMemo } from 'react';

import { addingSlice, isUnderWay } from '@/features/cart/adding/addingSlice';
import { stopAdding } from '@/features/cart/adding/runAdding';
import { selectClientId } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson, type PersistedKey } from '@/store/persistence/persistedKeys';
import { isPersisted, persistKey } from '@/store/persistence/persistence';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { useLeaveGuard } from '@/shared/routing/leaveGuard';

import { parseRows } from './padRow';
import { emptyDraft, type PadDraft, padRun, padSlice } from './padSlice';

const { padOpened, padRestored } = padSlice.actions;

const { selectPadText, ...selectors } = padSlice.injectInto(rootReducer).selectors;
const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

const { selectPadDraft } = selectors;
export const { selectPadRows } = selectors;
const selectPadRun = (state: RootState) => selectAdding(state, padRun);

const parseDraft = (stored: unknown): PadDraft | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { clientId, rows, text } = stored as Record<string, unknown>;
  if (!Number.isSafeInteger(clientId)) return undefined;
  return { clientId: clientId as number, rows: parseRows(rows), text: typeof text === 'string' ? text : '' };
};

const padDraft: PersistedKey<PadDraft> = {
  key: 'orderPad',
  parse: fromJson(parseDraft),
  absent: emptyDraft,
  select: selectPadDraft,
  clearedWith: 'session',
  restored: padRestored,
  changedElsewhere: padRestored,
};

/** The client's pad, restored from the last visit. */
export const usePadState = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  useEffect(() => {
    dispatch(persistKey(padDraft));
    if (clientId !== undefined) dispatch(padOpened({ clientId }));
  }, [dispatch, clientId]);
  return {
    rows: useAppSelector(selectPadRows),
    run: useAppSelector(selectPadRun),
    text: useAppSelector(selectPadText),
  };
};

/** Storage may be full or blocked. */
const isPadPersisted = isPersisted(padDraft);

/**
 * The draft is persisted, so leaving is guarded only while lines are being added or if the draft could not be saved.
 */
export const usePadGuard = () => {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPadDraft);
  const run = useAppSelector(selectPadRun);
  const isAdding = isUnderWay(run);
  // Reads storage back only when nothing else blocks leaving the page.
  const isSaved = useMemo(
    () => isAdding || draft === emptyDraft || dispatch(isPadPersisted),
    [dispatch, draft, isAdding],
  );
  useLeaveGuard(isAdding || !isSaved, isAdding ? 'underWay' : 'unsaved');
  useEffect(() => () => dispatch(stopAdding(padRun)), [dispatch]);
};
