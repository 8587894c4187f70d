import { createPersistoid, getStoredState } from 'redux-persist';

import { settingsCleared } from '@/features/session/sessionSlice';

import type { AppDispatch } from '../appTypes';
import type { RootState } from '../rootReducer';
import { createGroupStorage, getStorageKeys } from './groupStorage';
import type { PersistedGroup } from './persistedKeys';

type Dependencies = {
  store: { dispatch: AppDispatch; getState: () => RootState };
  area: Storage | undefined;
  readText: (storage: Storage, key: string) => string | null;
  onFailure: () => void;
};

export type Persistor = {
  restore: () => Promise<void>;
  /** Whether persisting stops before this action. */
  endsAt: (action: unknown) => boolean;
  /** Writes what an action changed, and returns whether there was anything. */
  writeChanges: (action: unknown, before: RootState, state: RootState) => boolean;
  /** Repeats a write that storage rejected. */
  retry: () => void;
  /** Dispatches what another tab wrote under this key; null stands for any key. */
  syncFromStorage: (key: string | null) => void;
  /** Writes whatever is still pending when the page is left. */
  flush: () => void;
};

// Hundreds of lines may change within seconds, and each write blocks the page.
const debounceMs = 500;

export const createPersistor = <Values extends object>(
  id: string,
  group: PersistedGroup<Values>,
  { store, ...dependencies }: Dependencies,
): Persistor => {
  const { entries, clearedWith, restored, changedElsewhere, isDebounced = false } = group;
  const keys = getStorageKeys(group);
  const names = Object.keys(entries) as (keyof Values)[];
  const storage = createGroupStorage({ ...dependencies, group });
  const throttle = isDebounced ? debounceMs : 0;
  const config = { key: id, storage, throttle, serialize: false, deserialize: false };
  const persistoid = createPersistoid(config);
  let changed: Partial<Values> = {};

  const select = (state: RootState, selected = names): Partial<Values> => {
    const values: Partial<Values> = {};
    for (const name of selected) values[name] = entries[name].select(state);
    return values;
  };

  const rewrite = (): void => {
    // Emptied first, because redux-persist skips values that are the same as in its last write.
    persistoid.update({});
    persistoid.update(changed);
    void persistoid.flush();
  };

  return {
    restore: async () => {
      const stored = (await getStoredState(config)) as Partial<Values> | undefined;
      if (!stored || Object.keys(stored).length === 0) return;
      const values = { ...stored } as Values;
      for (const name of names) if (!(name in stored)) values[name] = entries[name].absent;
      store.dispatch(restored(values));
    },
    endsAt: (action) => group.endsAt?.(action) ?? false,
    writeChanges: (action, before, state) => {
      if (clearedWith === 'settings' && settingsCleared.match(action)) {
        void storage.removeItem(id);
        changed = select(state);
        rewrite();
        return true;
      }
      const changedNames = names.filter((name) => entries[name].select(before) !== entries[name].select(state));
      if (changedNames.length === 0) return false;
      changed = { ...changed, ...select(state, changedNames) };
      persistoid.update(changed);
      // Written before the dispatch returns: a tab closed right after signing out has signed out.
      if (!isDebounced) void persistoid.flush();
      return true;
    },
    retry: () => {
      if (storage.hasFailed()) rewrite();
    },
    syncFromStorage: (key) => {
      if (!changedElsewhere || (key !== null && !keys.includes(key))) return;
      const values = select(store.getState()) as Values;
      let hasChanged = false;
      for (const name of names) {
        const found = storage.reread(name);
        if (found.kind === 'value') values[name] = found.value;
        else if (found.kind === 'absent') values[name] = entries[name].absent;
        else continue;
        hasChanged = true;
      }
      if (hasChanged) store.dispatch(changedElsewhere(values));
    },
    flush: () => {
      void persistoid.flush();
      if (group.area !== 'session') return;
      // Removing any other item of session storage has cleared this one, too.
      names.forEach((name) => storage.reread(name));
      rewrite();
    },
  };
};
