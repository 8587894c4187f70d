import { useEffect } from 'react';

import { isSessionEnd, selectClientId } from '@/features/session/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';

import { favouritesSlice } from './favouritesSlice';
import { favouritesKey } from './favouritesKey';
import { parseLists, type FavouriteList } from './rules/favouriteList';

const { favouritesOpened } = favouritesSlice.actions;

const { selectLists, selectOwner, ...selectors } = favouritesSlice.injectInto(rootReducer).selectors;

export const { selectUsedList, selectIsFavourite } = selectors;

/** Persists the client's lists, which outlive the session (ADR 11). */
const openLists =
  (clientId: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { config }) => {
    const opened = (lists: FavouriteList[]) => favouritesOpened({ clientId, lists });
    await dispatch(
      persistKey<FavouriteList[]>({
        key: favouritesKey(config.accountId, clientId),
        type: 'json',
        check: parseLists,
        absent: [],
        select: selectLists,
        clearedWith: 'nothing',
        endsAt: isSessionEnd,
        restored: opened,
        changedElsewhere: opened,
      }),
    );
    if (selectClientId(getState()) === clientId && selectOwner(getState()) !== clientId) dispatch(opened([]));
  };

export const useFavourites = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  useEffect(() => {
    if (clientId !== undefined) void dispatch(openLists(clientId));
  }, [dispatch, clientId]);
  return { lists: useAppSelector(selectLists), isOpen: useAppSelector(selectOwner) === clientId };
};
