import { useEffect } from 'react';

import { addingSlice } from '@/features/cart/adding/addingSlice';
import { clientKey } from '@/features/session/forgetClient';
import { selectClientId } from '@/features/session/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { persistSlice } from '@/store/persistSlice';
import { rootReducer, type RootState } from '@/store/rootReducer';

import { parseRows } from './padRow';
import { emptyDraft, padRun, padSlice, type PadDraft } from './padSlice';

const { padOpened, padRestored } = padSlice.actions;

const { selectPadText, ...selectors } = padSlice.injectInto(rootReducer).selectors;
const { selectAdding } = addingSlice.injectInto(rootReducer).selectors;

export const { selectPadRows, selectPadDraft } = selectors;
export const selectPadRun = (state: RootState) => selectAdding(state, padRun);

const key = clientKey('orderPad');

const parseDraft = (stored: unknown): PadDraft | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { clientId, rows, text } = stored as Record<string, unknown>;
  if (!Number.isSafeInteger(clientId)) return undefined;
  return { clientId: clientId as number, rows: parseRows(rows), text: typeof text === 'string' ? text : '' };
};

const keep = persistSlice({
  key,
  select: (state: RootState) => selectPadDraft(state),
  parse: parseDraft,
  none: emptyDraft,
  restored: padRestored,
});

/** The client's pad, restored from the last visit. */
export const usePadState = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  useEffect(() => {
    dispatch(keep);
    if (clientId !== undefined) dispatch(padOpened({ clientId }));
  }, [dispatch, clientId]);
  return {
    rows: useAppSelector(selectPadRows),
    run: useAppSelector(selectPadRun),
    text: useAppSelector(selectPadText),
  };
};

/** Whether the draft was really saved: storage may be full or blocked. */
export const isDraftKept =
  (draft: PadDraft): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) => {
    if (draft === emptyDraft) return true;
    try {
      const stored: unknown = JSON.parse(storage?.local?.getItem(key) ?? 'null');
      return JSON.stringify(parseDraft(stored)) === JSON.stringify(parseDraft(draft));
    } catch {
      return false; // A draft that cannot be read back was not saved.
    }
  };
