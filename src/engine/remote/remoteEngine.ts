import { createAbortError, isAbortError, unlessAborted } from '../host/abortSignals';
import {
  type CatalogEngine,
  type CatalogStatus,
  type EngineStatus,
  idleStatus,
  type ListFailure,
  type LoadRequest,
  sameLists,
} from '../host/catalogEngine';
import { createChanges } from '../host/changes';
import type { EngineMethod } from '../host/requestHandlers';
import { fromWireError } from '../worker/messages';
import type { Question } from './answerMessage';
import { createQuestionPost, findMessage, UnavailableError } from './postQuestion';

export type RemoteEngineServices = {
  /** Where questions are posted. */
  url: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** The version of the lists that the page was rendered from. */
  renderedVersion?: number | undefined;
  now?: () => number;
};

// Their results correspond to the entries of their argument, so that long ones can be sent in parts.
const methodsInParts: readonly EngineMethod[] = ['brands', 'items', 'checkCodes'];

/** The most entries that the services accept at once. */
export const maxEntries = 500;

const loadingStatus = ({ language, catalogs }: LoadRequest, version: number): EngineStatus => ({
  ...idleStatus,
  version,
  language,
  state: 'loading',
  catalogs: catalogs.map(({ catalogId }) => ({
    catalogId,
    state: 'loading',
    source: null,
    fetchedAt: null,
    isRefreshing: true,
    failure: null,
    featuresFailure: null,
    transferred: 0,
  })),
});

const withFailure = (status: EngineStatus, failure: ListFailure): EngineStatus => {
  const hasAnswered = status.state === 'ready';
  const fail = (catalog: CatalogStatus): CatalogStatus => ({
    ...catalog,
    state: hasAnswered ? catalog.state : 'failed',
    isRefreshing: false,
    failure,
  });
  return { ...status, state: hasAnswered ? 'ready' : 'failed', catalogs: status.catalogs.map(fail) };
};

const isSameBesideTime = (one: EngineStatus, other: EngineStatus): boolean => {
  const withoutTime = (status: EngineStatus) =>
    JSON.stringify({ ...status, catalogs: status.catalogs.map((catalog) => ({ ...catalog, fetchedAt: null })) });
  return withoutTime(one) === withoutTime(other);
};

/**
 * The engine of the services, queried over HTTP: it answers at once, whatever the size of the catalogue. Every answer
 * includes the state of its lists.
 */
export const createRemoteEngine = (services: RemoteEngineServices): CatalogEngine => {
  const { url, fetch, renderedVersion, now = Date.now } = services;
  const post = createQuestionPost(url, fetch);
  let request: LoadRequest | null = null;
  let status = idleStatus;
  let lastId = 0;
  // Several servers may answer, some still with the previous lists: only a version not seen before is a change.
  const seenVersions = new Set(renderedVersion === undefined ? [] : [renderedVersion]);
  const changes = createChanges(() => status);
  const closing = new AbortController();

  const show = (next: EngineStatus) => {
    const isSame = isSameBesideTime(status, next);
    status = next;
    if (!isSame) changes.notify();
  };

  const showAnswered = (answered: EngineStatus) => {
    // The first answer is the one that everything has been waiting for, so it is not a change.
    const isChange = !seenVersions.has(answered.version) && seenVersions.size > 0;
    seenVersions.add(answered.version);
    show({
      ...answered,
      version: status.version + Number(isChange),
      storageFailure: null,
      catalogs: answered.catalogs.map((catalog) => ({ ...catalog, source: 'network', fetchedAt: now() })),
    });
  };

  const untilRequested = async (): Promise<LoadRequest> => {
    while (!request) await changes.next();
    return request;
  };

  /** Sends the question again if other lists have been requested in the meantime. */
  const ask = async (question: Question, given?: AbortSignal): Promise<unknown> => {
    const signal = given ? AbortSignal.any([given, closing.signal]) : closing.signal;
    for (;;) {
      const own = await unlessAborted(untilRequested(), signal);
      const isCurrent = () => request !== null && sameLists(own, request);
      try {
        const answer = await post(question, own, signal);
        if (!isCurrent()) continue;
        const state = findMessage(answer, 'status');
        if (state) showAnswered(state.status);
        const failure = findMessage(answer, 'failure');
        if (failure) throw fromWireError(failure.error);
        return findMessage(answer, 'result')?.result;
      } catch (error) {
        signal.throwIfAborted();
        if (!isCurrent()) continue;
        if (error instanceof UnavailableError) show(withFailure(status, error.failure));
        throw error;
      }
    }
  };

  const askMethod = (method: EngineMethod, arg: unknown, signal: AbortSignal | undefined) => {
    lastId += 1;
    return ask({ type: 'request', id: lastId, method, arg }, signal);
  };

  const askInParts = async (method: EngineMethod, entries: readonly unknown[], signal: AbortSignal | undefined) => {
    const results: unknown[] = [];
    for (let from = 0; from < entries.length; from += maxEntries)
      results.push(...((await askMethod(method, entries.slice(from, from + maxEntries), signal)) as unknown[]));
    return results;
  };

  return {
    request: (method, arg, signal) =>
      (methodsInParts.includes(method)
        ? askInParts(method, arg as readonly unknown[], signal)
        : askMethod(method, arg, signal)) as Promise<never>,
    load: async (next) => {
      const previous = request;
      request = next;
      if (!previous || !sameLists(previous, next)) {
        if (previous) seenVersions.clear();
        show(loadingStatus(next, status.version + Number(previous !== null)));
      }
      try {
        await ask({ type: 'ping' });
      } catch (error) {
        // The status has the reason.
        if (!(error instanceof UnavailableError) && !isAbortError(error)) throw error;
      }
      return status;
    },
    status: () => status,
    subscribe: changes.subscribe,
    dispose: () => closing.abort(createAbortError('The engine was closed')),
  };
};
