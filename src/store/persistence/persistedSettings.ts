import {
  asVisitorLines,
  defaultPageSize,
  isPageSize,
  ownPricesChanged,
  type PageSize,
  pageSizeChosen,
  selectOwnPrices,
  selectPageSize,
  selectVisitorLines,
  visitorAddedLines,
  type VisitorLine,
  visitorLinesChangedElsewhere,
} from '@/features/catalogue/state/catalogueSlice';
import {
  asClient,
  selectClient,
  selectToken,
  sessionRestored,
  signedInElsewhere,
  signedOutElsewhere,
  type StoredClient,
} from '@/features/session/state/sessionSlice';
import {
  appearanceChosenElsewhere,
  appearanceRestored,
  densityChosenElsewhere,
  densityRestored,
  parseDensity,
  parseMode,
  selectDensity,
  selectMode,
} from '@/features/settings/state/appearanceSlice';
import {
  languageChosenElsewhere,
  languageRestored,
  selectStoredLanguage,
} from '@/features/settings/state/languageSlice';
import { asLayoutData, layoutRestored, selectLayoutData } from '@/features/settings/state/layoutSlice';
import {
  selectStoredTimeZone,
  timeZoneChosenElsewhere,
  timeZoneRestored,
} from '@/features/settings/state/timeZoneSlice';
import { isLanguage } from '@/shared/i18n/languages';
import { isValidToken, type SecretVault } from '@/shared/lib/secretVault';
import { parseStored } from '@/shared/lib/storedValues';
import type { Layout } from '@/contracts/public';

import type { AppThunk } from '../appTypes';
import type { Persist } from './createPersistor';
import { fromJson, type PersistedGroup, type PersistedKey, toGroup } from './persistedKeys';

type Session = { token: string; client: StoredClient | null };

const clearedWith = 'settings';

const followSession =
  ({ token, client }: Session): AppThunk =>
  (dispatch, getState) => {
    const present = selectClient(getState());
    if (token === '' && client === null && present === null) return;
    const isOver = token === '' || (client === null && present !== null);
    dispatch(isOver ? signedOutElsewhere() : signedInElsewhere({ token, client }));
  };

const session = (vault: SecretVault): PersistedGroup<Session> => ({
  entries: {
    token: {
      key: 'JWTtoken',
      parse: (text) => (isValidToken(text) ? vault.seal('token', text) : text === '' ? '' : undefined),
      // A reference that this vault never sealed came with an imported state: leave the stored token alone.
      format: (reference) => (reference === '' ? '' : vault.open(reference)),
      absent: '',
      select: selectToken,
    },
    client: {
      key: 'client',
      parse: fromJson(asClient),
      absent: null,
      select: selectClient,
    },
  },
  clearedWith,
  restored: sessionRestored,
  changedElsewhere: followSession,
});

const language: PersistedKey<ReturnType<typeof selectStoredLanguage>> = {
  key: 'language',
  parse: (text) => (isLanguage(text) ? text : undefined),
  absent: null,
  select: selectStoredLanguage,
  clearedWith,
  restored: languageRestored,
  // Spec §3: clearing resets to es.
  changedElsewhere: (stored) => languageChosenElsewhere(stored ?? 'es'),
};

const layoutData: PersistedKey<Layout | null> = {
  key: 'layoutData',
  parse: fromJson(asLayoutData),
  absent: null,
  select: selectLayoutData,
  clearedWith,
  restored: layoutRestored,
};

const pageSize: PersistedKey<PageSize> = {
  key: 'pageSize',
  parse: (text) => {
    const size = parseStored(text, 'integer');
    return isPageSize(size) ? size : undefined;
  },
  absent: defaultPageSize,
  select: selectPageSize,
  clearedWith,
  restored: pageSizeChosen,
};

const noLines: VisitorLine[] = [];

// Only for a visitor: what a client adds once the session expired waits for that client alone.
const visitorLines: PersistedKey<VisitorLine[]> = {
  key: 'visitorLines',
  parse: fromJson(asVisitorLines),
  absent: noLines,
  select: (state) => (selectClient(state) === null ? selectVisitorLines(state) : noLines),
  clearedWith,
  restored:
    (lines): AppThunk =>
    (dispatch, getState) => {
      if (selectClient(getState()) === null) dispatch(visitorAddedLines(lines));
    },
  changedElsewhere:
    (lines): AppThunk =>
    (dispatch, getState) => {
      if (selectClient(getState()) === null) dispatch(visitorLinesChangedElsewhere(lines));
    },
};

/** Read before the first paint, too (beforeStart.ts). */
const ownPrices: PersistedKey<boolean> = {
  key: 'ownPrices',
  parse: (text) => (parseStored(text, 'boolean') === true ? true : undefined),
  absent: false,
  select: (state) => selectOwnPrices(state) !== undefined,
  clearedWith: 'session',
  restored: () => ownPricesChanged('awaited'),
};

const timeZone: PersistedKey<string> = {
  key: 'timeZone',
  parse: (text) => (text.trim() === '' || text.length > 100 ? undefined : text),
  absent: '',
  select: selectStoredTimeZone,
  clearedWith,
  restored: timeZoneRestored,
  changedElsewhere: timeZoneChosenElsewhere,
};

const appearance: PersistedKey<ReturnType<typeof selectMode>> = {
  key: 'appearance',
  parse: parseMode,
  absent: 'system',
  select: selectMode,
  clearedWith,
  restored: appearanceRestored,
  changedElsewhere: appearanceChosenElsewhere,
};

const density: PersistedKey<ReturnType<typeof selectDensity>> = {
  key: 'density',
  parse: parseDensity,
  absent: 'comfortable',
  select: selectDensity,
  clearedWith,
  restored: densityRestored,
  changedElsewhere: densityChosenElsewhere,
};

/** The settings and a visitor's lines, restored at start-up in this order (spec §3, §9). */
export const persistSettings = (persist: Persist, vault: SecretVault): void => {
  persist(session(vault));
  persist(toGroup(language));
  persist(toGroup(layoutData));
  persist(toGroup(pageSize));
  persist(toGroup(visitorLines));
  persist(toGroup(ownPrices));
  persist(toGroup(timeZone));
  persist(toGroup(appearance));
  persist(toGroup(density));
};
