import { selectClientId } from '@/features/session/sessionSlice';
import { addAppListener } from '@/store/listenerMiddleware';
import type { AppThunk } from '@/store/appTypes';
import { persistKey } from '@/store/persistence/persistence';
import { rootReducer } from '@/store/rootReducer';

import { isPushKey } from './batch/keptBatches';
import { nextPause } from './batch/nextPause';
import { parseDraft } from './batch/parseBatches';
import { noteRestored, pushSlice, selectBatches, selectKeptDraft } from './pushSlice';
import { askAgain } from './sending/askAgain';
import { findBatches } from './sending/findBatches';

rootReducer.inject(pushSlice);

const begun = new WeakSet<object>();

const persistDraft = persistKey({
  key: 'push.draft',
  type: 'json',
  check: parseDraft,
  absent: null,
  select: selectKeptDraft,
  clearedWith: 'session',
  restored: noteRestored,
  changedElsewhere: noteRestored,
});

/**
 * Retries open legs while the page is open, on any screen: at start-up, when their client signs in, when the network
 * returns, and after growing pauses.
 */
export const keepPushing = (): AppThunk => (dispatch, getState, services) => {
  void dispatch(persistDraft);
  if (begun.has(services)) return;
  begun.add(services);
  const ask = () => void dispatch(askAgain()).catch(reportError);

  const signedIn = addAppListener({
    predicate: (_action, now, before) =>
      selectClientId(now) !== undefined && selectClientId(now) !== selectClientId(before),
    effect: ask,
  });
  const changed = addAppListener({
    predicate: (_action, now, before) => selectBatches(now) !== selectBatches(before),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const pause = nextPause(selectBatches(getState()));
      if (pause === null) return;
      await listener.delay(pause);
      ask();
    },
  });
  dispatch(signedIn);
  dispatch(changed);
  const { events } = services.storage ?? {};
  events?.addEventListener('storage', (event) => {
    if (isPushKey((event as StorageEvent).key)) dispatch(findBatches());
  });
  events?.addEventListener('online', ask);
  ask();
};
