import { rootReducer, type RootState } from '@/store/rootReducer';
import { baseApi } from '@/api/baseApi';
import type { Language } from '@/shared/i18n/languages';
import { renderedStateId } from '@/shared/metadata/headElement';

/** What the server rendered the page from, so that the browser can hydrate it without fetching any of it again. */
export type RenderedState = {
  language: Language;
  /** The lazy chunks used in rendering, needed before hydration. */
  chunks: readonly string[];
  /** The ids of the styles in the page, which Emotion would otherwise read from its style element. */
  styles: readonly string[];
  /** Clients are redirected away from this screen. */
  isForVisitors: boolean;
  /** By route; null for an empty shell, whose screen only the browser can render. */
  loaderData: Record<string, unknown> | null;
  queries: RootState['api']['queries'];
  /** The version of the lists that were rendered, if any were. */
  catalogueVersion?: number | undefined;
  location: RootState['location'];
};

type Page = { document: Pick<Document, 'getElementById'>; location: Pick<Location, 'pathname' | 'search'> };

const timeoutMs = 10_000;

/**
 * Undefined on a static host, if the page could not be rendered, if the address has changed since, or if the state
 * cannot be fetched. The browser then renders the page itself.
 */
export const fetchRenderedState = async (
  { document, location }: Page,
  request: typeof fetch,
): Promise<RenderedState | undefined> => {
  const address = document.getElementById(renderedStateId)?.getAttribute('href');
  if (!address) return undefined;
  try {
    const response = await request(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return undefined;
    const state = (await response.json()) as RenderedState;
    const { pathname, search } = state.location.current ?? {};
    return pathname === location.pathname && search === location.search ? state : undefined;
  } catch {
    // The page's own queries then fetch what it needs, and report failures.
    return undefined;
  }
};

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/** As if the services had responded; dispatch it once the endpoints have been injected. Failed queries are sent again. */
export const restoreQueries = ({ queries }: RenderedState) => {
  const entries = Object.values(queries).flatMap((query) =>
    query?.data === undefined ? [] : [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }],
  );
  // The base API knows none of the endpoints by name.
  return baseApi.util.upsertQueryEntries(entries as unknown as Entries);
};

/**
 * The state that every component of the page was rendered from, and hydrates with. Restored queries are the same objects
 * as in the store, so that their components do not render again right after hydration.
 */
export const toServerState = (rendered: RenderedState, store: RootState): RootState => {
  const { language, queries, location } = rendered;
  const initial = rootReducer(undefined, restoreQueries(rendered));
  const restored = Object.entries(queries).map(([key, query]) => [key, store.api.queries[key] ?? query] as const);
  const api = { ...initial.api, queries: Object.fromEntries(restored) };
  return { ...initial, language: { language }, location, api };
};
