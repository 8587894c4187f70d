import type { AppThunk } from '@/store/appTypes';
import { addAppListener } from '@/store/listenerMiddleware';
import { rootReducer } from '@/store/rootReducer';
import { catalogPairs } from '@/api/catalogPairs';
import { favouritesApi } from '@/api/favouritesApi';
import type { FavouriteList as ReceivedList } from '@/contracts/inventory';

import { cleanName, parseLines } from './state/favouriteList';
import { favouritesSlice, type SyncState } from './state/favouritesSlice';
import { findUnsaved, mergeLists, type SavedList, withKnownNotes } from './state/mergeLists';

const { favouritesOpened, listsMerged, listSaved, listUnsaved, syncStarted, syncEnded } = favouritesSlice.actions;
const { selectLists, selectOwner, selectAccount, selectSync } = favouritesSlice.injectInto(rootReducer).selectors;
const { getFavouriteLists, saveFavouriteList, deleteFavouriteList } = favouritesApi.endpoints;

const toSavedList = ({ listId, name, isUnnamed, version, lines }: ReceivedList): SavedList => ({
  id: listId,
  name: cleanName(name),
  lines: parseLines(lines),
  version,
  ...(isUnnamed && { isUnnamed }),
});

type Failure = { status?: unknown; kind?: unknown };
type Outcome = Exclude<SyncState, 'waiting' | 'running'> | 'outdated';

const maxAttempts = 5;
const pauseMs = 1000;
const freshMs = 60_000;

// Services without these endpoints reject the address or method, or respond with a page.
const isUnsupported = ({ status, kind }: Failure) => [404, 405, 501].includes(Number(status)) || kind === 'unreadable';

const toOutcome = ({ status }: Failure): Outcome => (status === 412 ? 'outdated' : 'failed');

type ClientSegments = { accountId: number; companyId: number; catalogId: number; clientId: number };

/** Repeats until nothing is left to save, because lists can change in the meantime. */
const saveChanges =
  (client: ClientSegments): AppThunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    for (;;) {
      const { changed, deleted } = findUnsaved(selectLists(getState()), selectAccount(getState()) ?? []);
      const [list] = changed;
      const [gone] = deleted;
      if (list) {
        const { id: listId, name, isUnnamed = false, version, lines } = list;
        const favouriteListSave = { name, isUnnamed, version, lines };
        const { data, error } = await dispatch(saveFavouriteList.initiate({ ...client, listId, favouriteListSave }));
        if (selectOwner(getState()) !== client.clientId) return 'failed';
        if (!data) return toOutcome(error as Failure);
        dispatch(listSaved({ ...list, version: data.version }));
      } else if (gone) {
        const { id: listId, version } = gone;
        const { error } = await dispatch(deleteFavouriteList.initiate({ ...client, listId, version }));
        if (selectOwner(getState()) !== client.clientId) return 'failed';
        if (error) return toOutcome(error as Failure);
        dispatch(listUnsaved({ listId }));
      } else return 'done';
    }
  };

const syncOnce =
  (client: ClientSegments): AppThunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    const query = getFavouriteLists.initiate(client, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(query);
    if (selectOwner(getState()) !== client.clientId) return 'failed';
    if (error) return isUnsupported(error as Failure) ? 'browserOnly' : 'failed';
    if (!data || data.leftOut > 0) return 'failed';
    const before = selectAccount(getState()) ?? [];
    const account = withKnownNotes(before, data.lists.map(toSavedList));
    dispatch(listsMerged({ lists: mergeLists(before, selectLists(getState()), account), account }));
    return dispatch(saveChanges(client));
  };

/** Syncs the lists of this browser with those of the client's account. */
const syncLists =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { config }) => {
    const clientId = selectOwner(getState());
    const [segments] = catalogPairs(config);
    if (clientId === null || !segments || ['running', 'browserOnly'].includes(selectSync(getState()))) return;
    dispatch(syncStarted());
    let outcome: Outcome = 'outdated';
    try {
      for (let attempt = 0; attempt < maxAttempts && outcome === 'outdated'; attempt += 1)
        outcome = await dispatch(syncOnce({ ...segments, clientId }));
    } finally {
      // An interrupted sync must not prevent the next one.
      if (selectOwner(getState()) === clientId) dispatch(syncEnded(outcome === 'outdated' ? 'failed' : outcome));
    }
  };

const started = new WeakSet<object>();

/** Syncs the lists now, after every change, and whenever the client returns to the page or the network does. */
export const startFavouritesSync = (): AppThunk => (dispatch, getState, services) => {
  const sync = () => void dispatch(syncLists()).catch(reportError);
  if (selectSync(getState()) === 'waiting') sync();
  if (started.has(services)) return;
  started.add(services);
  const syncAfterChange = addAppListener({
    predicate: (action, now, before) =>
      selectLists(now) !== selectLists(before) && !listsMerged.match(action) && !favouritesOpened.match(action),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.delay(pauseMs);
      sync();
    },
  });
  dispatch(syncAfterChange);
  let seenAt = Date.now();
  const { events } = services.storage ?? {};
  events?.addEventListener('online', sync);
  events?.addEventListener('focus', () => {
    if (Date.now() - seenAt < freshMs) return;
    seenAt = Date.now();
    sync();
  });
};
