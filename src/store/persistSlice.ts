import type { PayloadAction } from '@reduxjs/toolkit';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { parseStored } from '@/shared/lib/storedValues';

import { addAppListener } from './addAppListener';
import type { AppThunk } from './appTypes';
import type { RootState } from './rootReducer';
import { storageMessages } from './storageMessages';

type Kept<Value> = {
  /** What starts with `client.` is removed when the client's session ends, whoever wrote it. */
  key: string;
  select: (state: RootState) => Value;
  /** Undefined for what is not ours to read: it counts as absent, and stays until the value changes. */
  parse: (stored: unknown) => Value | undefined;
  /** What an absent key stands for. */
  none: Value;
  restored: (value: Value) => PayloadAction<Value>;
  /** A copy of what can be had again is written after a pause, and when the page is left. */
  isCopy?: boolean;
};

// Hundreds of lines may change within seconds, and each writing blocks the page.
const copyPauseMs = 500;

const keptBy = new WeakMap<object, Set<string>>();

/**
 * Keeps a part of the state in local storage under a key of its own: read once when its code arrives, followed from
 * other tabs, and written by real actions alone, before their dispatch returns unless it is a copy.
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
        // What another tab wrote since is not ours to remove.
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
    // Pages that come back from the browser's memory were told nothing meanwhile.
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
