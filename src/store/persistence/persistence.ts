import type { Middleware } from '@reduxjs/toolkit';
import { defineMessages } from 'react-intl';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { readStoredValues, type StoragePair, type StoredValues } from '@/shared/lib/storedValues';

import type { AppDispatch, AppThunk } from '../appTypes';
import type { RootState } from '../rootReducer';
import type { StoreServices } from '../storeServices';
import { createPiece, type Piece } from './createPiece';
import { type Persist, type PersistedKey, toGroup } from './persistedPiece';
import { persistSettings } from './persistedSettings';
import { formatEntry, getStorageKeys, readEntry } from './pieceStorage';

type Store = { dispatch: AppDispatch; getState: () => RootState };

const persists = new WeakMap<StoreServices, Persist>();

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

const createNotices = () => {
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

/** Reads are dispatched as facts, and only real actions cause writes (ADR 7). */
export const createPersistence = (services: StoreServices, { local, session, events }: StoragePair) => {
  const pieces = new Map<string, { piece: Piece; restored: Promise<void> }>();
  const notify = createNotices();
  let store: Store;
  let atStart: StoredValues | undefined = readStoredValues({ local, session });

  const persist: Persist = (group) => {
    const { area = 'local', clearedWith } = group;
    const id = getStorageKeys(group).join();
    const known = pieces.get(id);
    if (known) return known.restored;
    const values = atStart?.[area];
    const piece = createPiece(id, group, {
      store,
      area: area === 'local' ? local : session,
      readText: (storage, key) => (values ? (values[key] ?? null) : storage.getItem(key)),
      onFailure: () => notify(store, clearedWith === 'settings' ? 'unavailable' : 'notKept'),
    });
    const restored = piece.restore();
    pieces.set(id, { piece, restored });
    return restored;
  };

  const middleware: Middleware<object, RootState, AppDispatch> = (api) => {
    store = api;
    return (next) => (action) => {
      const before = api.getState();
      for (const [id, { piece }] of pieces) if (piece.endsAt(action)) pieces.delete(id);
      const result = next(action);
      const state = api.getState();
      const all = [...pieces.values()];
      const idle = all.filter(({ piece }) => !piece.writeChanges(action, before, state));
      if (idle.length < all.length) idle.forEach(({ piece }) => piece.retry());
      return result;
    };
  };

  /** Resolves when the settings have reached the state; unreadable or blocked storage never rejects it. */
  const start = async (): Promise<void> => {
    const failure = atStart?.failure;
    const restored = persistSettings(persist, services.vault);
    atStart = undefined;
    await restored;
    if (!local || failure !== undefined) notify(store, 'unavailable');
    const follow = (key: string | null) => pieces.forEach(({ piece }) => piece.follow(key));
    events?.addEventListener('storage', (event) => follow((event as StorageEvent).key ?? null));
    // A page restored from the back/forward cache missed all events: its client may have left.
    events?.addEventListener('pageshow', () => follow(null));
    events?.addEventListener('pagehide', () => pieces.forEach(({ piece }) => piece.flush()));
  };

  persists.set(services, persist);
  return { middleware, start };
};

/** Restores a part of the state, then persists it under a key of its own. Repeating it has no effect. */
export const persistKey =
  <Value>(piece: PersistedKey<Value>): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, services) => {
    await persists.get(services)?.(toGroup(piece));
  };

/** Whether the value was really saved: storage may be full or blocked. */
export const isPersisted =
  <Value>(piece: PersistedKey<Value>): AppThunk<boolean> =>
  (_dispatch, getState, { storage }) => {
    const { value: entry } = toGroup(piece).entries;
    const [key = ''] = getStorageKeys(toGroup(piece));
    const toText = (value: Value) => formatEntry(entry, value) ?? null;
    const wanted = toText(entry.select(getState()));
    try {
      const text = storage?.[piece.area ?? 'local']?.getItem(key) ?? null;
      if (text === wanted) return true;
      // Written by another version, which may have stored more.
      const stored = text === null ? undefined : readEntry(entry, text);
      return stored !== undefined && toText(stored) === wanted;
    } catch {
      return false; // What cannot be read back was not saved.
    }
  };
