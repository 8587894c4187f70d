import type { OrderLine } from '@/contracts/inventory';

import { isRequestError } from './allOrdersApi';
import type { CatalogSegments } from './catalogPairs';
import { type CatalogOrder, inventoryApi } from './inventoryApi';

export type OrderWithLines = { order: CatalogOrder; lines: readonly OrderLine[] };

type SentOrdersArg = { clientId: number; orders: (CatalogSegments & { orderId: number })[] };

/** @internal */
export const sentOrdersApi = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Orders that were sent together, all or none of them. */
    getSentOrders: build.query<OrderWithLines[], SentOrdersArg>({
      providesTags: ['Order'],
      queryFn: async ({ clientId, orders }, { dispatch }) => {
        const { getOrder, getOrderDetails } = inventoryApi.endpoints;
        try {
          const data = await Promise.all(
            orders.map(async (key) => {
              // Subscribed: a screen that shows the order and is left meanwhile would cancel the requests.
              const order = dispatch(getOrder.initiate({ ...key, clientId }, { forceRefetch: true }));
              const lines = dispatch(getOrderDetails.initiate({ ...key, clientId }, { forceRefetch: true }));
              try {
                return { order: await order.unwrap(), lines: await lines.unwrap() };
              } finally {
                order.unsubscribe();
                lines.unsubscribe();
              }
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
