import { useEffect } from 'react';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { selectClientId } from '@/features/session/sessionSlice';
import { parseStored } from '@/shared/lib/storedValues';
import { addAppListener } from '@/store/addAppListener';
import type { AppThunk } from '@/store/appTypes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { storageMessages } from '@/store/storageMessages';

import { favouritesSlice } from './favouritesSlice';
import { favouritesKey } from './favouritesKey';
import { parseLists } from './rules/favouriteList';

const { favouritesOpened } = favouritesSlice.actions;

export const { selectLists, selectOwner, selectUsedList, selectIsFavourite } =
  favouritesSlice.injectInto(rootReducer).selectors;

const writing = new WeakSet<object>();

const read =
  (clientId: number): AppThunk =>
  (dispatch, _getState, { config, storage }) => {
    let text: string | null = null;
    try {
      text = storage?.local?.getItem(favouritesKey(config.accountId, clientId)) ?? null;
    } catch (error) {
      // Storage is unavailable, so nothing is persisted.
      if (!(error instanceof DOMException)) throw error;
    }
    dispatch(favouritesOpened({ clientId, lists: parseLists(text === null ? [] : parseStored(text, 'json')) }));
  };

const notKept = () =>
  notificationShown({
    area: 'storefront',
    message: { kind: 'message', id: storageMessages.notKept.id },
    style: 'warning',
  });

/** Persists only changes by the client who owns the lists: neither opening them nor signing out. */
const listening = addAppListener({
  predicate: (action, now, before) =>
    !favouritesOpened.match(action) &&
    selectOwner(now) !== null &&
    selectOwner(now) === selectOwner(before) &&
    selectLists(now) !== selectLists(before),
  effect: (_action, listener) => {
    const { config, storage } = listener.extra;
    const owner = selectOwner(listener.getState());
    if (owner === null) return;
    const lists = selectLists(listener.getState());
    const key = favouritesKey(config.accountId, owner);
    try {
      if (lists.length > 0) storage?.local?.setItem(key, JSON.stringify(lists));
      else storage?.local?.removeItem(key);
    } catch {
      listener.dispatch(notKept());
    }
  },
});

/** Loads the client's lists once, persists changes and syncs with other tabs. */
const open =
  (clientId: number): AppThunk =>
  (dispatch, getState, services) => {
    if (selectOwner(getState()) !== clientId) dispatch(read(clientId));
    if (writing.has(services)) return;
    writing.add(services);
    dispatch(listening);
    services.storage?.events?.addEventListener('storage', (event) => {
      const owner = selectOwner(getState());
      if (owner === null) return;
      const own = favouritesKey(services.config.accountId, owner);
      if ([own, null].includes((event as StorageEvent).key)) dispatch(read(owner));
    });
  };

export const useFavourites = () => {
  const dispatch = useAppDispatch();
  const clientId = useAppSelector(selectClientId);
  useEffect(() => {
    if (clientId !== undefined) dispatch(open(clientId));
  }, [dispatch, clientId]);
  return { lists: useAppSelector(selectLists), isOpen: useAppSelector(selectOwner) === clientId };
};
