import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { defineMessages } from 'react-intl';

import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { isSessionEnd } from '@/features/session/state/sessionSlice';
import { readStoredValues, type StoragePair, type StoredValues } from '@/shared/lib/storedValues';

import type { AppDispatch, AppThunk } from '../appTypes';
import type { RootState } from '../rootReducer';
import type { StoreServices } from '../storeServices';
import { createPersistor, getStorageKeys, type Persist, type Persistor } from './createPersistor';
import { type PersistedGroup, type PersistedKey, toGroup } from './persistedKeys';
import { persistSettings } from './persistedSettings';

type Store = { dispatch: AppDispatch; getState: () => RootState };

const storageMessages = defineMessages({
  unavailable: {
    id: 'settings.storage.unavailable',
    defaultMessage:
      'This browser does not keep your settings. You can continue, but you will have to sign in again next time. To stay signed in, allow cookies and site data for this site in the browser settings.',
  },
  notKept: {
    id: 'settings.storage.notKept',
    defaultMessage:
      'This browser is out of storage or does not keep data. You can continue, but what you enter will be lost when you close the page.',
  },
});

const createNotifier = () => {
  const shown = new Set<string>();
  return (store: Store, problem: keyof typeof storageMessages): void => {
    if (shown.has(problem)) return;
    shown.add(problem);
    const area = problem === 'unavailable' ? 'account' : 'storefront';
    const message = { kind: 'message', id: storageMessages[problem].id } as const;
    // Not from within the dispatch that failed to write.
    queueMicrotask(() => store.dispatch(notificationShown({ area, message, style: 'warning' })));
  };
};

const getId = <Values extends object>(group: PersistedGroup<Values>) => getStorageKeys(group).join();

/** Values read from storage are dispatched as actions, and only actions cause writes (ADR 7). */
export const createPersistence = (services: StoreServices, { local, session, events }: StoragePair) => {
  const persistors = new Map<string, Persistor>();
  const notify = createNotifier();
  let store: Store;
  let atStart: StoredValues | undefined = readStoredValues({ local, session });

  const persist: Persist = (group) => {
    const { area = 'local', clearedWith } = group;
    const id = getId(group);
    const known = persistors.get(id);
    if (known) return known;
    const values = atStart?.[area];
    const persistor = createPersistor(group, {
      store,
      storage: area === 'local' ? local : session,
      onFailure: () => notify(store, clearedWith === 'settings' ? 'unavailable' : 'notKept'),
    });
    persistors.set(id, persistor);
    persistor.restore((storage, key) => (values ? (values[key] ?? null) : storage.getItem(key)));
    return persistor;
  };

  const middleware: Middleware<object, RootState, AppDispatch> = (api) => {
    store = api;
    return (next) => (action) => {
      const before = api.getState();
      if (isSessionEnd(action))
        persistors.forEach(({ stopsWithSession }, id) => stopsWithSession && persistors.delete(id));
      const result = next(action);
      const state = api.getState();
      const all = [...persistors.values()];
      const idle = all.filter((persistor) => !persistor.writeChanges(action as UnknownAction, before, state));
      // What storage rejected is written again with the next change.
      if (idle.length < all.length)
        idle.filter((persistor) => persistor.hasFailed()).forEach(({ rewrite }) => rewrite());
      return result;
    };
  };

  /** Adopts what another tab has stored under the key, or under any. */
  const syncFromStorage = (key: string | null = null) => persistors.forEach((persistor) => persistor.sync(key));

  /** Restores the settings; unreadable or blocked storage never makes it throw. */
  const start = (): void => {
    persistSettings(persist, services.vault);
    if (!local || atStart?.failure !== undefined) notify(store, 'unavailable');
    atStart = undefined;
    events?.addEventListener('storage', (event) => syncFromStorage((event as StorageEvent).key ?? null));
    // A page restored from the back/forward cache missed all events: its client may have left.
    events?.addEventListener('pageshow', () => syncFromStorage());
    events?.addEventListener('pagehide', () => persistors.forEach((persistor) => persistor.flush()));
  };

  const isSaved = <Values extends object>(group: PersistedGroup<Values>) =>
    persistors.get(getId(group))?.hasFailed() === false;
  services.persistence = { persist, isSaved };
  return { middleware, start, syncFromStorage };
};

/** Restores a part of the state, then persists it under a key of its own. Repeating it has no effect. */
export const persistKey =
  <Value>(declared: PersistedKey<Value>): AppThunk =>
  (_dispatch, _getState, services) => {
    services.persistence?.persist(toGroup(declared) as never);
  };

/** Whether the value was really saved: storage may be full or blocked. */
export const isPersisted =
  <Value>(declared: PersistedKey<Value>): AppThunk<boolean> =>
  (_dispatch, _getState, services) =>
    services.persistence?.isSaved(toGroup(declared) as never) ?? false;
