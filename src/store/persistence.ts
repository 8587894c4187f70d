import type { Middleware } from '@reduxjs/toolkit';
import { createPersistoid, getStoredState } from 'redux-persist';

import { pageSizeChosen } from '@/features/catalogue/catalogueSlice';
import { languageRestored } from '@/features/language/languageSlice';
import { layoutRestored } from '@/features/layout/layoutSlice';
import { sessionRestored, settingsCleared } from '@/features/session/sessionSlice';
import { timeZoneRestored } from '@/features/timeZone/timeZoneSlice';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { StoragePair, StoredValues } from '@/shared/lib/storedValues';

import type { AppDispatch } from './appTypes';
import { createMirroredKeys, type MirroredValues } from './mirroredKeys';
import { createMirroredStorage } from './mirroredStorage';
import type { RootState } from './rootReducer';

type Dependencies = {
  pair: StoragePair;
  atStart: StoredValues;
  vault: SecretVault;
  onFailure: (error: unknown) => void;
};

/**
 * redux-persist without its reducer, which reads and writes storage whenever DevTools recompute, and cannot be replayed
 * from an export. Here reads are dispatched as facts, and only real actions cause writes, so that neither time travel
 * nor an imported state ever touches what this browser has stored.
 */
export const createPersistence = ({ pair, atStart, vault, onFailure }: Dependencies) => {
  const keys = createMirroredKeys(vault);
  const names = Object.keys(keys) as (keyof MirroredValues)[];
  const storage = createMirroredStorage({ area: pair.local, atStart: atStart.local, keys, onFailure });
  const config = { key: 'settings', storage, serialize: false, deserialize: false };
  const persistoid = createPersistoid(config);
  let mirrored: Partial<MirroredValues> = {};

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const state = api.getState();
    const cleared = settingsCleared.match(action);
    if (cleared) void storage.removeItem();
    const changed = names.filter((key) => cleared || keys[key].select(before) !== keys[key].select(state));
    if (changed.length > 0) {
      mirrored = { ...mirrored, ...Object.fromEntries(changed.map((key) => [key, keys[key].select(state)])) };
      persistoid.update(mirrored);
      // Written before the dispatch returns: a tab closed right after signing out has signed out.
      void persistoid.flush();
    }
    return result;
  };

  const restore = async (dispatch: AppDispatch): Promise<void> => {
    const stored = ((await getStoredState(config)) ?? {}) as Partial<MirroredValues>;
    const { JWTtoken: token = '', client = null, language, layoutData, timeZone, pageSize } = stored;
    if (token !== '' || client) dispatch(sessionRestored({ token, client }));
    if (language) dispatch(languageRestored(language));
    if (layoutData) dispatch(layoutRestored(layoutData));
    if (pageSize) dispatch(pageSizeChosen(pageSize));
    if (timeZone) dispatch(timeZoneRestored(timeZone));
  };

  return { middleware, storage, restore };
};
