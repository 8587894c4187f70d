import { type QueryCacheKey, QueryStatus } from '@reduxjs/toolkit/query/react';
import { createStaticHandler, type StaticHandlerContext } from 'react-router';

import { createCartSync } from '@/features/cart/state/edits/cartSync';
import { locationChanged } from '@/features/location/state/locationSlice';
import { type AppStore, createAppStore } from '@/store/createAppStore';
import { baseApi } from '@/api/baseApi';
import { publicApi } from '@/api/publicApi';
import type { RequestError } from '@/api/request/requestTypes';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createTexts } from '@/shared/i18n/createTexts';
import { isLanguage, type Language } from '@/shared/i18n/languages';
import { getTextChunk } from '@/shared/i18n/loadMessages';
import { createSecretVault } from '@/shared/lib/secretVault';
import { type Address, readLanguage } from '@/shared/routing/addressLanguage';
import { getScreen, type ScreenName } from '@/shared/routing/screens';

import { createRoutes } from '../routes/createRoutes';
import type { RouteHandle } from '../routes/lazyScreen';
import { describeRendered } from './describeRendered';
import type { PageVisit, QueryResults, RenderedPage, RenderServices } from './pageVisit';
import type { RenderedState } from './renderedState';
import { renderScreen } from './renderScreen';

// Most pages of a language need the same: the layout, the contents, the highlighted items, the categories.
const maxQueries = 50;

/** Lets later pages start with the results of a page whose queries have all succeeded. */
const shareResults = async ({ shared, hasCurrentLists }: RenderServices, language: Language, own: QueryResults) => {
  const isKnown = (key: string) => key in (shared?.get(language)?.queries ?? {});
  if (!shared || Object.keys(own.queries).every(isKnown) || !(await hasCurrentLists())) return;
  const others = shared.get(language);
  const queries = { ...others?.queries, ...own.queries };
  shared.set(language, {
    layout: own.layout,
    catalogueVersion: own.catalogueVersion ?? others?.catalogueVersion,
    queries: Object.keys(queries).length > maxQueries ? own.queries : queries,
  });
};

// Processes that share their data must give a page the same state. So values that differ between renderings are left
// out, and what depends on the order in which code and responses arrive is sorted.
const sameEveryTime = { requestId: '', startedTimeStamp: 0, fulfilledTimeStamp: 0 };

/** A query that is still pending would never be sent by the browser. */
const settled = (queries: RenderedState['queries']): RenderedState['queries'] =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) =>
      query === undefined || query.status === QueryStatus.pending ? [] : [[key, { ...query, ...sameEveryTime }]],
    ),
  ) as RenderedState['queries'];

/** The queries that the page has used. */
const pick = (queries: RenderedState['queries'], keys: Set<string>): RenderedState['queries'] =>
  Object.fromEntries([...keys].toSorted().map((key) => [key, queries[key as QueryCacheKey]]));

const isComplete = (queries: RenderedState['queries']) =>
  Object.values(queries).every(
    (query) => query?.status === QueryStatus.fulfilled || (query?.error as RequestError | undefined)?.status === 404,
  );

type Matches = StaticHandlerContext['matches'];

const findScreen = (matches: Matches): ScreenName | undefined =>
  (matches.at(-1)?.route.handle as RouteHandle | undefined)?.screen;

/** Private screens belong to a client, whom only the browser knows: the page contains the shell without the screen. */
const needsBrowser = (matches: Matches) => {
  const screen = findScreen(matches);
  const lang = matches.at(-1)?.params.lang;
  // An invalid language is a page that does not exist, for everyone.
  if (screen === undefined || !(lang === undefined || isLanguage(lang))) return false;
  const { guard, needsBrowser: isForBrowser } = getScreen(screen);
  return guard === 'signedIn' || isForBrowser === true;
};

const emptyApi = baseApi.reducer(undefined, { type: 'start' });

