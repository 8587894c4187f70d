import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';

import { connectLocation } from '@/features/location/connectLocation';
import { watchResetToken } from '@/features/session/resetToken';
import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { languageChosen, selectLanguage, selectStoredLanguage } from '@/features/settings/state/languageSlice';
import type { AppThunk } from '@/store/appTypes';
import { type AppStore, createAppStore, hasDevTools } from '@/store/createAppStore';
import { browserStorages } from '@/store/persistence/browserStorages';
import { createRecentActions, type RecentActions } from '@/store/recentActions';
import { pageCookies } from '@/api/request/pageEnvironment';
import { readRuntimeConfig } from '@/shared/config/readRuntimeConfig';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createTexts } from '@/shared/i18n/createTexts';
import { languageCookie, writeLanguageCookie } from '@/shared/i18n/languageCookie';
import type { Language } from '@/shared/i18n/languages';
import { cookieValue } from '@/shared/lib/cookieValue';
import { readReport, reportUnderId } from '@/shared/lib/errorReport';
import { keepLoading } from '@/shared/lib/loadCode';
import { nextTask, whenLoadedAndIdle } from '@/shared/lib/scheduling';
import type { StoragePair } from '@/shared/lib/storedValues';
import { readLanguage } from '@/shared/routing/addressLanguage';
import { preloadChunks } from '@/shared/ui/lazyPart';

import { fetchRenderedState, type RenderedState, restoreQueries, toServerState } from '../rendering/renderedState';
import type { RouteHandle } from '../routes/lazyScreen';
import { createAppRouter, createNavigateTo, replayMissedUpdates } from '../routes/router';
import { AppProviders, createStyleCache } from './AppProviders';
import { keepEarlyInput } from './replayEarlyInput';
import { untilRetried } from './startFailure';
import { createServices, registerListeners } from './storeSetup';

const whenPageIdle = () => new Promise<void>((resolve) => void whenLoadedAndIdle(resolve));

/**
 * Like the guards: stores the language of the address or, if nothing is stored yet, the language shown. So is that of
 * the cookie, which is newer than the stored one if the previous page was left before it was hydrated.
 */
const adoptLanguage =
  (shown: Language): AppThunk =>
  (dispatch, getState) => {
    const stored = selectStoredLanguage(getState());
    const isChosen =
      readLanguage(window.location.pathname) !== undefined || cookieValue(pageCookies(), languageCookie) === shown;
    if (stored !== shown && (isChosen || stored === null)) dispatch(languageChosen(shown));
  };

const isClientView = (storages: StoragePair | undefined) => {
  try {
    return Boolean(storages?.session?.getItem('view.local.JWTtoken'));
  } catch {
    return false; // storage is blocked
  }
};

/** If they cannot be loaded, as when offline, nothing is recorded or replayed, but the page works. */
const loadQaTools = () =>
  import(/* webpackChunkName: "qa" */ '@/qa/startQa').catch((error: unknown) => void reportUnderId(error));

/** Sends the errors for which users are shown a report id, and the page's web vitals. */
const startReports = (config: RuntimeConfig, recent: RecentActions, router: DataRouter, isReplaying: () => boolean) => {
  const load = () => import(/* webpackChunkName: "reports" */ '../reports/sendReports');
  window.addEventListener('error', ({ error }) => {
    const report = readReport(error);
    if (report && !isReplaying())
      load()
        .then(({ sendReport }) => sendReport(report, { config, recent }))
        .catch(reportError);
  });
  const { screen } = (router.state.matches.at(-1)?.route.handle ?? {}) as Partial<RouteHandle>;
  whenLoadedAndIdle(() => {
    load().then(({ sendVitals }) => sendVitals({ config, page: screen ?? '' }), reportError);
  });
};

/** Staff who see the shop as a client: loaded for them alone, and before anything reads the browser's own session. */
const openClientView = async ({ location, history }: Window, storages: StoragePair | undefined) => {
  const code = new URLSearchParams(location.hash.slice(1)).get('view');
  if (code === null && !isClientView(storages)) return undefined;
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  const { createClientView } = await import(/* webpackChunkName: "client-view" */ './clientView');
  return createClientView(code, storages);
};

