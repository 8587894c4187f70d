import type { Language } from '@/shared/i18n/languages';

import type { QueryResults, RenderServices } from './pageVisit';

// Most pages of a language need the same: the layout, the contents, the highlighted items, the categories.
const maxQueries = 50;

/** Lets later pages start with the results of a page whose queries have all succeeded. */
export const shareResults = async (
  { shared, hasCurrentLists }: RenderServices,
  language: Language,
  own: QueryResults,
) => {
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
