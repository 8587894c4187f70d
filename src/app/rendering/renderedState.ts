import type { AppThunk } from '@/store/appTypes';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { baseApi } from '@/api/baseApi';
import type { Language } from '@/shared/i18n/languages';
import type { TextPart } from '@/shared/i18n/textParts';
import { renderedStateId } from '@/shared/metadata/headElement';

/** What the server's page was rendered from: the browser hydrates it without fetching any of it again. */
export type RenderedState = {
  language: Language;
  /** The late code and the texts that were rendered, needed before hydration. */
  chunks: readonly string[];
  textParts: readonly TextPart[];
  /** Clients are redirected away from this screen. */
  isForVisitors: boolean;
  /** By route; null for an empty shell, whose screen only the browser can render. */
  loaderData: Record<string, unknown> | null;
  queries: RootState['api']['queries'];
  /** The version of the lists that were rendered, if any were. */
  catalogueVersion?: number | undefined;
  layout: RootState['layout'];
  location: RootState['location'];
};

type Page = { document: Pick<Document, 'getElementById'>; location: Pick<Location, 'pathname' | 'search'> };

/** Undefined on a static host, where the page could not be rendered, and if the address has changed since. */
export const readRenderedState = ({ document, location }: Page): RenderedState | undefined => {
  const written = document.getElementById(renderedStateId)?.textContent.trim() ?? '';
  if (written === '') return undefined;
  const state = JSON.parse(written) as RenderedState;
  const { pathname, search } = state.location.current ?? {};
  return pathname === location.pathname && search === location.search ? state : undefined;
};

/** The state that every component of the page was rendered from, and hydrates with. */
export const toServerState = ({ language, queries, layout, location }: RenderedState): RootState => {
  const initial = rootReducer(undefined, { type: 'hydrated' });
  return { ...initial, language: { language }, layout, location, api: { ...initial.api, queries } };
};

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/** Like responses of the services, once the endpoints have been injected. Failed queries are sent again. */
export const restoreQueries =
  ({ queries }: RenderedState): AppThunk =>
  (dispatch) => {
    const entries = Object.values(queries).flatMap((query) =>
      query?.data === undefined
        ? []
        : [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }],
    );
    // The base API knows none of the endpoints by name.
    dispatch(baseApi.util.upsertQueryEntries(entries as unknown as Entries));
  };
