import { useEffect } from 'react';
import * as v from 'valibot';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson, type PersistedKey } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';
import { parseAs } from '@/shared/lib/storedSchemas';

import { compareSlice, maxCompared } from '../state/compareSlice';
import { compareMessages } from './compareMessages';

const { itemToggled, comparisonCleared, comparisonRestored } = compareSlice.actions;
const { selectCompared } = compareSlice.injectInto(rootReducer).selectors;

const comparisonKey: PersistedKey<string[]> = {
  key: 'compare',
  parse: fromJson((stored) => parseAs(v.array(v.pipe(v.string(), v.regex(/^\d{1,9}:\d{1,15}$/))), stored)),
  absent: [],
  select: selectCompared,
  clearedWith: 'session',
  restored: comparisonRestored,
};

/** Restores what was ticked before the page was loaded. */
export const useRestoredComparison = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(persistKey(comparisonKey));
  }, [dispatch]);
};

const toggle =
  (key: string): AppThunk =>
  (dispatch, getState) => {
    const keys = selectCompared(getState());
    const isFull = keys.length >= maxCompared && !keys.includes(key);
    dispatch(isFull ? storefrontNotice(compareMessages.full, 'info') : itemToggled(key));
  };

export const useComparison = () => {
  const dispatch = useAppDispatch();
  return {
    toggle: (key: string) => dispatch(toggle(key)),
    clear: () => dispatch(comparisonCleared()),
  };
};

export const useComparedKeys = (): readonly string[] => useAppSelector(selectCompared);

/** Whether it was ticked last, after others. */
export const useIsLastTicked = (key: string): boolean =>
  useAppSelector((state) => {
    const keys = selectCompared(state);
    return keys.length > 1 && keys.at(-1) === key;
  });

export const useIsCompared = (key: string): boolean => useAppSelector((state) => selectCompared(state).includes(key));
