import { languageChosenElsewhere } from '@/features/language/languageSlice';
import { signedInElsewhere, signedOutElsewhere } from '@/features/session/sessionSlice';
import { timeZoneChosenElsewhere } from '@/features/timeZone/timeZoneSlice';
import type { StoragePair } from '@/shared/lib/storedValues';

import type { AppDispatch } from './appTypes';
import type { MirroredValues } from './mirroredKeys';
import type { Found, MirroredStorage } from './mirroredStorage';
import type { RootState } from './rootReducer';

type FollowedStore = { dispatch: AppDispatch; getState: () => RootState };

const moved = (found: Found<unknown>): boolean => found.kind === 'value' || found.kind === 'absent';

const after = <Value>(found: Found<Value>, whenAbsent: Value, unchanged: Value): Value =>
  found.kind === 'value' ? found.value : found.kind === 'absent' ? whenAbsent : unchanged;

const followSession = (store: FollowedStore, storage: MirroredStorage): void => {
  const token = storage.reread('JWTtoken');
  const client = storage.reread('client');
  if (!moved(token) && !moved(client)) return;
  const before = store.getState().session;
  const now = {
    token: after<MirroredValues['JWTtoken']>(token, '', before.token),
    client: after<MirroredValues['client']>(client, null, before.client),
  };
  const ended = now.client === null && (before.client !== null || now.token === '');
  store.dispatch(ended ? signedOutElsewhere() : signedInElsewhere(now));
};

const followSettings = (store: FollowedStore, storage: MirroredStorage): void => {
  const language = storage.reread('language');
  // Spec §3: clearing resets to es.
  if (moved(language)) store.dispatch(languageChosenElsewhere(after(language, 'es', null) ?? 'es'));
  const timeZone = storage.reread('timeZone');
  if (moved(timeZone)) store.dispatch(timeZoneChosenElsewhere(after(timeZone, '', '')));
};

/** Dispatches another tab's sign-in, sign-out, language and time zone as facts; a cleared storage changes every key. */
export const followOtherTabs = (store: FollowedStore, storage: MirroredStorage, pair: StoragePair): (() => void) => {
  const follow = (): void => {
    followSession(store, storage);
    followSettings(store, storage);
  };
  // A page restored from the back/forward cache missed all events: its client may have left.
  const followBack = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) follow();
  };
  pair.events?.addEventListener('storage', follow);
  pair.events?.addEventListener('pageshow', followBack);
  return () => {
    pair.events?.removeEventListener('storage', follow);
    pair.events?.removeEventListener('pageshow', followBack);
  };
};
