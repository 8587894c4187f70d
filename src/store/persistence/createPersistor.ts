import type { UnknownAction } from '@reduxjs/toolkit';
import { createPersistoid } from 'redux-persist';

import { getClientKey } from '@/features/session/state/clientStorage';
import { settingsCleared } from '@/features/session/state/sessionSlice';

import type { AppDispatch } from '../appTypes';
import type { RootState } from '../rootReducer';
import type { PersistedEntry, PersistedGroup } from './persistedKeys';

type Dependencies = {
  store: { dispatch: AppDispatch; getState: () => RootState };
  storage: Storage | undefined;
  onFailure: () => void;
};

type ReadText = (storage: Storage, key: string) => string | null;

// Hundreds of lines may change within seconds, and each write blocks the page.
const debounceMs = 500;

const toText = <Value>({ format, absent }: PersistedEntry<Value>, value: Value): string | null | undefined => {
  if (format) return format(value);
  const write = (given: Value) => (typeof given === 'string' ? given : JSON.stringify(given));
  return write(value) === write(absent) ? null : write(value);
};

type Part<Values extends object, Name extends keyof Values = keyof Values> = {
  name: Name;
  entry: PersistedEntry<Values[Name]>;
  key: string;
  /** The text last seen, and the text its value would be written as: a newer version may store more in it. */
  raw: string | null;
  text: string | null | undefined;
};

export const getStorageKeys = <Values extends object>({ entries, clearedWith, area }: PersistedGroup<Values>) =>
  Object.values<{ key: string }>(entries).map(({ key }) =>
    clearedWith === 'session' && area !== 'session' ? getClientKey(key) : key,
  );

/** Reads and writes a group, whose entries each have a key of their own. */
export const createPersistor = <Values extends object>(
  group: PersistedGroup<Values>,
  { store, storage: area, onFailure }: Dependencies,
) => {
  const { entries, clearedWith, changedElsewhere } = group;
  const keys = getStorageKeys(group);
  const names = Object.keys(entries) as (keyof Values)[];
  const parts = names.map((name, at): Part<Values> => ({
    name,
    entry: entries[name],
    key: keys[at] ?? '',
    raw: null,
    text: null,
  }));
  let hasFailed = false;

  const attempt = (work: (storage: Storage) => void): void => {
    try {
      if (area) work(area);
      else hasFailed = true;
    } catch {
      hasFailed = true;
      onFailure();
    }
  };

  const select = (state: RootState): Values =>
    Object.fromEntries(parts.map(({ name, entry }) => [name, entry.select(state)])) as Values;

  const remove = (storage: Storage, key: string): void => {
    if (group.area === 'session') storage.clear();
    else storage.removeItem(key);
  };

  /** Only texts that differ from the last ones seen, so that a tab never undoes what another one has written. */
  const write = (values: Values): void => {
    hasFailed = false;
    for (const part of parts) {
      const text = toText(part.entry, values[part.name]);
      if (text === undefined || text === part.text) continue;
      attempt((storage) => {
        if (text !== null) storage.setItem(part.key, text);
        // Another tab may have written data of the next client since; that is not ours to remove.
        else if (clearedWith === 'settings' || storage.getItem(part.key) === part.raw) remove(storage, part.key);
        Object.assign(part, { raw: text, text });
      });
    }
  };

  const persistoid = createPersistoid({
    key: keys.join(),
    throttle: group.isDebounced ? debounceMs : 0,
    serialize: false,
    storage: {
      getItem: () => undefined,
      setItem: (_key: string, values: Values) => {
        write(values);
        return Promise.resolve();
      },
      removeItem: () => undefined,
    },
  });

  const rewrite = (): void => {
    // Emptied first, because redux-persist skips values that are the same as in its last write.
    persistoid.update({});
    persistoid.update(select(store.getState()));
    void persistoid.flush();
  };

  /** The present values with what storage has changed, or undefined if it has changed nothing. */
  const read = (readText: ReadText): Values | undefined => {
    const present = select(store.getState());
    const values = { ...present };
    for (const part of parts) {
      attempt((storage) => {
        const raw = readText(storage, part.key);
        if (raw === part.raw) return;
        const value = raw === null ? part.entry.absent : part.entry.parse(raw);
        if (value === undefined) return;
        const text = raw === null ? null : toText(part.entry, value);
        if (text !== part.text) values[part.name] = value;
        Object.assign(part, { raw, text });
      });
    }
    return names.some((name) => values[name] !== present[name]) ? values : undefined;
  };

  return {
    /** Such a key belongs to one client: the next one has another. */
    stopsWithSession: clearedWith === 'nothing',
    hasFailed: () => hasFailed,
    rewrite,
    restore: (readText: ReadText): void => {
      const values = read(readText);
      if (values) store.dispatch(group.restored(values));
    },
    /** Adopts what another tab wrote under this key; null stands for any key. */
    sync: (key: string | null): void => {
      if (!changedElsewhere || (key !== null && !keys.includes(key))) return;
      const values = read((storage, name) => storage.getItem(name));
      if (values) store.dispatch(changedElsewhere(values));
    },
    /** Writes what an action changed, and returns whether there was anything. */
    writeChanges: (action: UnknownAction, before: RootState, state: RootState): boolean => {
      if (clearedWith === 'settings' && settingsCleared.match(action)) {
        // Written over whatever is stored, even if it could not be read.
        parts.forEach((part) => (part.text = undefined));
        rewrite();
        return true;
      }
      if (parts.every(({ entry }) => entry.select(before) === entry.select(state))) return false;
      persistoid.update(select(state));
      // Written before the dispatch returns: a tab closed right after signing out has signed out.
      if (!group.isDebounced) void persistoid.flush();
      return true;
    },
    /** Writes whatever is still pending when the page is left. */
    flush: (): void => {
      void persistoid.flush();
      if (group.area !== 'session') return;
      // Removing any other item of session storage has cleared this one, too.
      for (const part of parts) {
        attempt((storage) => {
          if (storage.getItem(part.key) !== part.raw) Object.assign(part, { raw: null, text: null });
        });
      }
      rewrite();
    },
  };
};

export type Persistor = ReturnType<typeof createPersistor>;

/** Returns the persistor of a group; the first call creates and restores it. */
export type Persist = <Values extends object>(group: PersistedGroup<Values>) => Persistor;
