import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { onlyOf, type Unwrapped } from './envelopes';
import {
  generatedOrdersApi,
  type PushedOrder,
  type PushedOrdersEnvelope,
  type PushShoppingCartApiArg,
} from './generated/orders';
import type { TagType } from './tags';

export type { OrderPush } from './generated/orders';

export type CatalogPushedOrder = PushedOrder & { catalogId: number };

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedOrdersApi>, { pushShoppingCart: CatalogPushedOrder }>;

// An answer without an order acknowledges nothing, so it is an error.
const pushedOrderOf = (
  answer: PushedOrdersEnvelope,
  _: unknown,
  { orderPush }: PushShoppingCartApiArg,
): CatalogPushedOrder => ({
  ...onlyOf(answer),
  catalogId: orderPush.catalogId,
});

export const ordersApi = generatedOrdersApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    pushShoppingCart: { invalidatesTags: ['Cart', 'Order'], transformResponse: pushedOrderOf },
  },
});

export const { usePushShoppingCartMutation } = ordersApi;
