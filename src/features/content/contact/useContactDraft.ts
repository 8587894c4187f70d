import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';

import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';

import { contactDraftSlice } from '../state/contact/contactDraftSlice';
import { type ContactField, type ContactFormKind, type ContactValues, noValues } from '../state/contact/contactRules';

const { draftTyped, draftRestored, draftSent } = contactDraftSlice.actions;
const { selectDraft } = contactDraftSlice.injectInto(rootReducer).selectors;

type StoredDraft = ContactValues & { clientId?: number | undefined };

const isEmpty = (values: ContactValues): boolean => Object.values(values).every((value) => value === '');

const selectStored = createSelector([selectDraft, selectClientId], (values, clientId): StoredDraft =>
  isEmpty(values) ? noValues : { ...values, clientId },
);

const toValues = (stored: unknown, clientId: number | undefined): ContactValues | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const record = stored as Record<string, unknown>;
  if (record.clientId !== undefined && record.clientId !== clientId) return undefined;
  const texts = Object.keys(noValues).map((field) => [field, typeof record[field] === 'string' ? record[field] : '']);
  return Object.fromEntries(texts) as ContactValues;
};

export const persistDraft = (): AppThunk => (dispatch, getState) =>
  dispatch(
    persistKey<StoredDraft>({
      key: 'contactDraft',
      area: 'session',
      parse: fromJson((stored) => toValues(stored, selectClientId(getState()))),
      absent: noValues,
      select: selectStored,
      clearedWith: 'session',
      restored: draftRestored,
    }),
  );

/** The typed text, persisted for this tab. */
export const useContactDraft = (form: ContactFormKind) => {
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectDraft);
  useEffect(() => dispatch(persistDraft()), [dispatch]);
  return {
    values,
    change: (field: ContactField, value: string) => dispatch(draftTyped({ field, value })),
    clear: () => dispatch(draftSent(form)),
  };
};
