import { pageAddress, pageCookies } from '@/api/request/pageEnvironment';
import { xsrfHeaderName, xsrfToken } from '@/api/request/requestHeaders';
import type { CatalogEngine, LoadRequest } from '@/engine/host/catalogEngine';
import { getListKey, openListStorage } from '@/engine/host/storedLists';
import { createRemoteEngine } from '@/engine/remote/remoteEngine';
import { createRemoteFirstEngine } from '@/engine/remote/remoteFirstEngine';
import type { WorkerPort } from '@/engine/worker/messages';
import { createWorkerEngine } from '@/engine/worker/workerEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { reportUnderId } from '@/shared/lib/errorReport';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';

/** The bundler emits a separate file for the URL named here. */
const startWorker = (): WorkerPort =>
  new Worker(new URL('../../engine/worker/catalogWorker.ts', import.meta.url), { name: 'catalogue' });

const loadFallback = async (): Promise<CatalogEngine> => {
  const { startEngineInPage } = await import(/* webpackChunkName: "catalogue-in-page" */ './startEngineInPage');
  return startEngineInPage();
};

const startInBrowser = (): CatalogEngine =>
  createWorkerEngine({
    startWorker,
    createFallback: loadFallback,
    onFault: (reason) => void reportUnderId(new Error(reason)),
  });

/** Sends the XSRF token (spec §7), like every request other than a GET. */
const postQuestion = (url: string, init: RequestInit): Promise<Response> => {
  const headers = new Headers(init.headers);
  const xsrf = xsrfToken({ method: 'POST', address: url, page: pageAddress(), cookies: pageCookies() });
  if (xsrf !== undefined) headers.set(xsrfHeaderName, xsrf);
  return fetch(url, { ...init, headers });
};

const hasStoredLists = async (request: LoadRequest): Promise<boolean> => {
  const storage = openListStorage(window);
  const found = await Promise.all(
    request.catalogs.map(({ stockItemsUrl }) => storage.has(getListKey(request, stockItemsUrl))),
  );
  return found.every(Boolean);
};

/** Never resolves for visitors who save data: for them, only a search loads the lists. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenLoadedAndIdle(resolve);
  });

export type CatalogEngineSettings = {
  config: RuntimeConfig;
  /** The version of the lists that the page was rendered from. */
  renderedVersion: number | undefined;
};

export const startCatalogEngine = ({ config, renderedVersion }: CatalogEngineSettings): CatalogEngine => {
  const { services, catalogue } = config;
  if (services.engine === '') return startInBrowser();
  return createRemoteFirstEngine({
    remote: createRemoteEngine({ url: `${services.engine}/query`, fetch: postQuestion, renderedVersion }),
    startLocal: startInBrowser,
    keepInBrowser: catalogue.keepInBrowser,
    hasStoredLists,
    untilIdle,
  });
};
