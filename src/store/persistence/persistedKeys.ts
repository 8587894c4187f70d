import type { UnknownAction } from '@reduxjs/toolkit';

import { parseStored } from '@/shared/lib/storedValues';

import type { AppThunk } from '../appTypes';
import type { RootState } from '../rootReducer';

type Dispatchable = UnknownAction | AppThunk;

/** A part of the state and the storage key it is persisted under. */
export type PersistedEntry<Value> = {
  key: string;
  /** Undefined for a foreign text: it counts as absent and stays stored. */
  parse: (text: string) => Value | undefined;
  select: (state: RootState) => Value;
  /** The value of an absent key; the key is removed when the state returns to it. */
  absent: Value;
  /** Null removes the key, undefined leaves it alone. By default JSON, or a text as it is. */
  format?: (value: Value) => string | null | undefined;
};

export type PersistOptions = {
  /** Session storage belongs to one tab, and removing any of its items clears all of it (spec §3). */
  area?: 'local' | 'session';
  /**
   * `settings`: reset by `settingsCleared`. `session`: removed when the client's session ends, even if the code that
   * declares it never loads; in local storage its key is prefixed with `client.`. `nothing`: a key of one client, which
   * outlives the session and is no longer written once it has ended.
   */
  clearedWith: 'settings' | 'session' | 'nothing';
  /** For data that can be fetched again: written after a pause and when the page is left, not within the dispatch. */
  isDebounced?: boolean;
};

/** Entries that are restored, and synced from other tabs, together. */
export type PersistedGroup<Values extends object> = PersistOptions & {
  entries: { [Name in keyof Values]: PersistedEntry<Values[Name]> };
  /** Dispatched once, when the declaring code loads, unless nothing is stored. */
  restored: (values: Values) => Dispatchable;
  /** Another tab changed or removed the value. Without it, changes in other tabs are ignored. */
  changedElsewhere?: (values: Values) => Dispatchable;
};

/** The declaration of a single persisted value. */
export type PersistedKey<Value> = PersistOptions &
  PersistedEntry<Value> & {
    restored: (value: Value) => Dispatchable;
    changedElsewhere?: (value: Value) => Dispatchable;
  };

export const toGroup = <Value>(declared: PersistedKey<Value>): PersistedGroup<{ value: Value }> => {
  const { changedElsewhere } = declared;
  return {
    ...(declared as PersistOptions),
    entries: { value: declared },
    restored: ({ value }) => declared.restored(value),
    ...(changedElsewhere && { changedElsewhere: ({ value }) => changedElsewhere(value) }),
  };
};

export const fromJson =
  <Value>(check: (stored: unknown) => Value | null | undefined) =>
  (text: string): Value | undefined => {
    const stored = parseStored(text, 'json');
    return stored === undefined ? undefined : (check(stored) ?? undefined);
  };