const createRenderStore = (
  { config, fetch, engine }: RenderServices,
  language: Language,
  known: QueryResults | undefined,
) =>
  createAppStore({
    services: {
      config,
      fetch,
      vault: createSecretVault(),
      withoutStock: new Set(),
      cartSync: createCartSync(),
      engine: () => engine(language),
      navigateTo: (path) => {
        throw new Error(`a server cannot navigate to ${path}`);
      },
    },
    preloadedState: {
      language: { language },
      ...(known && { layout: known.layout, api: { ...emptyApi, queries: known.queries } }),
    },
    devTools: false,
  });

type RoutedVisit = { store: AppStore; config: RuntimeConfig; address: Address };

const createRouting = ({ store, config, address }: RoutedVisit) => {
  const routerState = () => ({ initialized: false, location: address, navigation: {}, restoreScrollPosition: null });
  const handler = createStaticHandler(createRoutes({ store, config, routerState }));
  /** A `Response` is a redirect by one of the guards. */
  const visit = (): Promise<StaticHandlerContext | Response> =>
    handler.query(new Request(new URL(address.pathname + address.search, 'http://localhost')), {
      filterMatchesToLoad: (match) => !needsBrowser([match]),
    });
  return { handler, visit };
};

/** Remembers the engine that the page's queries have used. */
const followEngine = ({ engine, ...services }: RenderServices, language: Language) => {
  let used: CatalogEngine | undefined;
  const follow = async (wanted: Language) => {
    const found = await engine(wanted);
    if (wanted === language) used = found;
    return found;
  };
  return { services: { ...services, engine: follow }, getVersion: () => used?.status().version };
};

/** Renders the page for a visitor, with the same routes, store, texts and components as the browser. */
export const renderPage = async (
  given: RenderServices,
  { address, origin, language: otherwise }: PageVisit,
): Promise<RenderedPage> => {
  const { config } = given;
  const language = readLanguage(address.pathname) ?? otherwise;
  const { services, getVersion } = followEngine(given, language);
  const known = given.shared?.get(language);
  const store = createRenderStore(services, language, known);
  try {
    const texts = createTexts(language);
    await texts.change(language);
    const { handler, visit } = createRouting({ store, config, address });
    const context = await visit();
    if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('location') ?? '/' };
    store.dispatch(locationChanged(address));
    // Components read its texts from a slice, for which they cannot wait while rendering.
    const layoutQuery = store.dispatch(publicApi.endpoints.getLayout.initiate());
    await layoutQuery;

    const { markup, styles, styleIds, report } = await renderScreen({ store, config, texts, handler, context });
    if (report.canonical !== undefined) return { kind: 'redirect', to: report.canonical };
    const screen = findScreen(context.matches) ?? 'notFound';
    const { api, layout, location } = store.getState();
    const queries = pick(api.queries, report.queries.add(layoutQuery.queryCacheKey));
    const catalogueVersion = report.usesLists ? (getVersion() ?? known?.catalogueVersion) : undefined;
    if (isComplete(queries)) await shareResults(services, language, { queries, layout, catalogueVersion });
    return {
      kind: 'page',
      status: report.subject.isMissing ? 404 : report.hasFailed ? 503 : 200,
      language,
      ...(await describeRendered({
        services,
        store,
        screen,
        subject: report.subject,
        origin,
        address,
        language,
      })),
      address: readLanguage(address.pathname) ? address.pathname + address.search : '',
      isComplete: isComplete(queries),
      chunks: [...report.chunks, getTextChunk(language)],
      styles,
      markup,
      state: JSON.stringify({
        language,
        chunks: [...report.chunks].toSorted(),
        styles: styleIds.toSorted(),
        isForVisitors: getScreen(screen).guard === 'signedOut',
        loaderData: needsBrowser(context.matches) ? null : context.loaderData,
        queries: settled(queries),
        catalogueVersion,
        location,
      } satisfies RenderedState),
    };
  } finally {
    // Ends the subscriptions to the engine.
    store.dispatch(baseApi.util.resetApiState());
  }
};
