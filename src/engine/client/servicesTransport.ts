import { createAbortError, isAbortError } from '../host/abortSignals';
import {
  type CatalogStatus,
  type EngineStatus,
  idleStatus,
  type ListFailure,
  type LoadRequest,
  sameLists,
} from '../host/catalogEngine';
import { parseJson } from '../host/fetchList';
import type { EngineMethod } from '../host/requestHandlers';
import { createUnavailableError, isUnavailable } from '../host/unavailable';
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

/** Posts a request with the headers and the time limit of the lists. Without a response, the result says why. */
const post = async (
  { url, fetch }: ServicesParts,
  { prices, ...request }: ServicesRequest,
  { headers, timeoutMs = usualTimeoutMs }: LoadRequest,
  signal: AbortSignal,
): Promise<ServicesResponse | ListFailure> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const fail = (kind: ListFailure['kind'], status: number, statusText: string) => ({ kind, status, statusText, url });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...prices?.headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, timeout]),
    });
    const { ok, status, statusText } = response;
    if (!ok) return fail('http', status, statusText);
    const value = parseJson(await response.text()) as Partial<ServicesResponse> | null | undefined;
    return value?.status ? { ...value, status: value.status } : fail('unreadable', status, statusText);
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) return fail('timeout', 0, '');
    return fail('network', 0, error instanceof Error ? error.message : String(error));
  }
};

const setCatalogs = (status: EngineStatus, change: Partial<CatalogStatus>): EngineStatus => ({
  ...status,
  catalogs: status.catalogs.map((catalog) => ({ ...catalog, ...change })),
});

const loadingStatus = ({ language, catalogs }: LoadRequest): EngineStatus => ({
  ...idleStatus,
  language,
  state: 'loading',
  catalogs: catalogs.map(({ catalogId }) => ({
    catalogId,
    state: 'loading',
    fetchedAt: null,
    isRefreshing: true,
    failure: null,
    featuresFailure: null,
    transferred: 0,
  })),
});

/** What has been answered before is still shown. */
const withFailure = (status: EngineStatus, failure: ListFailure): EngineStatus => {
  const failed = setCatalogs(status, { isRefreshing: false, failure });
  return status.state === 'ready' ? failed : { ...setCatalogs(failed, { state: 'failed' }), state: 'failed' };
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
    const sendRequest = async (request: ServicesRequest, given?: AbortSignal): Promise<unknown> => {
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
        show(setCatalogs(response.status, { fetchedAt: now() }));
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
          await sendRequest({ method: 'status' });
        } catch (error) {
          // The status has the reason.
          if (!isUnavailable(error) && !isAbortError(error)) throw error;
        }
      },
      send: async (call, signal) => {
        const { method, arg, prices } = call;
        if (!methodsInParts.includes(method) || !Array.isArray(arg)) return sendRequest(call, signal);
        const results: unknown[] = [];
        for (let from = 0; from < arg.length; from += maxEntries) {
          const part = { method, arg: arg.slice(from, from + maxEntries) as readonly unknown[], prices } as EngineCall;
          results.push(...((await sendRequest(part, signal)) as unknown[]));
        }
        return results;
      },
      end: () => closing.abort(createAbortError('The engine was closed')),
    };
  };
