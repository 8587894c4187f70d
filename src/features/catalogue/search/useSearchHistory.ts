import { useEffect } from 'react';
import * as v from 'valibot';

import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson, type PersistedKey } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';
import { parseAs } from '@/shared/lib/storedSchemas';

import { searchesSlice } from '../state/searchesSlice';

const { textSearched, searchRemoved, searchesCleared, searchesRestored, searchesChangedElsewhere } =
  searchesSlice.actions;

const { selectSearches } = searchesSlice.injectInto(rootReducer).selectors;

/** Private like the items viewed, so it ends with the session. */
const searchesKey: PersistedKey<string[]> = {
  key: 'searches',
  parse: fromJson((stored) => parseAs(v.array(v.string()), stored)),
  absent: [],
  select: selectSearches,
  clearedWith: 'session',
  restored: searchesRestored,
  changedElsewhere: searchesChangedElsewhere,
};

/** For texts that were typed or chosen here: an address may be somebody else's. */
export const rememberSearch =
  (text: string): AppThunk =>
  (dispatch) => {
    dispatch(persistKey(searchesKey));
    dispatch(textSearched(text));
  };

export const useSearchHistory = () => {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(persistKey(searchesKey)), [dispatch]);
  return {
    searches: useAppSelector(selectSearches),
    remove: (text: string) => dispatch(searchRemoved(text)),
    clear: () => dispatch(searchesCleared()),
  };
};
