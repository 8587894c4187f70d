import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { PushedOrder, PushedOrdersEnvelope } from '@/contracts/orders';

import { orderTags, type TagType } from './baseApi';
import { type Accepted, unwrapAccepted, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedOrdersApi, type PushShoppingCartApiArg } from './generated/orders';

export type CatalogPushedOrder = PushedOrder & { catalogId: number; orderNumber: string; moneyTypeId: string };

type Definitions = Unwrapped<
  DefinitionsFromApi<typeof generatedOrdersApi>,
  { pushShoppingCart: CatalogPushedOrder; requestApproval: Accepted }
>;

// Design §6: acknowledged means a success, `isSuccessful`, and an order with this uuid. Anything else is an error.
const toPushedOrder = (
  body: PushedOrdersEnvelope | null,
  _: unknown,
  { orderPush: { uuid, catalogId } }: PushShoppingCartApiArg,
): CatalogPushedOrder => {
  const order = unwrapSingle(body);
  if (body?.isSuccessful !== true || order.uuid !== uuid) throw new Error('The response does not contain this order');
  const { orderId, orderNumber, moneyTypeId } = order;
  return { ...order, catalogId, orderNumber: orderNumber ?? String(orderId), moneyTypeId: moneyTypeId ?? 'USD' };
};

export const ordersApi = generatedOrdersApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    requestApproval: { transformResponse: unwrapAccepted },
    pushShoppingCart: { invalidatesTags: [...orderTags], transformResponse: toPushedOrder },
  },
});
