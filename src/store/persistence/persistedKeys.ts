import type { UnknownAction } from '@reduxjs/toolkit';

import type { StoredTypes } from '@/shared/lib/storedValues';

import type { AppThunk } from '../appTypes';
import type { RootState } from '../rootReducer';

type Dispatchable = UnknownAction | AppThunk;

/** Parses the stored text as `type` (spec §3). `check` returns undefined for a foreign value: it counts as absent and stays stored. */
type Parsing<Value> = {
  [Type in keyof StoredTypes]: { type: Type; check: (stored: StoredTypes[Type]) => Value | undefined };
}[keyof StoredTypes];

/** A part of the state and the storage key it is persisted under. */
export type PersistedEntry<Value> = Parsing<Value> & {
  key: string;
  select: (state: RootState) => Value;
  /** The value of an absent key; the key is removed when the state returns to it. */
  absent: Value;
  /** Null removes the key, undefined leaves it alone. By default JSON, or plain text for the other types. */
  format?: (value: Value) => string | null | undefined;
};

export type PersistOptions = {
  /** Session storage belongs to one tab, and removing any of its items clears all of it (spec §3). */
  area?: 'local' | 'session';
  /**
   * `settings`: reset by `settingsCleared`. `session`: removed when the client's session ends, even if the code that
   * declares it never loads; in local storage its key is prefixed with `client.`. `nothing`: outlives both.
   */
  clearedWith: 'settings' | 'session' | 'nothing';
  /** For data that can be fetched again: written after a pause and when the page is left, not within the dispatch. */
  isDebounced?: boolean;
  /** Stops persisting before this action changes the state: the next client has a key of their own. */
  endsAt?: (action: unknown) => boolean;
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

export type Persist = <Values extends object>(group: PersistedGroup<Values>) => Promise<void>;

export const toGroup = <Value>(declared: PersistedKey<Value>): PersistedGroup<{ value: Value }> => {
  const { changedElsewhere } = declared;
  return {
    ...(declared as PersistOptions),
    entries: { value: declared },
    restored: ({ value }) => declared.restored(value),
    ...(changedElsewhere && { changedElsewhere: ({ value }) => changedElsewhere(value) }),
  };
};
