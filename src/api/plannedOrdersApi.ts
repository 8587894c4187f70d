import type { BaseQueryApi, DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { SetAsideCart, StandingOrder } from '@/contracts/inventory';

import { type ClientArg, getCatalogIds } from './allOrdersApi';
import type { TagType } from './baseApi';
import { catalogPairs, type CatalogSegments } from './catalogPairs';
import { type Accepted, unwrapAccepted, unwrapList, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedPlannedOrdersApi } from './generated/plannedOrders';
import { type FoundOrFailed, orUnknown } from './optionalCall';
import type { RequestError, RequestServices } from './request/requestTypes';

type Own = {
  setCartAside: SetAsideCart;
  deleteSetAsideCart: Accepted;
  saveStandingOrder: StandingOrder;
  deleteStandingOrder: Accepted;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedPlannedOrdersApi>, Own>;

const services = generatedPlannedOrdersApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getSetAsideCarts: { transformResponse: unwrapList },
    setCartAside: { transformResponse: unwrapSingle, invalidatesTags: ['SetAsideCart'] },
    takeCartBack: { transformResponse: unwrapList, invalidatesTags: ['SetAsideCart'] },
    deleteSetAsideCart: { transformResponse: unwrapAccepted, invalidatesTags: ['SetAsideCart'] },
    getStandingOrders: { transformResponse: unwrapList },
    saveStandingOrder: { transformResponse: unwrapSingle, invalidatesTags: ['StandingOrder'] },
    deleteStandingOrder: { transformResponse: unwrapAccepted, invalidatesTags: ['StandingOrder'] },
  },
});

type Read<Record> = (
  arg: CatalogSegments & ClientArg,
  dispatch: BaseQueryApi['dispatch'],
) => PromiseLike<FoundOrFailed<Record[]>>;

/** Of the account, which is that of its first catalogue; null where the services have no such call. */
const createLoader =
  <Record>(read: Read<Record>) =>
  async ({ clientId }: ClientArg, api: BaseQueryApi): Promise<{ data: Record[] | null } | { error: RequestError }> => {
    const [segments] = catalogPairs(getCatalogIds(api));
    if (!segments) return { data: null };
    // During a replay, a query within a query has neither data nor an error.
    await (api.extra as RequestServices).untilPresent?.();
    return orUnknown(read({ ...segments, clientId }, api.dispatch), null);
  };

const aDay = 86_400;
const uncached = { subscribe: false, forceRefetch: true } as const;

/** Read again by each screen that shows them, because other devices change them; services without them are asked once. */
const readAgain = {
  keepUnusedDataFor: aDay,
  forceRefetch: ({ endpointState }: { endpointState?: { data?: unknown } | undefined }) => endpointState?.data !== null,
};

/** Carts set aside and standing orders. */
export const plannedOrdersApi = services.injectEndpoints({
  endpoints: (build) => ({
    getMySetAsideCarts: build.query<SetAsideCart[] | null, ClientArg>({
      ...readAgain,
      queryFn: createLoader((arg, dispatch) => dispatch(services.endpoints.getSetAsideCarts.initiate(arg, uncached))),
      providesTags: ['SetAsideCart'],
    }),
    getMyStandingOrders: build.query<StandingOrder[] | null, ClientArg>({
      ...readAgain,
      queryFn: createLoader((arg, dispatch) => dispatch(services.endpoints.getStandingOrders.initiate(arg, uncached))),
      providesTags: ['StandingOrder'],
    }),
  }),
});

export const { useGetMySetAsideCartsQuery, useGetMyStandingOrdersQuery } = plannedOrdersApi;
