import { inventoryService as api } from './inventoryService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginClient: build.mutation<LoginClientApiResponse, LoginClientApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/login/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'POST',
        body: queryArg.credentials,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/changePassword/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'POST',
        body: queryArg.passwordChange,
      }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/forgotPassword/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'POST',
        body: queryArg.forgottenPassword,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/resetPassword/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'POST',
        body: queryArg.passwordReset,
      }),
    }),
    getCart: build.query<GetCartApiResponse, GetCartApiArg>({
      query: (queryArg) => ({
        url: `/api/shoppingCart/getStockitemsByClientId/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    insertCartLine: build.mutation<InsertCartLineApiResponse, InsertCartLineApiArg>({
      query: (queryArg) => ({
        url: `/api/shoppingCart/InsertEntity/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'POST',
        body: queryArg.cartLineInsert,
      }),
    }),
    updateCartLine: build.mutation<UpdateCartLineApiResponse, UpdateCartLineApiArg>({
      query: (queryArg) => ({
        url: `/api/shoppingCart/UpdateEntity/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}`,
        method: 'PUT',
        body: queryArg.cartLineUpdate,
      }),
    }),
    deleteCartLine: build.mutation<DeleteCartLineApiResponse, DeleteCartLineApiArg>({
      query: (queryArg) => ({
        url: `/api/shoppingCart/DeleteEntity/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.shoppingCartId))}`,
        method: 'DELETE',
      }),
    }),
    getOrders: build.query<GetOrdersApiResponse, GetOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetOrdersByCompanyByClientId/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    getOrderDetails: build.query<GetOrderDetailsApiResponse, GetOrderDetailsApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetOrderDetails/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.orderId))}`,
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetOrder/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.orderId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedInventoryApi };
export type LoginClientApiResponse = /** status 200 The client, as the only element of the list */ ClientsEnvelope;
export type LoginClientApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  credentials: Credentials;
};
export type ChangePasswordApiResponse = /** status 200 The password was changed */ AcceptedEnvelope;
export type ChangePasswordApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  passwordChange: PasswordChange;
};
export type ForgotPasswordApiResponse =
  /** status 200 A message is on its way if the account exists */ AcceptedEnvelope;
export type ForgotPasswordApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  forgottenPassword: ForgottenPassword;
};
export type ResetPasswordApiResponse = /** status 200 The password was set */ AcceptedEnvelope;
export type ResetPasswordApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  passwordReset: PasswordReset;
};
export type GetCartApiResponse = /** status 200 The stock items in the cart */ CartEnvelope;
export type GetCartApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type InsertCartLineApiResponse = /** status 200 The stock item as it now is in the cart */ CartEnvelope;
export type InsertCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  cartLineInsert: CartLineInsert;
};
export type UpdateCartLineApiResponse = /** status 200 The stock item as it now is in the cart */ CartEnvelope;
export type UpdateCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  cartLineUpdate: CartLineUpdate;
};
export type DeleteCartLineApiResponse = /** status 200 The line is gone; the list is empty */ CartEnvelope;
export type DeleteCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The line of the cart */
  shoppingCartId: number;
};
export type GetOrdersApiResponse = /** status 200 The orders, newest first */ OrdersEnvelope;
export type GetOrdersApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type GetOrderDetailsApiResponse = /** status 200 The lines of the order */ OrderLinesEnvelope;
export type GetOrderDetailsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The order */
  orderId: number;
};
export type GetOrderApiResponse = /** status 200 The order, as the only element of the list */ OrdersEnvelope;
export type GetOrderApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The order */
  orderId: number;
};
export type Client = {
  clientId: number;
  name: string;
  username?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
};
export type ClientsEnvelope = {
  isSuccessful: boolean;
  data: Client[];
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
export type Credentials = {
  username: string;
  password: string;
};
export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: string[];
};
export type PasswordChange = {
  clientId: number;
  /** The present password */
  password: string;
  newPassword: string;
};
export type ForgottenPassword = {
  username: string;
};
export type PasswordReset = {
  resetToken: string;
  newPassword: string;
};
export type StockItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  additionalCode: string | null;
  stockCategoryId: number | null;
  /** The parent of a variant */
  stockItemParentId: number | null;
  /** Whether the item has variants */
  isParent: boolean;
  /** A file under /StockItemImages of the blob storage */
  imageUrl: string | null;
  deleted: boolean;
  /** Highlighted */
  isOffer: boolean;
  /** Recent */
  isNew: boolean;
  price: number | null;
  /** The unit price from quantityBestPrice upward */
  bestPrice: number | null;
  quantityBestPrice: number | null;
};
export type CartLine = {
  shoppingCartId: number;
  quantity: number;
  /** The unit price when the line was last set, which may differ from that of the stock item now */
  price: number | null;
};
export type CartItem = StockItem & {
  catalogId?: number;
  shoppingCarts: CartLine[];
};
export type CartEnvelope = {
  isSuccessful: boolean;
  message?: string | null;
  data: CartItem[];
  /** An extension of ours: changes with every change of the cart in this catalogue. Opaque, quotes included; goes back as If-Match of the push. */
  cartVersion?: string;
};
export type CartLineInsert = {
  clientId: number;
  stockItemId: number;
  quantity: number;
  /** The unit price that the client saw */
  price: number | null;
};
export type CartLineUpdate = {
  clientId: number;
  stockItemId: number;
  quantity: number;
};
export type OrderItem = {
  stockItemId: number;
  name: string | null;
  code: string | null;
  quantity: number;
};
export type Order = {
  orderId: number;
  orderNumber: string | null;
  /** The uuid of the push */
  uuid: string | null;
  clientId: number | null;
  /** UTC; shown shifted by the zone offset (spec §3) */
  date: string | null;
  /** Open: known ones, such as received, preparing, shipped, delivered, cancelled, are translated, others shown as they come */
  status: string | null;
  moneyTypeId: string | null;
  subtotal: number | null;
  /** In per cent */
  taxRate: number | null;
  taxAmount: number | null;
  total: number | null;
  comment: string | null;
  items: OrderItem[];
};
export type OrdersEnvelope = {
  isSuccessful: boolean;
  data: Order[];
};
export type OrderLine = {
  orderLineId: number;
  orderId: number | null;
  stockItemId: number;
  name: string | null;
  code: string | null;
  /** A file under /StockItemImages of the blob storage */
  imageUrl: string | null;
  quantity: number;
  unitPrice: number | null;
  total: number | null;
};
export type OrderLinesEnvelope = {
  isSuccessful: boolean;
  data: OrderLine[];
};
