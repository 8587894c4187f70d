import type { PushedOrdersEnvelope, OrderPush, AcceptedEnvelope } from '@/contracts/orders';
import { ordersService as api } from './ordersService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushShoppingCart: build.mutation<PushShoppingCartApiResponse, PushShoppingCartApiArg>({
      query: (queryArg) => ({
        url: `/Order/PushShoppingCart`,
        method: 'POST',
        body: queryArg.orderPush,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    requestApproval: build.mutation<RequestApprovalApiResponse, RequestApprovalApiArg>({
      query: (queryArg) => ({
        url: `/Order/RequestApproval`,
        method: 'POST',
        body: queryArg.orderPush,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedOrdersApi };
export type PushShoppingCartApiResponse =
  /** status 200 The order, as the only element of the list */ PushedOrdersEnvelope;
export type PushShoppingCartApiArg = {
  /** Our own extension: the cartVersion from getCart, unchanged. A cart that has changed since is not pushed (412). */
  'If-Match'?: string;
  orderPush: OrderPush;
};
export type RequestApprovalApiResponse = /** status 200 It waits */ AcceptedEnvelope;
export type RequestApprovalApiArg = {
  /** Our own extension: the cartVersion from getCart, unchanged. A cart that has changed since is not pushed (412). */
  'If-Match'?: string;
  orderPush: OrderPush;
};
