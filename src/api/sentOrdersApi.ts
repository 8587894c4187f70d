import type { OrderLine } from '@/contracts/inventory';

import { isRequestError, uncached } from './allOrdersApi';
import type { CatalogSegments } from './catalogPairs';
import { type CatalogOrder, inventoryApi } from './inventoryApi';

export type OrderWithLines = { order: CatalogOrder; lines: readonly OrderLine[] };

type SentOrdersArg = { clientId: number; orders: (CatalogSegments & { orderId: number })[] };

const sentOrdersApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Orders that were sent together, all or none of them. */
    getSentOrders: build.query<OrderWithLines[], SentOrdersArg>({
      providesTags: ['Order'],
      queryFn: async ({ clientId, orders }, { dispatch }) => {
        const { getOrder, getOrderDetails } = inventoryApi.endpoints;
        try {
          const data = await Promise.all(
            orders.map(async (key) => {
              const [order, lines] = await Promise.all([
                dispatch(getOrder.initiate({ ...key, clientId }, uncached)).unwrap(),
                dispatch(getOrderDetails.initiate({ ...key, clientId }, uncached)).unwrap(),
              ]);
              return { order, lines };
            }),
          );
          return { data };
        } catch (error) {
          if (isRequestError(error)) return { error };
          throw error;
        }
      },
    }),
  }),
});

export const { useGetSentOrdersQuery } = sentOrdersApi;
