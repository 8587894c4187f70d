import { text } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router';

import { SanitizerContext } from '@/features/content/components/allowedHtml';
import type { AppStore } from '@/store/createAppStore';
import { baseApi } from '@/api/baseApi';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Texts } from '@/shared/i18n/createTexts';
import type { PageSubject } from '@/shared/metadata/pageSubject';
import { type PageReport, PageReportContext } from '@/shared/routing/pageMetadata';
import { ServerRenderedContext } from '@/shared/ui/useNear';

import { AppProviders, createStyleCache } from '../AppProviders';
import type { RenderedState } from './renderedState';
import { sanitizeOnServer } from './sanitizeOnServer';

type Queries = RenderedState['queries'];

export const isFulfilled = (query: Queries[string]) => query?.status === QueryStatus.fulfilled;

const outlineNothing = Number.MAX_SAFE_INTEGER;

const writeMarkup = async (element: ReactNode) => {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    progressiveChunkSize: outlineNothing,
    onError: (error) => void errors.push(error),
  });
  const markup = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return markup;
};

type Screen = {
  store: AppStore;
  config: RuntimeConfig;
  texts: Texts;
  nonce: string;
  handler: StaticHandler;
  context: StaticHandlerContext;
};

/** What the components of a page say about it while they render. */
const createReport = () => {
  const report = {
    subject: {} as PageSubject,
    hasFailed: false,
    chunks: new Set<string>(),
    canonical: undefined as string | undefined,
  };
  const onReport: PageReport = {
    onSubject: (subject) => {
      report.subject = subject;
    },
    onFailure: () => {
      report.hasFailed = true;
    },
    onCanonicalAddress: (address) => {
      report.canonical = address;
    },
    onChunk: (chunk) => void report.chunks.add(chunk),
  };
  return { report, onReport };
};

const renderOnce = async ({ store, config, texts, nonce, handler, context }: Screen) => {
  const { report, onReport } = createReport();
  const cache = Object.assign(createStyleCache(nonce), { compat: true as const });
  const markup = await writeMarkup(
    <PageReportContext value={onReport}>
      <AppProviders store={store} config={config} texts={texts} cache={cache}>
        <SanitizerContext value={sanitizeOnServer}>
          <ServerRenderedContext value={() => true}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </ServerRenderedContext>
        </SanitizerContext>
      </AppProviders>
    </PageReportContext>,
  );
  return { markup, cache, report };
};

// Each round renders what the results of the previous one led to, such as the related items of an item.
const maxRounds = 4;

/** Grows while rendering leads to new results. Failed queries, which every render sends again, do not count. */
const countResults = (store: AppStore) => {
  const queries: Queries[string][] = Object.values(store.getState().api.queries);
  return queries.length + queries.filter(isFulfilled).length;
};

/** Sends no more queries, so that failures stay as they are. */
const freeze = (store: AppStore): AppStore => ({
  ...store,
  dispatch: (() => ({ unsubscribe: () => undefined })) as unknown as AppStore['dispatch'],
});

/** Renders until the results of all queries are on the page. */
export const renderScreen = async (screen: Screen) => {
  const { store } = screen;
  const waitForQueries = () => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  let results = countResults(store);
  let rendered = await renderOnce(screen);
  await waitForQueries();
  for (let round = 1; countResults(store) > results && round < maxRounds; round += 1) {
    results = countResults(store);
    rendered = await renderOnce(screen);
    await waitForQueries();
  }
  const hasFailures = !Object.values(store.getState().api.queries).every(isFulfilled);
  if (hasFailures) rendered = await renderOnce({ ...screen, store: freeze(store) });
  const { cache, markup, report } = rendered;
  const emotion = createEmotionServer(cache);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup));
  return { markup, styles, report };
};
