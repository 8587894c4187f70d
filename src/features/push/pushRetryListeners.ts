import { selectOwner } from '@/features/session/state/sessionSlice';
import type { AppThunk } from '@/store/appTypes';
import { addAppListener } from '@/store/listenerMiddleware';
import { fromJson } from '@/store/persistence/persistedKeys';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';

import { isPushKey } from './batch/batchStorage';
import { parseDraft } from './batch/parseBatches';
import { getRetryPause } from './batch/retryPause';
import { loadBatches } from './sending/loadBatches';
import { retryLegs } from './sending/retryLegs';
import { isSameOwner } from './state/batch';
import { noteRestored, pushSlice, selectBatches, selectStoredDraft } from './state/pushSlice';

rootReducer.inject(pushSlice);

const started = new WeakSet<object>();

const persistDraft = persistKey({
  key: 'push.draft',
  parse: fromJson(parseDraft),
  absent: null,
  select: selectStoredDraft,
  clearedWith: 'session',
  restored: noteRestored,
  changedElsewhere: noteRestored,
});

/**
 * Retries open legs while the page is open, on any screen: at start-up, when whoever confirmed them signs in, when the network
 * returns, and after growing pauses.
 */
export const startPushRetries = (): AppThunk => (dispatch, getState, services) => {
  dispatch(persistDraft);
  if (started.has(services)) return;
  started.add(services);
  const retry = () => void dispatch(retryLegs()).catch(reportError);

  const retryOnSignIn = addAppListener({
    predicate: (_action, now, before) => {
      const [owner, previous] = [selectOwner(now), selectOwner(before)];
      return owner !== null && !(previous && isSameOwner(owner, previous));
    },
    effect: retry,
  });
  const retryAfterPause = addAppListener({
    predicate: (_action, now, before) => selectBatches(now) !== selectBatches(before),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const pause = getRetryPause(selectBatches(getState()));
      if (pause === null) return;
      await listener.delay(pause);
      retry();
    },
  });
  dispatch(retryOnSignIn);
  dispatch(retryAfterPause);
  const { events } = services.storage ?? {};
  events?.addEventListener('storage', (event) => {
    if (isPushKey((event as StorageEvent).key)) dispatch(loadBatches());
  });
  events?.addEventListener('online', retry);
  retry();
};
