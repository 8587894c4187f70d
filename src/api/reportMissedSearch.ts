import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { normalizeMissedSearch } from '@/shared/lib/missedSearch';

import { pageAddress, pageCookies } from './request/pageEnvironment';
import { requestHeaders, xsrfToken } from './request/requestHeaders';
import type { RequestServices, RequestState } from './request/requestTypes';

type Services = RequestServices & { isReplaying?: () => boolean };

/** Tells the public service of a search that found nothing: without the session, so that nobody knows whose it was. */
export const reportMissedSearch =
  (given: string): ThunkAction<Promise<void>, RequestState, Services, UnknownAction> =>
  async (_dispatch, getState, { config, fetch: transport = fetch, isReplaying }) => {
    const text = normalizeMissedSearch(given);
    if (text === undefined || !config.catalogue.reportsMissedSearches || isReplaying?.()) return;
    const address = `${config.services.public}/publics/missed-search`;
    const xsrf = xsrfToken({ method: 'POST', address, page: pageAddress(), cookies: pageCookies() });
    const headers = requestHeaders({ endpointHeaders: {}, hasBody: true, token: undefined, xsrf }, getState(), config);
    const request = { method: 'POST', headers, body: JSON.stringify({ text }), credentials: 'same-origin' } as const;
    try {
      // An answer that nobody reads would keep its connection.
      await (await transport(address, request)).text();
    } catch {
      // A figure less is no failure for whoever searches.
    }
  };
