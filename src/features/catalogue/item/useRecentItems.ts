import { useEffect } from 'react';
import * as v from 'valibot';

import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson, type PersistedKey } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';
import { parseAs } from '@/shared/lib/storedSchemas';

import { recentItemsSlice } from '../state/recentItemsSlice';

const { itemViewed, recentItemsRestored } = recentItemsSlice.actions;

const { selectRecentItems } = recentItemsSlice.injectInto(rootReducer).selectors;

const itemKeys = v.array(v.pipe(v.string(), v.regex(/^\d{1,9}:\d{1,15}$/)));

/** The viewing history is private, so it ends with the session. */
const recentItemsKey: PersistedKey<string[]> = {
  key: 'recentItems',
  parse: fromJson((stored) => parseAs(itemKeys, stored)),
  absent: [],
  select: selectRecentItems,
  clearedWith: 'session',
  isDebounced: true,
  restored: recentItemsRestored,
};

const rememberItem =
  (key: string): AppThunk =>
  (dispatch) => {
    dispatch(persistKey(recentItemsKey));
    dispatch(itemViewed(key));
  };

export const useRememberItem = (key: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(rememberItem(key)), [dispatch, key]);
};

/** Keys of the items viewed last, starting with the current one. */
export const useRecentItems = (): readonly string[] => useAppSelector(selectRecentItems);
