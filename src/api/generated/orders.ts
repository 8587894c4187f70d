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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedOrdersApi };
export type PushShoppingCartApiResponse =
  /** status 200 The order, as the only element of the list */ PushedOrdersEnvelope;
export type PushShoppingCartApiArg = {
  /** An extension of ours: the cartVersion of getCart as it came. A cart that changed since is not pushed (412). */
  'If-Match'?: string;
  orderPush: OrderPush;
};
export type PushedOrder = {
  orderId: number;
  orderNumber: string | null;
  uuid: string;
  date: string | null;
  status: string | null;
  moneyTypeId: string | null;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  taxAmount: number | null;
  total: number | null;
  lineCount: number | null;
};
export type PushedOrdersEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: PushedOrder[];
};
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** What went wrong, for programs; it does not depend on the language */
  code?: string;
  /** What the service wrote in its log about this request */
  requestId?: string;
};
export type OrderPush = {
  accountId: number;
  companyId: number;
  catalogId: number;
  clientId: number;
  /** ShoppingCart (spec §9) */
  username: string;
  /** USD (spec §9) */
  moneyTypeId: string;
  /** The idempotency key, one per catalogue and confirmation */
  uuid: string;
  /** The rate in per cent that the client confirmed, from the environment named tax */
  taxes: number;
  comment: string;
  /** False (spec §9); true orders everything at no price */
  putAllPriceZero: boolean;
};
