import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { cartOf, type Cart } from './cartAnswer';
import { acceptedOf, listOf, onlyOf, type Accepted, type Unwrapped } from './envelopes';
import {
  generatedInventoryApi,
  type Client,
  type ClientsEnvelope,
  type GetCartApiArg,
  type Order,
  type OrdersEnvelope,
} from './generated/inventory';
import type { TagType } from './tags';

export type { CartItem, CartLine, Client, OrderLine, StockItem } from './generated/inventory';

export type { Cart } from './cartAnswer';

/** Spec §3: catalogId is added client-side to each record. */
export type CatalogOrder = Order & { catalogId: number };

type Own = {
  loginClient: Client;
  changePassword: Accepted;
  forgotPassword: Accepted;
  resetPassword: Accepted;
  getCart: Cart;
  insertCartLine: Cart;
  updateCartLine: Cart;
  deleteCartLine: Cart;
  getOrders: CatalogOrder[];
  getOrder: CatalogOrder;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedInventoryApi>, Own>;

type InCatalog = Pick<GetCartApiArg, 'catalogId'>;

// Spec §3: the password is removed before saving. Only what is known passes.
const clientOf = (answer: ClientsEnvelope): Client => {
  const { clientId, name, username, email, phone, address } = onlyOf(answer);
  return { clientId, name, username, email, phone, address };
};

const ordersOf = (answer: OrdersEnvelope, _: unknown, { catalogId }: InCatalog): CatalogOrder[] =>
  listOf(answer).map((order) => ({ ...order, catalogId }));

const orderOf = (answer: OrdersEnvelope, _: unknown, { catalogId }: InCatalog): CatalogOrder => ({
  ...onlyOf(answer),
  catalogId,
});

export const inventoryApi = generatedInventoryApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    loginClient: { transformResponse: clientOf },
    changePassword: { transformResponse: acceptedOf },
    forgotPassword: { transformResponse: acceptedOf },
    resetPassword: { transformResponse: acceptedOf },
    // Without a tag: nobody subscribes to it, and a reading under way would be dropped. The cart reads it again itself.
    getCart: { transformResponse: cartOf },
    insertCartLine: { transformResponse: cartOf },
    updateCartLine: { transformResponse: cartOf },
    deleteCartLine: { transformResponse: cartOf },
    getOrders: { providesTags: ['Order'], transformResponse: ordersOf },
    getOrderDetails: { providesTags: ['Order'], transformResponse: listOf },
    getOrder: { providesTags: ['Order'], transformResponse: orderOf },
  },
});

export const {
  useLoginClientMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetCartQuery,
  useInsertCartLineMutation,
  useUpdateCartLineMutation,
  useDeleteCartLineMutation,
  useGetOrdersQuery,
  useGetOrderDetailsQuery,
  useGetOrderQuery,
} = inventoryApi;
