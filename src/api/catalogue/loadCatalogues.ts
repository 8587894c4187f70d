import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import { isAbortError } from '@/engine/host/abortSignals';
import { type CatalogEngine, type EngineStatus, isSameRequest, type LoadRequest } from '@/engine/host/catalogEngine';
import { isUnavailable } from '@/engine/host/unavailable';
import { synonymsPath } from '@/shared/config/runtimeConfig';

import { catalogPairs } from '../catalogPairs';
import { pageAddress } from '../request/pageEnvironment';
import { requestAddress } from '../request/requestAddress';
import { requestHeaders } from '../request/requestHeaders';
import type { RequestError, RequestServices, RequestState } from '../request/requestTypes';
import { tokenRefused } from '../request/sessionRenewal';
import { getListPath } from '../stockItemsApi';
import { findPrices, getClient, reloadTerms } from './clientPrices';

/** What the catalogue endpoints need from the store's extra argument. */
export type CatalogueServices = Pick<RequestServices, 'config' | 'vault' | 'untilPresent'> & {
  engine: () => Promise<CatalogEngine>;
};

export type CatalogueView = Pick<BaseQueryApi, 'getState' | 'extra'>;

export type CatalogueRequest = CatalogueView & Pick<BaseQueryApi, 'dispatch'>;

const getLanguage = ({ getState }: CatalogueView): string => (getState() as RequestState).language.language ?? 'en';

/** Design §9: where prices require sign-in, lists are fetched with the client's token and stored per client. */
const getViewer = (view: CatalogueView) =>
  (view.extra as CatalogueServices).config.pricesVisibleTo === 'clients' ? getClient(view) : null;

/** Spec §7: the lists of both companies, fetched by the engine itself so that they never enter the store. */
const loadRequest = (view: CatalogueView): LoadRequest => {
  const { config } = view.extra as CatalogueServices;
  const toUrl = (path: string, service: 'inventory' | 'public' = 'inventory') =>
    requestAddress({ url: path }, { service, services: config.services, token: undefined, page: pageAddress() }).sent;
  const viewer = getViewer(view);
  const headers = { endpointHeaders: {}, hasBody: false, token: viewer?.token, xsrf: undefined };
  return {
    language: getLanguage(view),
    ...(viewer && { audience: `client ${viewer.clientId}` }),
    headers: Object.fromEntries(requestHeaders(headers, view.getState() as RequestState, config)),
    timeoutMs: config.requestTimeoutMs,
    catalogs: catalogPairs(config).map((segments) => ({
      catalogId: segments.catalogId,
      stockItemsUrl: toUrl(getListPath('getStockItems', segments)),
      categoriesUrl: toUrl(getListPath('getCategories', segments)),
      featuresUrl: toUrl(getListPath('getCatalogueFeatures', segments)),
      unavailableUrl: toUrl(getListPath('getUnavailableItems', segments)),
    })),
    synonymsUrl: toUrl(synonymsPath, 'public'),
  };
};

export const reload = async (engine: CatalogEngine, view: CatalogueRequest): Promise<EngineStatus> => {
  const [status] = await Promise.all([engine.load(loadRequest(view)), reloadTerms(view)]);
  return status;
};

const hasRequested = (engine: CatalogEngine, request: LoadRequest): boolean => {
  const requested = engine.requested();
  return requested !== null && isSameRequest(requested, request);
};

/** The engine, already loading the lists for the current language and viewer. It answers at the prices of the client. */
export const loadedEngine = async (view: CatalogueRequest): Promise<CatalogEngine> => {
  const engine = await (view.extra as CatalogueServices).engine();
  const request = loadRequest(view);
  // Each request and the status report the failure.
  if (!hasRequested(engine, request)) engine.load(request).catch(() => undefined);
  // Also where the server has answered, at the public prices.
  void findPrices(view);
  return {
    ...engine,
    request: async (method, arg, signal) => engine.request(method, arg, signal, await findPrices(view)),
  };
};

/** Why the catalogues cannot be shown, as a request error; undefined for a bug in our own code. */
const toRequestError = (error: unknown, status: EngineStatus | undefined, view: CatalogueView) => {
  const failed = (kind: RequestError['kind']): RequestError => ({
    kind,
    status: 0,
    statusText: '',
    url: loadRequest(view).catalogs[0]?.stockItemsUrl ?? '',
  });
  if (isAbortError(error)) return failed('cancelled');
  if (!(error instanceof Error)) return undefined;
  // The engine's chunk failed to load.
  if (error.name === 'ChunkLoadError') return failed('network');
  if (!isUnavailable(error)) return undefined;
  return status?.catalogs.find((catalog) => catalog.failure)?.failure ?? failed('network');
};

const isRefused = ({ catalogs }: EngineStatus) => catalogs.some(({ failure }) => failure?.status === 401);

/** As for every other private request: the session is renewed, after which the lists are loaded again. */
const renewIfRefused = (engine: CatalogEngine, view: CatalogueRequest) => {
  const viewer = getViewer(view);
  if (viewer && isRefused(engine.status()) && hasRequested(engine, loadRequest(view)))
    view.dispatch(tokenRefused({ token: viewer.reference }));
};

export const withEngine = async <Data>(
  view: CatalogueRequest,
  work: (engine: CatalogEngine) => Promise<Data>,
): Promise<{ data: Data } | { error: RequestError }> => {
  let engine: CatalogEngine | undefined;
  try {
    engine = await loadedEngine(view);
    return { data: await work(engine) };
  } catch (error) {
    const requestError = toRequestError(error, engine?.status(), view);
    if (!requestError) throw error;
    // Prices of a client are refused once the session has expired, which the terms find out.
    if (isUnavailable(error) && (await findPrices(view))) void reloadTerms(view);
    return { error: requestError };
  } finally {
    if (engine) renewIfRefused(engine, view);
    await (view.extra as CatalogueServices).untilPresent?.();
  }
};
