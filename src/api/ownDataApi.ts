import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';

import type { OwnData } from '@/contracts/inventory';

import { baseApi } from './baseApi';
import { type CatalogIds, catalogPairs } from './catalogPairs';
import type { RequestError } from './request/requestTypes';

type ClientArg = { clientId: number };

const aDay = 86_400;

const absences = [404, 501];

const loadOwnData = async (
  { clientId }: ClientArg,
  { dispatch, extra }: BaseQueryApi,
): Promise<{ data: OwnData | null } | { error: RequestError }> => {
  const { inventoryApi } = await import(/* webpackChunkName: "clientTerms" */ './inventoryApi');
  const [segments] = catalogPairs((extra as { config: CatalogIds }).config);
  if (!segments) return { data: null };
  const { getOwnData } = inventoryApi.endpoints;
  const arg = { ...segments, clientId };
  const { data, error } = await dispatch(getOwnData.initiate(arg, { subscribe: false, forceRefetch: true }));
  if (data) return { data: data[0] ?? null };
  const failure = error as RequestError;
  return absences.includes(failure.status) ? { data: null } : { error: failure };
};

export const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the services do not tell; they are asked once. */
    getMyData: build.query<OwnData | null, ClientArg>({ keepUnusedDataFor: aDay, queryFn: loadOwnData }),
  }),
});

type SessionState = { session: { client: { clientId: number } | null } };

/** `isRead` asks again, for the page that shows it. */
export const useMyData = ({ isSkipped = false, isRead = false } = {}) => {
  const clientId = useSelector(({ session }: SessionState) => session.client?.clientId);
  return ownDataApi.useGetMyDataQuery(clientId === undefined || isSkipped ? skipToken : { clientId }, {
    refetchOnMountOrArgChange: isRead,
  });
};
