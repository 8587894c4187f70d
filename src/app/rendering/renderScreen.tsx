import { text } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import sanitizeHtml from 'sanitize-html';

import type { AppStore } from '@/store/createAppStore';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Texts } from '@/shared/i18n/createTexts';
import { allowedAttributes, allowedTags } from '@/shared/lib/allowedHtml';
import type { PageSubject } from '@/shared/metadata/pageSubject';
import { type PageReport, PageReportContext } from '@/shared/routing/pageMetadata';
import { SanitizerContext } from '@/shared/ui/SanitizerContext';

import { AppProviders, createStyleCache, styleKey } from '../boot/AppProviders';

/** The same rules as the browser's sanitiser, which needs a document. */
const sanitizeOnServer = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // Paths must start at the root: others would depend on the page that shows them.
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(href !== undefined && /^(?:[a-z]+:|\/(?![/\\])|#)/i.test(href) && { href }) },
      }),
    },
  });

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
  handler: StaticHandler;
  context: StaticHandlerContext;
};

/** Collects what the components of a page report about it while rendering. */
const createReport = () => {
  const report = {
    subject: {} as PageSubject,
    hasFailed: false,
    queries: new Set<string>(),
    usesLists: false,
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
    onQuery: ({ key, usesLists }) => {
      report.queries.add(key);
      report.usesLists ||= usesLists;
    },
    onChunk: (chunk) => void report.chunks.add(chunk),
  };
  return { report, onReport };
};

/** Components wait for their queries while they render: see baseApi.ts. */
export const renderScreen = async ({ store, config, texts, handler, context }: Screen) => {
  const { report, onReport } = createReport();
  const cache = Object.assign(createStyleCache(), { compat: true as const });
  const markup = await writeMarkup(
    <PageReportContext value={onReport}>
      <AppProviders store={store} config={config} texts={texts} cache={cache}>
        <SanitizerContext value={sanitizeOnServer}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SanitizerContext>
      </AppProviders>
    </PageReportContext>,
  );
  const emotion = createEmotionServer(cache);
  const chunks = emotion.extractCriticalToChunks(markup).styles.filter(({ css }) => css !== '');
  // The ids are sent with the state, because nothing visible depends on them.
  const withoutIds = chunks.map((chunk) => (chunk.key === styleKey ? { ...chunk, ids: [''] } : chunk));
  return {
    markup,
    styles: emotion.constructStyleTagsFromChunks({ html: markup, styles: withoutIds }),
    styleIds: chunks.flatMap(({ key, ids }) => (key === styleKey ? ids : [])),
    report,
  };
};
