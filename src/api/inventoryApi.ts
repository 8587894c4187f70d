import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import { readText } from '@/engine/catalog/readValues';
import type {
  CartEnvelope,
  CartItem,
  Client,
  ClientsEnvelope,
  NewPasskey,
  Order,
  OrderNews,
  OrderNewsEnvelope,
  OrderRequest,
  OrdersEnvelope,
  OwnData,
  People,
  Purchase,
  PurchasesEnvelope,
  Quote,
  QuotesEnvelope,
} from '@/contracts/inventory';

import { orderTags, type TagType } from './baseApi';
import { type Accepted, unwrapAccepted, unwrapList, type Unwrapped, unwrapSingle } from './envelopes';
import {
  type AcceptQuoteApiArg,
  type CreateQuoteApiArg,
  type DeclineQuoteApiArg,
  generatedInventoryApi,
  type GetCartApiArg,
  type GetOrderDocumentApiArg,
  type RequestOrderChangeApiArg,
} from './generated/inventory';
import type { RequestOptions, ResponseMeta } from './request/requestTypes';

export type CatalogCartItem = CartItem & { catalogId: number };

export type Cart = {
  catalogId: number;
  cartVersion: string | null;
  items: CatalogCartItem[];
  /** Number of unreadable lines. They would be ordered unseen, so this cart must not be pushed. */
  leftOut: number;
};

type Identified = 'orderNumber' | 'clientId' | 'date' | 'status' | 'moneyTypeId';

/** Spec §3: catalogId is added client-side to each record. Fields the service omits get defaults. */
export type CatalogOrder = Omit<Order, Identified> & { [Field in Identified]: NonNullable<Order[Field]> } & {
  catalogId: number;
};

export type CatalogNews = OrderNews & { catalogId: number };

export type CatalogQuote = Quote & { catalogId: number };

export type CatalogPurchase = Purchase & { catalogId: number };

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
  getPurchases: CatalogPurchase[];
  getOrderNews: CatalogNews[];
  getOrderDocument: string;
  updateOwnData: OwnData;
  invitePerson: People;
  updatePerson: People;
  startPasskey: NewPasskey;
  erasePerson: People;
  exportOwnData: string;
  requestErasure: OwnData;
  withdrawErasure: OwnData;
  requestOrderChange: OrderRequest;
  getQuotes: CatalogQuote[];
  getQuote: CatalogQuote;
  createQuote: CatalogQuote;
  acceptQuote: CatalogQuote;
  declineQuote: CatalogQuote;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedInventoryApi>, Own>;

type CatalogArgs = Pick<GetCartApiArg, 'catalogId'>;
type ClientArgs = Pick<GetCartApiArg, 'catalogId' | 'clientId'>;

// Spec §3: the password is removed before saving. Only known fields pass.
const toClient = (body: ClientsEnvelope): Client => {
  const { clientId, name, personId, personName, username, email, phone, address, ...rest } = unwrapSingle(body);
  const { taxId, deliveryAddresses } = rest;
  return {
    clientId,
    name,
    ...(personId !== undefined && { personId }),
    ...(personName !== undefined && { personName }),
    username,
    email,
    phone,
    address,
    taxId,
    deliveryAddresses,
  };
};

const toCart = (body: CartEnvelope, meta: ResponseMeta | undefined, { catalogId }: CatalogArgs): Cart => ({
  catalogId,
  items: unwrapList(body).map((item) => ({ ...item, catalogId })),
  cartVersion: readText(body.cartVersion),
  leftOut: meta?.leftOut ?? 0,
});

// Spec §9: orders are in USD. Clients only ever receive their own orders.
const toCatalogOrder = (order: Order, { catalogId, clientId }: ClientArgs): CatalogOrder => ({
  ...order,
  catalogId,
  orderNumber: order.orderNumber ?? String(order.orderId),
  clientId: order.clientId ?? clientId,
  date: order.date ?? '',
  status: order.status ?? 'unknown',
  moneyTypeId: order.moneyTypeId ?? 'USD',
});

const toCatalogOrders = (body: OrdersEnvelope, _: unknown, arg: ClientArgs): CatalogOrder[] =>
  unwrapList(body).map((order) => toCatalogOrder(order, arg));

const toCatalogPurchases = (body: PurchasesEnvelope, _: unknown, { catalogId }: CatalogArgs): CatalogPurchase[] =>
  unwrapList(body).map((purchase) => ({ ...purchase, catalogId }));

