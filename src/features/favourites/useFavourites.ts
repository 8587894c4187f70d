import { defineMessages } from '@formatjs/intl';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';

import { selectClientId } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fromJson } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';

import { startFavouritesSync } from './favouritesListeners';
import { type FavouriteList, parseLists } from './state/favouriteList';
import { favouritesSlice } from './state/favouritesSlice';
import { parseSavedLists, type SavedList } from './state/mergeLists';

/** A 53-bit hash: enough to distinguish the clients of one browser. */
const hashText = (text: string): string => {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36);
};

/** Not under `client.`: the lists outlive the session (ADR 11). Hashed so that the key identifies nobody. */
const favouritesKey = (accountId: number, clientId: number): string =>
  `favourites.${hashText(`favourites of ${accountId}/${clientId}`)}`;

export const { unnamedList } = defineMessages({
  unnamedList: { id: 'item.favourite.listName', defaultMessage: 'Favourites' },
});

const { favouritesOpened, accountSeen } = favouritesSlice.actions;

const { selectLists, selectOwner, selectAccount, ...selectors } = favouritesSlice.injectInto(rootReducer).selectors;

export const { selectUsedList, selectIsFavourite, selectKeptIn, selectIsSynced } = selectors;

/** Persists the client's lists, which outlive the session (ADR 11). */
const openLists =
  (clientId: number): AppThunk =>
  (dispatch, getState, { config }) => {
    const opened = (lists: FavouriteList[]) => favouritesOpened({ clientId, lists });
    dispatch(
      persistKey<FavouriteList[]>({
        key: favouritesKey(config.accountId, clientId),
        parse: fromJson(parseLists),
        absent: [],
        select: selectLists,
        clearedWith: 'nothing',
        restored: opened,
        changedElsewhere: opened,
      }),
    );
    if (selectOwner(getState()) !== clientId) dispatch(opened([]));
    dispatch(
      persistKey<SavedList[] | null>({
        key: `${favouritesKey(config.accountId, clientId)}.account`,
        parse: fromJson(parseSavedLists),
        absent: null,
        select: selectAccount,
        clearedWith: 'nothing',
        restored: accountSeen,
        changedElsewhere: accountSeen,
      }),
    );
    dispatch(startFavouritesSync());
  };

export const useFavourites = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  useEffect(() => {
    if (clientId !== undefined) dispatch(openLists(clientId));
  }, [dispatch, clientId]);
  const stored = useAppSelector(selectLists);
  const { formatMessage } = useIntl();
  const lists = useMemo(
    () => stored.map((list) => (list.isUnnamed ? { ...list, name: formatMessage(unnamedList) } : list)),
    [stored, formatMessage],
  );
  return { lists, isOpen: useAppSelector(selectOwner) === clientId };
};
