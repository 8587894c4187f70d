import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { acceptedOf, listOf, onlyOf, textOf, type Accepted, type Unwrapped } from './envelopes';
import {
  generatedInventoryApi,
  type CartItem,
  type Client,
  type GetCartApiArg,
  type Order,
} from './generated/inventory';
import type { TagType } from './tags';

export type {
  CartItem,
  CartLine,
  Category,
  Client,
  HeaderFeature,
  ItemFeature,
  OrderLine,
  StockItem,
} from './generated/inventory';

export type Cart = { catalogId: number; cartVersion: string | null; items: CartItem[] };

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
const clientOf = (answer: unknown): Client => {
  const { clientId, name, username, email, phone, address } = onlyOf<Client>(answer);
  return { clientId, name, username, email, phone, address };
};

const cartOf = (answer: unknown, _: unknown, { catalogId }: InCatalog): Cart => ({
  catalogId,
  cartVersion: textOf(answer, 'cartVersion'),
  items: listOf<CartItem>(answer).map((item) => ({ ...item, catalogId })),
});

const ordersOf = (answer: unknown, _: unknown, { catalogId }: InCatalog): CatalogOrder[] =>
  listOf<Order>(answer).map((order) => ({ ...order, catalogId }));

const orderOf = (answer: unknown, _: unknown, { catalogId }: InCatalog): CatalogOrder => ({
  ...onlyOf<Order>(answer),
  catalogId,
});

/** The lists of categories and of stock items get no hooks: they belong to the engine, never to the store. */
export const inventoryApi = generatedInventoryApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getCategories: { providesTags: ['Category'], transformResponse: listOf },
    getStockItems: { providesTags: ['StockItem'], transformResponse: listOf },
    getHeaderFeatures: { providesTags: ['Feature'], transformResponse: listOf },
    getItemFeatures: { providesTags: ['Feature'], transformResponse: listOf },
    loginClient: { transformResponse: clientOf },
    changePassword: { transformResponse: acceptedOf },
    forgotPassword: { transformResponse: acceptedOf },
    resetPassword: { transformResponse: acceptedOf },
    getCart: { providesTags: ['Cart'], transformResponse: cartOf },
    insertCartLine: { invalidatesTags: ['Cart'], transformResponse: cartOf },
    updateCartLine: { invalidatesTags: ['Cart'], transformResponse: cartOf },
    deleteCartLine: { invalidatesTags: ['Cart'], transformResponse: cartOf },
    getOrders: { providesTags: ['Order'], transformResponse: ordersOf },
    getOrderDetails: { providesTags: ['Order'], transformResponse: listOf },
    getOrder: { providesTags: ['Order'], transformResponse: orderOf },
  },
});

export const {
  useGetHeaderFeaturesQuery,
  useGetItemFeaturesQuery,
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