const toCatalogNews = (body: OrderNewsEnvelope, _: unknown, { catalogId }: CatalogArgs): CatalogNews[] =>
  unwrapList(body).map((news) => ({ ...news, catalogId }));

const toCatalogQuotes = (body: QuotesEnvelope, _: unknown, { catalogId }: CatalogArgs): CatalogQuote[] =>
  unwrapList(body).map((quote) => ({ ...quote, catalogId }));

const toOnlyQuote = (body: QuotesEnvelope, _: unknown, { catalogId }: CatalogArgs): CatalogQuote => ({
  ...unwrapSingle(body),
  catalogId,
});

const toOnlyOrder = (body: OrdersEnvelope, _: unknown, arg: ClientArgs): CatalogOrder =>
  toCatalogOrder(unwrapSingle(body), arg);

// Megabytes, at the speed of a telephone.
const fileTimeoutMs = 120_000;

const asFile = (definition: { extraOptions?: RequestOptions }) => {
  definition.extraOptions = { ...definition.extraOptions, isFile: true, timeoutMs: fileTimeoutMs };
};

export const inventoryApi = generatedInventoryApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    loginClient: { transformResponse: toClient },
    changePassword: { transformResponse: unwrapAccepted },
    forgotPassword: { transformResponse: unwrapAccepted },
    resetPassword: { transformResponse: unwrapAccepted },
    // No tag: it has no subscribers, and invalidation would drop a pending fetch. The cart refetches it itself.
    getCart: { transformResponse: toCart },
    insertCartLine: { transformResponse: toCart },
    updateCartLine: { transformResponse: toCart },
    deleteCartLine: { transformResponse: toCart },
    getOrders: { providesTags: ['Order'], transformResponse: toCatalogOrders },
    getOrderDetails: { providesTags: ['Order'], transformResponse: unwrapList },
    getOrder: { providesTags: ['Order'], transformResponse: toOnlyOrder },
    getOrderNews: { transformResponse: toCatalogNews },
    getOrderDocument: asFile,
    getOwnData: { transformResponse: unwrapList },
    updateOwnData: { transformResponse: unwrapSingle },
    getPeople: { transformResponse: unwrapList },
    getApprovals: { transformResponse: unwrapList },
    decideApproval: { invalidatesTags: [...orderTags], transformResponse: unwrapList },
    invitePerson: { transformResponse: unwrapSingle },
    updatePerson: { transformResponse: unwrapSingle },
    getPasskeys: { transformResponse: unwrapList },
    startPasskey: { transformResponse: unwrapSingle },
    addPasskey: { transformResponse: unwrapList },
    removePasskey: { transformResponse: unwrapList },
    erasePerson: { transformResponse: unwrapSingle },
    exportOwnData: asFile,
    requestErasure: { transformResponse: unwrapSingle },
    withdrawErasure: { transformResponse: unwrapSingle },
    // Refused ones, too: there is less to ask for than the page shows.
    requestOrderChange: { invalidatesTags: ['Order'], transformResponse: unwrapSingle },
    getQuotes: { transformResponse: toCatalogQuotes },
    getQuote: { providesTags: ['Order'], transformResponse: toOnlyQuote },
    createQuote: { invalidatesTags: ['Order'], transformResponse: toOnlyQuote },
    // Refused ones, too: the offer is another than the page shows.
    acceptQuote: { invalidatesTags: ['Order', 'Stock'], transformResponse: toOnlyQuote },
    declineQuote: { invalidatesTags: ['Order'], transformResponse: toOnlyQuote },
    getPurchases: { transformResponse: toCatalogPurchases },
    getClientTerms: { transformResponse: unwrapList },
  },
});

export const { useGetOrderDetailsQuery, useGetOrderQuery, useGetQuoteQuery } = inventoryApi;

/** Resolves to the address of an object that has the file. */
export const fetchOrderDocument = (arg: GetOrderDocumentApiArg) =>
  inventoryApi.endpoints.getOrderDocument.initiate(arg, { subscribe: false, forceRefetch: true });

export const requestOrderChange = (arg: RequestOrderChangeApiArg) =>
  inventoryApi.endpoints.requestOrderChange.initiate(arg, { track: false });

export const createQuote = (arg: CreateQuoteApiArg) =>
  inventoryApi.endpoints.createQuote.initiate(arg, { track: false });

export const acceptQuote = (arg: AcceptQuoteApiArg) =>
  inventoryApi.endpoints.acceptQuote.initiate(arg, { track: false });

export const declineQuote = (arg: DeclineQuoteApiArg) =>
  inventoryApi.endpoints.declineQuote.initiate(arg, { track: false });
