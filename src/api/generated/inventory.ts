import type {
  ClientsEnvelope,
  Credentials,
  AcceptedEnvelope,
  PasswordChange,
  ForgottenPassword,
  PasswordReset,
  CartEnvelope,
  CartLineInsert,
  CartLineUpdate,
  ClientTermsEnvelope,
  PeopleEnvelope,
  PersonInvitation,
  PersonChange,
  PasskeysEnvelope,
  NewPasskeysEnvelope,
  PasskeyRequest,
  PasskeyAttestation,
  ApprovalsEnvelope,
  ApprovalDecision,
  OwnDataEnvelope,
  OwnDataChange,
  ErasureRequest,
  OrdersEnvelope,
  OrderLinesEnvelope,
  OrderRequestsEnvelope,
  OrderChangeRequest,
  OrderNewsEnvelope,
  PurchasesEnvelope,
  QuotesEnvelope,
  QuoteRequest,
  QuoteAcceptance,
  QuoteRefusal,
} from '@/contracts/inventory';
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
    getClientTerms: build.query<GetClientTermsApiResponse, GetClientTermsApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/GetClientTerms/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    getPeople: build.query<GetPeopleApiResponse, GetPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/GetPeople/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    invitePerson: build.mutation<InvitePersonApiResponse, InvitePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/InvitePerson/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'POST',
        body: queryArg.personInvitation,
      }),
    }),
    updatePerson: build.mutation<UpdatePersonApiResponse, UpdatePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/UpdatePerson/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PUT',
        body: queryArg.personChange,
      }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/ErasePerson/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'DELETE',
      }),
    }),
    getPasskeys: build.query<GetPasskeysApiResponse, GetPasskeysApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/GetPasskeys/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/StartPasskey/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'POST',
        body: queryArg.passkeyRequest,
      }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/AddPasskey/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'POST',
        body: queryArg.passkeyAttestation,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/RemovePasskey/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.passkeyId))}`,
        method: 'DELETE',
      }),
    }),
    getApprovals: build.query<GetApprovalsApiResponse, GetApprovalsApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/GetApprovals/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    decideApproval: build.mutation<DecideApprovalApiResponse, DecideApprovalApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/DecideApproval/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.approvalId))}`,
        method: 'PUT',
        body: queryArg.approvalDecision,
      }),
    }),
    getOwnData: build.query<GetOwnDataApiResponse, GetOwnDataApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/GetOwnData/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    updateOwnData: build.mutation<UpdateOwnDataApiResponse, UpdateOwnDataApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/UpdateOwnData/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'PUT',
        body: queryArg.ownDataChange,
      }),
    }),
    exportOwnData: build.query<ExportOwnDataApiResponse, ExportOwnDataApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/ExportOwnData/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    requestErasure: build.mutation<RequestErasureApiResponse, RequestErasureApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/RequestErasure/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'POST',
        body: queryArg.erasureRequest,
      }),
    }),
    withdrawErasure: build.mutation<WithdrawErasureApiResponse, WithdrawErasureApiArg>({
      query: (queryArg) => ({
        url: `/api/clients/WithdrawErasure/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
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
    getOrderDocument: build.query<GetOrderDocumentApiResponse, GetOrderDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetOrderDocument/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.orderId))}/${encodeURIComponent(String(queryArg.documentId))}`,
      }),
    }),
    requestOrderChange: build.mutation<RequestOrderChangeApiResponse, RequestOrderChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/RequestOrderChange/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.orderId))}`,
        method: 'POST',
        body: queryArg.orderChangeRequest,
      }),
    }),
    getOrderNews: build.query<GetOrderNewsApiResponse, GetOrderNewsApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetOrderNews/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    getPurchases: build.query<GetPurchasesApiResponse, GetPurchasesApiArg>({
      query: (queryArg) => ({
        url: `/api/Orders/GetPurchases/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    getQuotes: build.query<GetQuotesApiResponse, GetQuotesApiArg>({
      query: (queryArg) => ({
        url: `/api/Quotes/GetQuotes/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/Quotes/GetQuote/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.quoteId))}`,
      }),
    }),
    createQuote: build.mutation<CreateQuoteApiResponse, CreateQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/Quotes/CreateQuote/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
        method: 'POST',
        body: queryArg.quoteRequest,
      }),
    }),
    acceptQuote: build.mutation<AcceptQuoteApiResponse, AcceptQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/Quotes/AcceptQuote/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.quoteId))}`,
        method: 'POST',
        body: queryArg.quoteAcceptance,
      }),
    }),
    declineQuote: build.mutation<DeclineQuoteApiResponse, DeclineQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/Quotes/DeclineQuote/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.quoteId))}`,
        method: 'POST',
        body: queryArg.quoteRefusal,
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
export type ForgotPasswordApiResponse = /** status 200 An email is sent if the account exists */ AcceptedEnvelope;
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
export type InsertCartLineApiResponse = /** status 200 The stock item as it is now in the cart */ CartEnvelope;
export type InsertCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  cartLineInsert: CartLineInsert;
};
export type UpdateCartLineApiResponse = /** status 200 The stock item as it is now in the cart */ CartEnvelope;
export type UpdateCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  cartLineUpdate: CartLineUpdate;
};
export type DeleteCartLineApiResponse = /** status 200 The line was removed; the list is empty */ CartEnvelope;
export type DeleteCartLineApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The cart line */
  shoppingCartId: number;
};
export type GetClientTermsApiResponse = /** status 200 One record */ ClientTermsEnvelope;
export type GetClientTermsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type GetPeopleApiResponse =
  /** status 200 The people as they are then, as the only element of the list */ PeopleEnvelope;
