import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';

import {
  type CatalogFailure,
  type ClientArg,
  getCatalogIds,
  isAbsence,
  mergeResults,
  queryCatalogs,
  uncached,
} from './allOrdersApi';
import { type CatalogQuote, inventoryApi } from './inventoryApi';

export type AllQuotes = {
  /** False if no service has quotes. */
  isOffered: boolean;
  quotes: CatalogQuote[];
  failed: CatalogFailure[];
};

const getTime = ({ date }: CatalogQuote) => Date.parse(date ?? '') || 0;

const quotesApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    /** The client's quotes of all catalogues, newest first. */
    getAllQuotes: build.query<AllQuotes, ClientArg>({
      providesTags: ['Order'],
      queryFn: async ({ clientId }, api) => {
        const { found, failed: all } = await queryCatalogs(getCatalogIds(api), api.signal, (segments) =>
          api.dispatch(inventoryApi.endpoints.getQuotes.initiate({ ...segments, clientId }, uncached)),
        );
        const failures = all.filter((failure) => !isAbsence(failure));
        return mergeResults<CatalogQuote[], AllQuotes>({ found, failed: failures }, (lists, failed) => ({
          isOffered: lists.length > 0,
          quotes: lists.flat().sort((one, other) => getTime(other) - getTime(one)),
          failed,
        }));
      },
    }),
  }),
});

type SessionState = { session: { client: { clientId: number } | null } };

export const useAllQuotes = () => {
  const clientId = useSelector(({ session }: SessionState) => session.client?.clientId);
  return quotesApi.useGetAllQuotesQuery(clientId === undefined ? skipToken : { clientId });
};
