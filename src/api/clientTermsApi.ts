import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';

import type { ClientTerms } from '@/contracts/inventory';

import { baseApi } from './baseApi';
import { type CatalogIds, catalogPairs } from './catalogPairs';
import type { RequestError } from './request/requestTypes';

type ClientArg = { clientId: number };

const aDay = 86_400;

const usual: ClientTerms = { priceList: null, taxRate: null, taxExemption: null };

const absences = [404, 501];

/** The terms of the account: those of its first catalogue. */
const loadTerms = async (
  { clientId }: ClientArg,
  { dispatch, extra }: BaseQueryApi,
): Promise<{ data: ClientTerms } | { error: RequestError }> => {
  const { inventoryApi } = await import(/* webpackChunkName: "clientTerms" */ './inventoryApi');
  const [segments] = catalogPairs((extra as { config: CatalogIds }).config);
  if (!segments) return { data: usual };
  const { getClientTerms } = inventoryApi.endpoints;
  const arg = { ...segments, clientId };
  const { data, error } = await dispatch(getClientTerms.initiate(arg, { subscribe: false, forceRefetch: true }));
  if (data) return { data: data[0] ?? usual };
  const failure = error as RequestError;
  return absences.includes(failure.status) ? { data: usual } : { error: failure };
};

export const clientTermsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a client pays, beyond the public prices and the shop's tax rate. Services without it are asked once. */
    getOwnTerms: build.query<ClientTerms, ClientArg>({ keepUnusedDataFor: aDay, queryFn: loadTerms }),
  }),
});

type SessionState = { session: { client: { clientId: number } | null } };

/** Undefined until they are known, or where the services do not tell. */
export const useClientTerms = () => {
  const clientId = useSelector(({ session }: SessionState) => session.client?.clientId);
  const { currentData, isError, isFetching, refetch } = clientTermsApi.useGetOwnTermsQuery(
    clientId === undefined ? skipToken : { clientId },
  );
  return {
    terms: currentData,
    /** They are not known, so that prices are the public ones. */
    isUnknown: isError && !currentData,
    isFetching,
    refetch: clientId === undefined ? () => undefined : () => void refetch(),
  };
};