type ClientView = Awaited<ReturnType<typeof openClientView>>;

const createStore = async (
  config: RuntimeConfig,
  rendered: RenderedState | undefined,
  storages: StoragePair | undefined,
  view: ClientView,
) => {
  const qa = hasDevTools(config) || config.qa ? await loadQaTools() : undefined;
  const timeTravel = qa?.createTimeTravelFor(config);
  const ownServices = createServices(
    config,
    view ? view.storage : storages,
    rendered && { engineReady: whenPageIdle(), renderedVersion: rendered.catalogueVersion },
  );
  if (view) ownServices.fetch = view.fetch;
  const services = timeTravel?.guardServices(ownServices) ?? ownServices;
  const recent = config.errorReportUrl === '' ? undefined : createRecentActions();
  const preloadedState = rendered && { location: rendered.location };
  const store = createAppStore({
    services,
    registerListeners,
    timeTravel,
    recent,
    ...(preloadedState && { preloadedState }),
  });
  if (rendered) store.dispatch(adoptLanguage(rendered.language));
  return { services, store, recent, qa: qa && timeTravel && { timeTravel, show: qa.showQa } };
};

/** Keeps the cookie through which the server knows the stored language up to date. */
const mirrorLanguage = (store: AppStore, isReplaying: () => boolean) => {
  let written: Language | null = null;
  const write = () => {
    const language = selectStoredLanguage(store.getState());
    if (language === null || language === written || isReplaying()) return;
    written = language;
    writeLanguageCookie(document, language);
  };
  write();
  store.subscribe(write);
};

export const start = async (root: HTMLElement) => {
  await nextTask();
  const storages = browserStorages();
  const view = await openClientView(window, storages);
  const given = await readRuntimeConfig(document, fetch);
  const config = view ? view.configure(given) : given;
  const served = await fetchRenderedState(window, fetch);
  const { services, store, recent, qa } = await createStore(config, served, storages, view);
  await view?.begin(store);
  // Clients are redirected away from visitor screens.
  const rendered = served?.isForVisitors && selectIsLoggedIn(store.getState()) ? undefined : served;
  const isReplaying = qa?.timeTravel.isReplaying ?? (() => false);
  if (!view) mirrorLanguage(store, isReplaying);
  watchResetToken(window);
  const language =
    rendered?.language ??
    readLanguage(window.location.pathname) ??
    selectLanguage(store.getState(), config.defaultLanguage);
  const texts = createTexts(language);
  await nextTask();
  const router = createAppRouter({ store, config }, rendered?.loaderData ?? undefined);
  services.navigateTo = createNavigateTo(router);
  if (recent) startReports(config, recent, router, isReplaying);
  const firstRouter = replayMissedUpdates(router);
  connectLocation(store, router);
  const preloading = preloadChunks(rendered?.chunks ?? []);
  await keepLoading(() => texts.change(language), untilRetried(root));
  await preloading;
  if (rendered) store.dispatch(restoreQueries(rendered));
  const cache = createStyleCache(rendered?.styles);
  const app = (
    <AppProviders
      store={store}
      config={config}
      texts={texts}
      cache={cache}
      serverState={rendered && toServerState(rendered, store.getState())}
    >
      <RouterProvider router={firstRouter} />
    </AppProviders>
  );
  await keepEarlyInput();
  // A transition keeps the page responsive while the first render is time-sliced.
  let shown: Root | undefined;
  startTransition(() => {
    if (rendered) shown = hydrateRoot(root, app);
    else (shown = createRoot(root)).render(app);
  });
  const restart = () => {
    shown?.unmount();
    (shown = createRoot(root)).render(app);
  };
  view?.show({ store, config, texts, cache });
  qa?.show({ timeTravel: qa.timeTravel, store, config, cache, restart });
};
