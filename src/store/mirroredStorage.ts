import type { StoredValues } from '@/shared/lib/storedValues';

import type { MirroredKeys, MirroredValues } from './mirroredKeys';

type Key = keyof MirroredValues;
type Dependencies = {
  area: Storage | undefined;
  atStart: StoredValues['local'];
  keys: MirroredKeys;
  onFailure: (error: unknown) => void;
};

/** The result of reading a key: unchanged, absent, not ours to read, or a value. */
export type Found<Value> = { kind: 'same' | 'foreign' | 'absent' } | { kind: 'value'; value: Value };

/**
 * The storage given to redux-persist, which reads and writes one record; each of its keys lives in local storage under
 * its own name. Only a key whose text differs from the last one seen is written, so that a tab never undoes what
 * another tab wrote under another key.
 */
export const createMirroredStorage = ({ area, atStart, keys, onFailure }: Dependencies) => {
  const names = Object.keys(keys) as Key[];
  // The text as found, and the text its value would be written as: a newer version may store more in it.
  const seen = new Map<Key, { raw: string | null; text: string | null }>();

  const attempt = (work: (storage: Storage) => void): void => {
    if (!area) return;
    try {
      work(area);
    } catch (error) {
      onFailure(error);
    }
  };

  const adopt = <K extends Key>(key: K, raw: string | null): Found<MirroredValues[K]> => {
    if (seen.get(key)?.raw === raw) return { kind: 'same' };
    if (raw === null) {
      seen.set(key, { raw, text: null });
      return { kind: 'absent' };
    }
    const value = keys[key].parse(raw);
    if (value === undefined) return { kind: 'foreign' };
    const text = keys[key].format(value) ?? null;
    const same = seen.get(key)?.text === text;
    seen.set(key, { raw, text });
    return same ? { kind: 'same' } : { kind: 'value', value };
  };

  const write = <K extends Key>(key: K, value: MirroredValues[K]): void => {
    const text = keys[key].format(value);
    if (text === undefined || seen.get(key)?.text === text) return;
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      seen.set(key, { raw: text, text });
    });
  };

  return {
    /** Reads what another tab left under the key. */
    reread: <K extends Key>(key: K): Found<MirroredValues[K]> => {
      let found: Found<MirroredValues[K]> = { kind: 'same' };
      attempt((storage) => {
        found = adopt(key, storage.getItem(key));
      });
      return found;
    },
    getItem: (): Promise<Partial<MirroredValues>> => {
      const found = names.map((key) => [key, adopt(key, atStart[key] ?? null)] as const);
      return Promise.resolve(
        Object.fromEntries(found.flatMap(([key, it]) => (it.kind === 'value' ? [[key, it.value]] : []))),
      );
    },
    setItem: (_name: string, values: Partial<MirroredValues>): Promise<void> => {
      const entries = Object.entries(values) as [Key, MirroredValues[Key]][];
      entries.forEach(([key, value]) => write(key, value));
      return Promise.resolve();
    },
    removeItem: (): Promise<void> => {
      names.forEach((key) =>
        attempt((storage) => {
          storage.removeItem(key);
          seen.set(key, { raw: null, text: null });
        }),
      );
      return Promise.resolve();
    },
  };
};

export type MirroredStorage = ReturnType<typeof createMirroredStorage>;
