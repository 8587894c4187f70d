import type { ClientArg } from './allOrdersApi';
import { baseApi } from './baseApi';
import type { Purchases } from './loadPurchases';

export type { ItemPurchases } from './loadPurchases';

const aDay = 86_400;

const purchasesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the client has bought in all catalogues. Light, because the catalogue's code contains it, for visitors too. */
    getAllPurchases: build.query<Purchases, ClientArg>({
      // Every catalogue page of a client needs it. Services without it are asked once (design §11).
      keepUnusedDataFor: aDay,
      providesTags: (purchases) => (purchases?.isOffered === false ? [] : ['Order']),
      queryFn: async (arg, api) => {
        const { loadPurchases } = await import(/* webpackChunkName: "purchases" */ './loadPurchases');
        return loadPurchases(arg, api);
      },
    }),
  }),
});

export const { useGetAllPurchasesQuery } = purchasesApi;
