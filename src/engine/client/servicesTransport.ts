import { createAbortError, isAbortError } from '../host/abortSignals';
import {
  type CatalogStatus,
  createUnavailableError,
  type EngineStatus,
  idleStatus,
  isUnavailable,
  type ListFailure,
  type LoadRequest,
  sameLists,
} from '../host/catalogEngine';
import type { EngineMethod } from '../host/requestHandlers';
import type { StartTransport } from './engineClient';
import { type EngineCall, fromWireError, type ServicesRequest, type ServicesResponse } from './messages';

export type ServicesParts = {
  /** Where requests are posted. */
  url: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
};

const usualTimeoutMs = 20_000;

// Their results correspond to the entries of their argument, so that long ones can be sent in parts.
const methodsInParts: readonly EngineMethod[] = ['brands', 'items', 'checkCodes'];

/** The most entries that the services accept at once. */
export const maxEntries = 500;

const isResponse = (value: unknown): value is ServicesResponse =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Posts a request with the headers and the time limit of the lists. Without a response, the result says why. */
const post = async (
  { url, fetch }: ServicesParts,
  request: ServicesRequest,
  { headers, timeoutMs = usualTimeoutMs }: LoadRequest,
  signal: AbortSignal,
): Promise<ServicesResponse | ListFailure> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const failure: ListFailure = { kind: 'unreadable', status: 0, statusText: '', url };
  try {
    const { ok, status, statusText, ...response } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, timeout]),
    }).then(async (own) => ({ ok: own.ok, status: own.status, statusText: own.statusText, text: await own.text() }));
    Object.assign(failure, { status, statusText });
    if (!ok) return { ...failure, kind: 'http' };
    const value: unknown = JSON.parse(response.text);
    return isResponse(value) ? value : failure;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SyntaxError) return failure;
    if (timeout.aborted) return { ...failure, kind: 'timeout' };
    return { ...failure, kind: 'network', statusText: error instanceof Error ? error.message : String(error) };
  }
};

const loadingStatus = ({ language, catalogs }: LoadRequest): EngineStatus => ({
  ...idleStatus,
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

/**
 * The engine of the services, over HTTP: it answers at once, whatever the size of the catalogue. Every response includes
 * the state of its lists.
 */
export const createServicesTransport =
  (parts: ServicesParts): StartTransport =>
  (onStatus) => {
    const { now = Date.now } = parts;
    const closing = new AbortController();
    let lists: LoadRequest | null = null;
    let status = idleStatus;

    const show = (next: EngineStatus) => {
      status = next;
      onStatus(next);
    };

    /** Sends the request again if other lists have been requested in the meantime. */
    const ask = async (request: ServicesRequest, given?: AbortSignal): Promise<unknown> => {
      const signal = given ? AbortSignal.any([given, closing.signal]) : closing.signal;
      for (;;) {
        const own = lists;
        if (!own) throw new Error('no lists have been requested');
        const response = await post(parts, request, own, signal);
        if (!sameLists(own, lists ?? own)) continue;
        if ('kind' in response) {
          show(withFailure(status, response));
          throw createUnavailableError();
        }
        const { catalogs } = response.status;
        show({
          ...response.status,
          storageFailure: null,
          catalogs: catalogs.map((catalog) => ({ ...catalog, source: 'network', fetchedAt: now() })),
        });
        if (response.error) throw fromWireError(response.error);
        return response.result;
      }
    };

    return {
      load: async (next) => {
        const isOther = !lists || !sameLists(lists, next);
        lists = next;
        if (isOther) show(loadingStatus(next));
        try {
          await ask({ method: 'status' });
        } catch (error) {
          // The status has the reason.
          if (!isUnavailable(error) && !isAbortError(error)) throw error;
        }
      },
      send: async (call, signal) => {
        const { method, arg } = call;
        if (!methodsInParts.includes(method) || !Array.isArray(arg)) return ask(call, signal);
        const results: unknown[] = [];
        for (let from = 0; from < arg.length; from += maxEntries) {
          const part = { method, arg: arg.slice(from, from + maxEntries) as readonly unknown[] } as EngineCall;
          results.push(...((await ask(part, signal)) as unknown[]));
        }
        return results;
      },
      end: () => closing.abort(createAbortError('The engine was closed')),
    };
  };
