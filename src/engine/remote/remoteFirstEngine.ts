import { waitAtMost } from '@/shared/lib/scheduling';

import { createAbortError, unlessAborted } from '../host/abortSignals';
import { type CatalogEngine, type EngineStatus, type LoadRequest, sameLists } from '../host/catalogEngine';
import { createChanges } from '../host/changes';
import type { EngineMethod } from '../host/requestHandlers';
import { askWithLastResort } from './lastResort';

export type RemoteFirstServices = {
  remote: CatalogEngine;
  startLocal: () => CatalogEngine;
  keepInBrowser: 'auto' | 'always' | 'never';
  /** Whether an earlier visit has stored the lists. */
  hasStoredLists: (request: LoadRequest) => Promise<boolean>;
  /** Resolves when lists that nobody is waiting for may be downloaded. */
  untilIdle: () => Promise<unknown>;
  /** How long to wait for the storage to open before querying the services regardless. */
  storageTimeoutMs?: number;
  /** How long the services may leave the first question unanswered before the lists are loaded as well. */
  patienceMs?: number;
  now?: () => number;
};

// Bytes transferred: more is not downloaded for a visitor who may only look at one item.
const maxKeptBytes = 3 * 1024 * 1024;

// How long to wait before retrying lists that could not be loaded.
const retryPauseMs = 30_000;

// Not signed in, not allowed, rate-limited, too busy: downloading everything would not help.
const refusals = [401, 403, 429, 503];

// A visitor who searches will keep searching, and the lists answer every keystroke without the network.
const searches: readonly EngineMethod[] = ['suggest', 'checkCodes'];

type Loading = { done: Promise<void>; endedAt: number | undefined };

const isLoaded = ({ state, catalogs }: EngineStatus) =>
  state === 'ready' && catalogs.every(({ failure, featuresFailure }) => failure === null && featuresFailure === null);

/**
 * The engine of the services answers first. The one in the browser loads the lists when the page is idle or a search
 * begins, and takes over once it has all of them; where they are stored already, it answers from the start. It also
 * takes over when the services do not answer.
 */
