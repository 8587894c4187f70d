import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

import type { PricesRequest } from '@/engine/host/catalogEngine';

import { catalogPairs } from '../catalogPairs';
import { clientRecordsApi } from '../clientRecordsApi';
import { pageAddress } from '../request/pageEnvironment';
import { requestAddress } from '../request/requestAddress';
import { requestHeaders } from '../request/requestHeaders';
import { openToken } from '../request/requestSecrets';
import type { RequestServices, RequestState } from '../request/requestTypes';
import { getListPath } from '../stockItemsApi';

type ClientView = Pick<BaseQueryApi, 'getState' | 'extra'>;
type ClientRequest = ClientView & Pick<BaseQueryApi, 'dispatch'>;

const { getOwnTerms } = clientRecordsApi.endpoints;

/** The signed-in client, with the token. */
export const getClient = ({ getState, extra }: ClientView) => {
  const { token: reference, client } = (getState() as RequestState & SessionState).session;
  const token = openToken(reference, (extra as RequestServices).vault);
  return token === undefined || !client ? null : { token, reference, clientId: client.clientId };
};

type SessionState = { session: { client: { clientId: number } | null } };
type TermsState = Parameters<ReturnType<typeof getOwnTerms.select>>[0];

const getTerms = ({ getState }: ClientView, clientId: number) =>
  getOwnTerms.select({ clientId })(getState() as TermsState);

/** What was known before stays if they cannot be loaded. */
export const reloadTerms = async (view: ClientRequest): Promise<void> => {
  const client = getClient(view);
  if (!client) return;
  const { clientId } = client;
  await view.dispatch(getOwnTerms.initiate({ clientId }, { subscribe: false, forceRefetch: true }));
};

/**
 * Where the engine finds the prices of the client, once the terms are known; undefined for the public ones. If the terms
 * cannot be loaded, the screens say that these are shown.
 */
export const findPrices = async (view: ClientRequest): Promise<PricesRequest | undefined> => {
  const client = getClient(view);
  if (!client) return undefined;
  const { token, clientId } = client;
  const { data, isError } = getTerms(view, clientId);
  if (!data && !isError) await view.dispatch(getOwnTerms.initiate({ clientId }, { subscribe: false }));
  const key = getTerms(view, clientId).data?.priceList;
  if (typeof key !== 'string') return undefined;
  const { config } = view.extra as RequestServices;
  const page = { services: config.services, token: undefined, page: pageAddress() };
  const toUrl = (url: string) => requestAddress({ url }, { service: 'inventory', ...page }).sent;
  const headers = { endpointHeaders: {}, hasBody: false, token, xsrf: undefined };
  return {
    key,
    urls: Object.fromEntries(
      catalogPairs(config).map((pair) => [
        pair.catalogId,
        toUrl(getListPath('getClientPrices', { ...pair, clientId })),
      ]),
    ),
    headers: Object.fromEntries(requestHeaders(headers, view.getState() as RequestState, config)),
  };
};