export type GetPeopleApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type InvitePersonApiResponse =
  /** status 200 The people as they are then, as the only element of the list */ PeopleEnvelope;
export type InvitePersonApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  personInvitation: PersonInvitation;
};
export type UpdatePersonApiResponse =
  /** status 200 The people as they are then, as the only element of the list */ PeopleEnvelope;
export type UpdatePersonApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  personId: number;
  personChange: PersonChange;
};
export type ErasePersonApiResponse =
  /** status 200 The people as they are then, as the only element of the list */ PeopleEnvelope;
export type ErasePersonApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  personId: number;
};
export type GetPasskeysApiResponse = /** status 200 The passkeys, oldest first */ PasskeysEnvelope;
export type GetPasskeysApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type StartPasskeyApiResponse =
  /** status 200 What the passkey has to be made from, as the only element of the list */ NewPasskeysEnvelope;
export type StartPasskeyApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  passkeyRequest: PasskeyRequest;
};
export type AddPasskeyApiResponse = /** status 200 The passkeys as they are then */ PasskeysEnvelope;
export type AddPasskeyApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  passkeyAttestation: PasskeyAttestation;
};
export type RemovePasskeyApiResponse = /** status 200 The passkeys as they are then */ PasskeysEnvelope;
export type RemovePasskeyApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  passkeyId: number;
};
export type GetApprovalsApiResponse =
  /** status 200 The requests as they are then, those that wait first */ ApprovalsEnvelope;
export type GetApprovalsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type DecideApprovalApiResponse =
  /** status 200 The requests as they are then, those that wait first */ ApprovalsEnvelope;
export type DecideApprovalApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  approvalId: number;
  approvalDecision: ApprovalDecision;
};
export type GetOwnDataApiResponse =
  /** status 200 The data as it is then, as the only element of the list */ OwnDataEnvelope;
export type GetOwnDataApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type UpdateOwnDataApiResponse =
  /** status 200 The data as it is then, as the only element of the list */ OwnDataEnvelope;
export type UpdateOwnDataApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  ownDataChange: OwnDataChange;
};
export type ExportOwnDataApiResponse = /** status 200 The file, as an attachment */ Blob;
export type ExportOwnDataApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type RequestErasureApiResponse =
  /** status 200 The data as it is then, as the only element of the list */ OwnDataEnvelope;
export type RequestErasureApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  erasureRequest: ErasureRequest;
};
export type WithdrawErasureApiResponse =
  /** status 200 The data as it is then, as the only element of the list */ OwnDataEnvelope;
export type WithdrawErasureApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
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
export type GetOrderDocumentApiResponse = /** status 200 The file, as an attachment */ Blob;
export type GetOrderDocumentApiArg = {
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
  documentId: string;
};
export type RequestOrderChangeApiResponse =
  /** status 200 The request, as the only element of the list */ OrderRequestsEnvelope;
export type RequestOrderChangeApiArg = {
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
  orderChangeRequest: OrderChangeRequest;
};
export type GetOrderNewsApiResponse =
  /** status 200 A few dozen records, the one that was recorded last first */ OrderNewsEnvelope;
export type GetOrderNewsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type GetPurchasesApiResponse = /** status 200 One record per ordered item */ PurchasesEnvelope;
export type GetPurchasesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type GetQuotesApiResponse = /** status 200 The quotes, the newest request first */ QuotesEnvelope;
export type GetQuotesApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type GetQuoteApiResponse = /** status 200 The quote, as the only element of the list */ QuotesEnvelope;
export type GetQuoteApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The quote */
  quoteId: number;
};
export type CreateQuoteApiResponse = /** status 200 The quote, as the only element of the list */ QuotesEnvelope;
export type CreateQuoteApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  quoteRequest: QuoteRequest;
};
export type AcceptQuoteApiResponse =
  /** status 200 The quote with its order, as the only element of the list */ QuotesEnvelope;
export type AcceptQuoteApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The quote */
  quoteId: number;
  quoteAcceptance: QuoteAcceptance;
};
export type DeclineQuoteApiResponse = /** status 200 The quote, as the only element of the list */ QuotesEnvelope;
export type DeclineQuoteApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The quote */
  quoteId: number;
  quoteRefusal: QuoteRefusal;
};