export const createRemoteFirstEngine = (services: RemoteFirstServices): CatalogEngine => {
  const { remote, startLocal, keepInBrowser, hasStoredLists, untilIdle } = services;
  const { storageTimeoutMs = 1_000, patienceMs = 4_000, now = Date.now } = services;
  let request: LoadRequest | null = null;
  let local: CatalogEngine | null = null;
  let isLocal = false;
  let chosen: Promise<void> = Promise.resolve();
  /** Aborts questions to the services once the lists can answer them. */
  let takeover = new AbortController();
  // The versions of both engines form one sequence.
  let versionsBefore = 0;
  let isDisposed = false;
  let requestedRemotely: LoadRequest | null = null;
  const loadings = new WeakMap<LoadRequest, Loading>();

  const getActive = (): CatalogEngine => (isLocal && local ? local : remote);
  const status = (): EngineStatus => {
    const own = getActive().status();
    return { ...own, version: versionsBefore + own.version };
  };
  const changes = createChanges(status);
  const follow = (engine: CatalogEngine) =>
    engine.subscribe(() => {
      if (engine === getActive()) changes.notify();
    });
  follow(remote);

  const getLocal = (): CatalogEngine => {
    if (!local) {
      local = startLocal();
      follow(local);
    }
    return local;
  };

  const switchTo = (toLocal: boolean) => {
    if (isLocal === toLocal) return;
    const shown = status().version;
    isLocal = toLocal;
    if (!toLocal) takeover = new AbortController();
    versionsBefore = shown + 1 - getActive().status().version;
    changes.notify();
  };

  /** Undefined until the services have answered. */
  const isSmall = (): boolean | undefined => {
    const { state, catalogs } = remote.status();
    if (state !== 'ready') return undefined;
    return catalogs.reduce((sum, { transferred }) => sum + transferred, 0) <= maxKeptBytes;
  };
  /** The services, which may not have been asked yet where the lists are stored. */
  const getRemote = (own: LoadRequest) => {
    if (own !== requestedRemotely) void loadFromServices(own).catch(() => undefined);
    return remote;
  };
  const loadFromServices = (own: LoadRequest) => {
    requestedRemotely = own;
    return remote.load(own);
  };
  const mayKeep = () => keepInBrowser === 'always' || (keepInBrowser === 'auto' && isSmall() !== false);

  const loadLocally = async (own: LoadRequest): Promise<void> => {
    const loaded = await getLocal().load(own);
    if (own !== request || !isLoaded(loaded)) return;
    switchTo(true);
    takeover.abort(createAbortError('The lists have loaded'));
  };

  const isPauseOver = ({ endedAt }: Loading) => endedAt !== undefined && now() - endedAt >= retryPauseMs;

  const loadLocallyOnce = (own: LoadRequest): Promise<void> => {
    const last = loadings.get(own);
    if (last && !isPauseOver(last)) return last.done;
    const end = () => {
      loading.endedAt = now();
    };
    const loading: Loading = { done: loadLocally(own).finally(end), endedAt: undefined };
    loadings.set(own, loading);
    return loading.done;
  };

  /** The status of the local engine, and every request, report its failures. */
  const beginLoading = (own: LoadRequest) => void loadLocallyOnce(own).catch(() => undefined);

  const canFallBack = () =>
    mayKeep() &&
    !isDisposed &&
    !remote.status().catalogs.some(({ failure }) => refusals.includes(failure?.status ?? 0));

  const fallBack = (own: LoadRequest) => {
    beginLoading(own);
    switchTo(true);
  };

  const isWanted = (own: LoadRequest) => request !== null && sameLists(own, request);

  /** False if the browser blocks its storage, or never reports whether it opens. */
  const findStoredLists = async (own: LoadRequest): Promise<boolean> => {
    let isFound = false;
    const find = async () => {
      isFound = await hasStoredLists(own);
    };
    await waitAtMost(storageTimeoutMs, find()).catch(() => undefined);
    return isFound;
  };

  const chooseEngine = async (own: LoadRequest): Promise<void> => {
    const isStored = keepInBrowser !== 'never' && (await findStoredLists(own));
    if (!isWanted(own)) return;
    if (isStored) fallBack(own);
    else switchTo(false);
  };

  /** Other lists may be requested while the engine for the previous ones is being chosen. */
  const untilChosen = async (): Promise<void> => {
    let awaited: Promise<void>;
    do {
      awaited = chosen;
      await awaited;
    } while (awaited !== chosen);
  };

  const loadWhenIdle = async (own: LoadRequest): Promise<void> => {
    await untilIdle();
    if (own === request && !isDisposed && remote.status().state === 'ready' && mayKeep()) await loadLocallyOnce(own);
  };

  /** Waits until the services have answered, or the lists have taken over from services that stay silent. */
  const untilAnswered = async (own: LoadRequest): Promise<void> => {
    const ended = takeover.signal;
    const losePatience = () => {
      if (own === request && !isLocal && !isDisposed && mayKeep()) beginLoading(own);
    };
    const patience = setTimeout(losePatience, patienceMs);
    try {
      await unlessAborted(loadFromServices(own), ended);
    } catch (error) {
      if (!ended.aborted) throw error;
    } finally {
      clearTimeout(patience);
    }
  };

  const loadRemotely = async (own: LoadRequest): Promise<void> => {
    await untilAnswered(own);
    if (own !== request || isLocal) return;
    if (remote.status().state !== 'failed') {
      loadWhenIdle(own).catch(() => undefined);
    } else if (canFallBack()) {
      fallBack(own);
      await loadLocallyOnce(own);
    }
  };

  /** For when the browser could not load the lists either. */
  const returnToServices = () => {
    const last = request && loadings.get(request);
    if (isLocal && getActive().status().state === 'failed' && last && isPauseOver(last)) switchTo(false);
  };

  const ask = async (method: EngineMethod, arg: unknown, signal?: AbortSignal): Promise<unknown> => {
    await untilChosen();
    returnToServices();
    const engine = getActive();
    if (!request) return engine.request(method, arg as never, signal);
    const own = request;
    if (engine !== remote)
      return askWithLastResort(engine, () => getRemote(own), { method, arg, timeoutMs: patienceMs }, signal);
    if (searches.includes(method) && isSmall() && mayKeep()) beginLoading(own);
    const ended = takeover.signal;
    try {
      return await remote.request(method, arg as never, signal ? AbortSignal.any([signal, ended]) : ended);
    } catch (error) {
      signal?.throwIfAborted();
      const isTakenOver = ended.aborted;
      const isUnavailable = error instanceof Error && error.name === 'CatalogsUnavailable';
      if (!isTakenOver && !isUnavailable) throw error;
      if (!isLocal && !canFallBack()) throw error;
      if (!isTakenOver) fallBack(own);
      return getActive().request(method, arg as never, signal);
    }
  };

  return {
    request: (method, arg, signal) => ask(method, arg, signal) as Promise<never>,
    load: async (next) => {
      const isSame = isWanted(next);
      request = next;
      if (!isSame) chosen = chooseEngine(next);
      // If the browser could not load the lists either, query the services again.
      else if (isLocal && getActive().status().state === 'failed') switchTo(false);
      await chosen;
      if (!isWanted(next)) return status();
      await (isLocal ? loadLocallyOnce(next) : loadRemotely(next));
      return status();
    },
    status,
    subscribe: changes.subscribe,
    dispose: () => {
      isDisposed = true;
      remote.dispose();
      local?.dispose();
    },
  };
};
