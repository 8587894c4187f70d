import { useEffect } from 'react';
import * as v from 'valibot';

import { addingSlice, isUnderWay } from '@/features/cart/state/adding/addingSlice';
import { stopAdding } from '@/features/cart/state/adding/runAdding';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson, type PersistedKey } from '@/store/persistence/persistedKeys';
import { isPersisted, persistKey } from '@/store/persistence/persistence';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { integer, parseAs } from '@/shared/lib/storedSchemas';
import { useLeaveGuard } from '@/shared/routing/leaveGuard';

import { storedRows } from './state/padRow';
import { emptyDraft, type PadDraft, padRun, padSlice } from './state/padSlice';

const { padOpened, padRestored } = padSlice.actions;

const { selectPadText, ...selectors } = padSlice.injectInto(rootReducer).selectors;
const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

const { selectPadDraft } = selectors;
export const { selectPadRows } = selectors;
const selectPadRun = (state: RootState) => selectAdding(state, padRun);

const storedDraft = v.object({
  clientId: integer,
  rows: v.fallback(storedRows, []),
  text: v.fallback(v.string(), ''),
});

const padDraft: PersistedKey<PadDraft> = {
  key: 'orderPad',
  parse: fromJson((stored) => parseAs(storedDraft, stored)),
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
  const isSaved = isAdding || draft === emptyDraft || dispatch(isPadPersisted);
  useLeaveGuard(isAdding || !isSaved, isAdding ? 'underWay' : 'unsaved');
  useEffect(() => () => dispatch(stopAdding(padRun)), [dispatch]);
};
