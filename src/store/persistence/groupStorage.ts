import { getClientKey } from '@/features/session/clientStorage';
import { parseStored } from '@/shared/lib/storedValues';

import type { PersistedEntry, PersistedGroup, PersistOptions } from './persistedKeys';

type Dependencies<Values extends object> = {
  group: PersistedGroup<Values>;
  area: Storage | undefined;
  /** The text at start-up for settings, the current text for keys whose code loads later. */
  readText: (storage: Storage, key: string) => string | null;
  onFailure: () => void;
};

/** The result of reading a key: unchanged, not ours to read, absent, or a value. */
type ReadResult<Value> = { kind: 'same' | 'foreign' | 'absent' } | { kind: 'value'; value: Value };

const getStorageKey = ({ key }: { key: string }, { area, clearedWith }: PersistOptions): string =>
  clearedWith === 'session' && area !== 'session' ? getClientKey(key) : key;

export const getStorageKeys = <Values extends object>(group: PersistedGroup<Values>): string[] =>
  Object.values<{ key: string }>(group.entries).map((entry) => getStorageKey(entry, group));

export const readEntry = <Value>(entry: PersistedEntry<Value>, text: string): Value | undefined => {
  const stored = parseStored(text, entry.type);
  return stored === undefined ? undefined : (entry.check as (value: unknown) => Value | undefined)(stored);
};

export const formatEntry = <Value>(entry: PersistedEntry<Value>, value: Value): string | null | undefined => {
  if (entry.format) return entry.format(value);
  const toText = (given: Value): string => (entry.type === 'json' ? JSON.stringify(given) : String(given));
  const text = toText(value);
  return text === toText(entry.absent) ? null : text;
};

/**
 * The storage engine for redux-persist, which reads and writes one record; each of its entries is stored under a key of
 * its own. Only a key whose text differs from the last one seen is written, so that a tab never undoes what another tab
 * wrote under another key.
 */
export const createGroupStorage = <Values extends object>({
  group,
  area,
  readText,
  onFailure,
}: Dependencies<Values>) => {
  const { entries } = group;
  const names = Object.keys(entries) as (keyof Values)[];
  // The text as found, and the text its value would be written as: a newer version may store more in it.
  const seen = new Map<keyof Values, { raw: string | null; text: string | null }>();

  let hasFailed = false;

  const attempt = (work: (storage: Storage) => void): boolean => {
    if (!area) return true;
    try {
      work(area);
      return true;
    } catch {
      onFailure();
      return false;
    }
  };

  const adopt = <Name extends keyof Values>(name: Name, raw: string | null): ReadResult<Values[Name]> => {
    if (seen.get(name)?.raw === raw) return { kind: 'same' };
    if (raw === null) {
      seen.set(name, { raw, text: null });
      return { kind: 'absent' };
    }
    const value = readEntry(entries[name], raw);
    if (value === undefined) return { kind: 'foreign' };
    const text = formatEntry(entries[name], value) ?? null;
    const isSame = seen.get(name)?.text === text;
    seen.set(name, { raw, text });
    return isSame ? { kind: 'same' } : { kind: 'value', value };
  };

  const remove = (storage: Storage, key: string): void => {
    if (group.area === 'session') storage.clear();
    else storage.removeItem(key);
  };

  const write = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    const text = formatEntry(entries[name], value);
    const before = seen.get(name);
    if (text === undefined || before?.text === text) return;
    const key = getStorageKey(entries[name], group);
    const isWritten = attempt((storage) => {
      if (text !== null) storage.setItem(key, text);
      // Another tab may have written data of the next client since; that is not ours to remove.
      else if (group.clearedWith === 'settings' || storage.getItem(key) === before?.raw) remove(storage, key);
      seen.set(name, { raw: text, text });
    });
    if (!isWritten) hasFailed = true;
  };

  return {
    /** Whether any entry could not be written the last time. */
    hasFailed: () => hasFailed,
    /** Reads what another tab wrote under the key. */
    reread: <Name extends keyof Values>(name: Name): ReadResult<Values[Name]> => {
      let found: ReadResult<Values[Name]> = { kind: 'same' };
      attempt((storage) => {
        found = adopt(name, storage.getItem(getStorageKey(entries[name], group)));
      });
      return found;
    },
    getItem: (_record: string): Promise<Partial<Values>> => {
      const values: Partial<Values> = {};
      for (const name of names) {
        attempt((storage) => {
          const found = adopt(name, readText(storage, getStorageKey(entries[name], group)));
          if (found.kind === 'value' && found.value !== entries[name].absent) values[name] = found.value;
        });
      }
      return Promise.resolve(values);
    },
    setItem: (_record: string, values: Partial<Values>): Promise<void> => {
      hasFailed = false;
      for (const name of names) if (name in values) write(name, values[name] as Values[typeof name]);
      return Promise.resolve();
    },
    removeItem: (_record: string): Promise<void> => {
      for (const name of names) {
        attempt((storage) => {
          remove(storage, getStorageKey(entries[name], group));
          seen.set(name, { raw: null, text: null });
        });
      }
      return Promise.resolve();
    },
  };
};
