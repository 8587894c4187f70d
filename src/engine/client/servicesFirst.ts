import { createAbortError, unlessAborted } from '../host/abortSignals';
import { type EngineStatus, idleStatus, type LoadRequest, sameLists } from '../host/catalogEngine';
import type { EngineMethod, EngineResult } from '../host/requestHandlers';
import { isUnavailable } from '../host/unavailable';
import type { StartTransport, Transport } from './engineClient';
import type { EngineCall } from './messages';

export type ServicesFirstParts = {
  services: StartTransport;
  lists: StartTransport;
  keepInBrowser: 'auto' | 'always' | 'never';
  /** Whether an earlier visit has stored the lists. */
  hasStoredLists: (request: LoadRequest) => Promise<boolean>;
  /** Resolves when lists that nobody is waiting for may be downloaded. */
  untilIdle: () => Promise<unknown>;
  /** How long to wait for the storage to open before querying the services regardless. */
  storageTimeoutMs?: number;
  /** How long the services may leave the first request unanswered before the lists are loaded as well. */
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

const isLoaded = ({ state, catalogs }: EngineStatus) =>
  state === 'ready' && catalogs.every(({ failure, featuresFailure }) => failure === null && featuresFailure === null);

/** Whether a result has what was searched for, rather than a correction, a part of it or nothing. */
const isFound = async (call: EngineCall, result: unknown, lists: Transport, signal?: AbortSignal): Promise<boolean> => {
  const { method, arg, prices } = call;
  if (method === 'suggest') return arg.text.trim() === '' || (result as EngineResult<'suggest'>).total > 0;
  if (method !== 'query' && method !== 'priceList' && method !== 'neighbours') return true;
  const { text, isLiteral } = method === 'query' ? arg : arg.query;
  if (text === undefined || isLiteral) return true;
  const first = { method: 'query', arg: { text, pageSize: 1 }, prices } as const;
  const page = method === 'query' ? result : await lists.send(first, signal);
  return (page as EngineResult<'query'>).reading?.isFound ?? true;
};

/**
 * The services answer first. The browser loads the lists when the page is idle or a search begins, and they take over
 * once all of them are there; where they are stored already, they answer from the start. They also take over when the
 * services do not answer. What the lists do not find goes to the services, which have other languages, too (ADR 39).
 */
export const createServicesFirstTransport =
  (parts: ServicesFirstParts): StartTransport =>
  (onStatus) => {
    const { keepInBrowser, hasStoredLists, untilIdle } = parts;
    const { storageTimeoutMs = 1_000, patienceMs = 4_000, now = Date.now } = parts;
    let servicesStatus = idleStatus;
    let listsStatus = idleStatus;
    let isLocal = false;
    let isEnded = false;
    let request: LoadRequest | null = null;
    let requestedOfServices: LoadRequest | null = null;
    let chosen: Promise<void> = Promise.resolve();
    let loading: { request: LoadRequest; done: Promise<void>; endedAt?: number } | null = null;
    /** Aborts requests to the services once the lists can answer them. */
    let takeover = new AbortController();

    const services = parts.services((status) => {
      servicesStatus = status;
      if (!isLocal) onStatus(status);
    });
    let lists: Transport | null = null;
    const getLists = (): Transport =>
      (lists ??= parts.lists((status) => {
        listsStatus = status;
        if (isLocal) onStatus(status);
      }));

    const switchTo = (toLocal: boolean) => {
      if (isLocal === toLocal) return;
      isLocal = toLocal;
      if (!toLocal) takeover = new AbortController();
      onStatus(toLocal ? listsStatus : servicesStatus);
    };

    /** Undefined until the services have answered. */
    const isSmall = (): boolean | undefined => {
      const { state, catalogs } = servicesStatus;
      if (state !== 'ready') return undefined;
      return catalogs.reduce((sum, { transferred }) => sum + transferred, 0) <= maxKeptBytes;
    };
    const mayKeep = () => !isEnded && (keepInBrowser === 'always' || (keepInBrowser === 'auto' && isSmall() !== false));
    const canFallBack = () =>
      mayKeep() && !servicesStatus.catalogs.some(({ failure }) => refusals.includes(failure?.status ?? 0));

    const isPauseOver = () => loading?.endedAt !== undefined && now() - loading.endedAt >= retryPauseMs;

    /** Failures are in the status of the lists, and in every request. */
    const loadLists = (own: LoadRequest): Promise<void> => {
      if (loading?.request === own && !isPauseOver()) return loading.done;
      const load = async () => {
        await getLists().load(own);
        if (own !== request || !isLoaded(listsStatus)) return;
        switchTo(true);
        takeover.abort(createAbortError('The lists have loaded'));
      };
      const end = () => {
        current.endedAt = now();
      };
      const current: NonNullable<typeof loading> = { request: own, done: load().finally(end) };
      current.done.catch(() => undefined);
      loading = current;
      return current.done;
    };

    const fallBack = (own: LoadRequest) => {
      void loadLists(own);
      switchTo(true);
    };

    const loadServices = (own: LoadRequest) => {
      requestedOfServices = own;
      return services.load(own);
    };

    const isWanted = (own: LoadRequest) => request !== null && sameLists(own, request);

    /** False if the browser blocks its storage, or never reports whether it opens. */
    const findStored = (own: LoadRequest): Promise<boolean> =>
      unlessAborted(hasStoredLists(own), AbortSignal.timeout(storageTimeoutMs)).catch(() => false);

    const choose = async (own: LoadRequest): Promise<void> => {
      const isStored = keepInBrowser !== 'never' && (await findStored(own));
      if (!isWanted(own)) return;
      if (isStored) fallBack(own);
      else switchTo(false);
    };

    /** Other lists may be requested while the engine for the previous ones is being chosen. */
    const untilChosen = async (): Promise<void> => {
      const awaited = chosen;
      await awaited;
      if (awaited !== chosen) await untilChosen();
    };

    /** Settles when the services have answered, or the lists have taken over from services that stay silent. */
    const loadFromServices = async (own: LoadRequest): Promise<void> => {
      const { signal } = takeover;
      const isWaiting = () => own === request && !isLocal;
      const loadIfWanted = () => {
        if (isWaiting() && mayKeep()) void loadLists(own);
      };
      const patience = setTimeout(loadIfWanted, patienceMs);
      try {
        await unlessAborted(loadServices(own), signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        clearTimeout(patience);
      }
      if (!isWaiting()) return;
      if (servicesStatus.state !== 'failed') void untilIdle().then(loadIfWanted);
      else if (canFallBack()) {
        fallBack(own);
        await loadLists(own);
      }
    };

    const sendToServices = async (call: EngineCall, own: LoadRequest, signal?: AbortSignal): Promise<unknown> => {
      if (searches.includes(call.method) && isSmall() && mayKeep()) void loadLists(own);
      const ended = takeover.signal;
      try {
        return await services.send(call, signal ? AbortSignal.any([signal, ended]) : ended);
      } catch (error) {
        signal?.throwIfAborted();
        if (!ended.aborted) {
          if (!isUnavailable(error) || !(isLocal || canFallBack())) throw error;
          fallBack(own);
        }
        return (isLocal ? getLists() : services).send(call, signal);
      }
    };

    const sendToLists = async (call: EngineCall, own: LoadRequest, signal?: AbortSignal): Promise<unknown> => {
      const result = await getLists().send(call, signal);
      if (await isFound(call, result, getLists(), signal)) return result;
      const timeout = AbortSignal.timeout(patienceMs);
      try {
        if (own !== requestedOfServices) loadServices(own).catch(() => undefined);
        return await services.send(call, signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        signal?.throwIfAborted();
        if (timeout.aborted || isUnavailable(error)) return result;
        throw error;
      }
    };

    return {
      load: async (next) => {
        const isSame = isWanted(next);
        request = next;
        if (!isSame) chosen = choose(next);
        // If the browser could not load the lists either, query the services again.
        else if (isLocal && listsStatus.state === 'failed') switchTo(false);
        await chosen;
        if (isWanted(next)) await (isLocal ? loadLists(next) : loadFromServices(next));
      },
      send: async (call, signal) => {
        await untilChosen();
        if (isLocal && listsStatus.state === 'failed' && isPauseOver()) switchTo(false);
        const own = request;
        if (!own) throw new Error('no lists have been requested');
        return isLocal ? sendToLists(call, own, signal) : sendToServices(call, own, signal);
      },
      end: () => {
        isEnded = true;
        services.end();
        lists?.end();
      },
    };
  };
