import type { PayloadAction } from '@reduxjs/toolkit';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { parseStored } from '@/shared/lib/storedValues';

import { addAppListener } from './addAppListener';
import type { AppThunk } from './appTypes';
import type { RootState } from './rootReducer';
import { storageMessages } from './storageMessages';

type Kept<Value> = {
  /** Keys that start with `client.` are removed when the client's session ends, no matter which code wrote them. */
  key: string;
  select: (state: RootState) => Value;
  /** Undefined for a foreign value: it counts as absent, and stays until the value changes. */
  parse: (stored: unknown) => Value | undefined;
  /** The value of an absent key. */
  none: Value;
  restored: (value: Value) => PayloadAction<Value>;
  /** A cache of data that can be fetched again: written after a pause, and when the page is left. */
  isCopy?: boolean;
};

// Hundreds of lines may change within seconds, and each write blocks the page.
const copyPauseMs = 500;

const keptBy = new WeakMap<object, Set<string>>();

/**
 * Persists a part of the state in local storage under its own key: read once when its code loads, synced from other
 * tabs, and written only by real actions, before their dispatch returns unless it is a copy.
 */
export const persistSlice =
  <Value>({ key, select, parse, none, restored, isCopy = false }: Kept<Value>): AppThunk =>
  (dispatch, getState, services) => {
    const kept = keptBy.get(services) ?? new Set();
    keptBy.set(services, kept);
    if (kept.has(key) || !services.storage) return;
    kept.add(key);
    const { local, events } = services.storage;
    const nothing = JSON.stringify(none);
    let seen: string | null = null;
    let hasFailed = false;

    const serialize = (value: Value): string | null => {
      const text = JSON.stringify(value);
      return text === nothing ? null : text;
    };
    const attempt = (work: (storage: Storage) => void) => {
      try {
        if (local) work(local);
      } catch {
        if (hasFailed) return;
        hasFailed = true;
        const message = { kind: 'message', id: storageMessages.notKept.id } as const;
        dispatch(notificationShown({ area: 'storefront', message, style: 'warning' }));
      }
    };
    const read = () =>
      attempt((storage) => {
        const text = storage.getItem(key);
        if (text === seen) return;
        seen = text;
        const value = text === null ? none : parse(parseStored(text, 'json'));
        if (value !== undefined) dispatch(restored(value));
      });
    const write = (value: Value) =>
      attempt((storage) => {
        const text = serialize(value);
        if (text === seen) return;
        if (text !== null) storage.setItem(key, text);
        // Not ours to remove if another tab has written since.
        else if (storage.getItem(key) === seen) storage.removeItem(key);
        seen = text;
      });

    let pause: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      clearTimeout(pause);
      pause = undefined;
      write(select(getState()));
    };
    const writeSoon = () => {
      pause ??= setTimeout(writeNow, copyPauseMs);
    };

    read();
    if (isCopy) events?.addEventListener('pagehide', () => pause !== undefined && writeNow());
    // Pages restored from the back/forward cache missed all events.
    events?.addEventListener('pageshow', read);
    events?.addEventListener('storage', (event) => {
      if ([key, null].includes((event as StorageEvent).key)) read();
    });
    dispatch(
      addAppListener({
        predicate: (_action, now, before) => select(now) !== select(before),
        effect: isCopy ? writeSoon : writeNow,
      }),
    );
  };
