import type {
  SetAsideCartsEnvelope,
  SetAsideCartName,
  StandingOrdersEnvelope,
  StandingOrderSave,
} from '@/contracts/inventory';
import { plannedOrdersService as api } from './plannedOrdersService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSetAsideCarts: build.query<GetSetAsideCartsApiResponse, GetSetAsideCartsApiArg>({
      query: (queryArg) => ({
        url: `/api/setAsideCarts/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    setCartAside: build.mutation<SetCartAsideApiResponse, SetCartAsideApiArg>({
      query: (queryArg) => ({
        url: `/api/setAsideCarts/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.cartId))}`,
        method: 'PUT',
        body: queryArg.setAsideCartName,
      }),
    }),
    deleteSetAsideCart: build.mutation<DeleteSetAsideCartApiResponse, DeleteSetAsideCartApiArg>({
      query: (queryArg) => ({
        url: `/api/setAsideCarts/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.cartId))}`,
        method: 'DELETE',
      }),
    }),
    takeCartBack: build.mutation<TakeCartBackApiResponse, TakeCartBackApiArg>({
      query: (queryArg) => ({
        url: `/api/setAsideCarts/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.cartId))}/takeBack`,
        method: 'POST',
      }),
    }),
    getStandingOrders: build.query<GetStandingOrdersApiResponse, GetStandingOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/standingOrders/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    saveStandingOrder: build.mutation<SaveStandingOrderApiResponse, SaveStandingOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/standingOrders/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.listId))}`,
        method: 'PUT',
        body: queryArg.standingOrderSave,
      }),
    }),
    deleteStandingOrder: build.mutation<DeleteStandingOrderApiResponse, DeleteStandingOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/standingOrders/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.listId))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPlannedOrdersApi };
export type GetSetAsideCartsApiResponse = /** status 200 The carts, latest first */ SetAsideCartsEnvelope;
export type GetSetAsideCartsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type SetCartAsideApiResponse = /** status 200 The cart as set aside */ SetAsideCartsEnvelope;
export type SetCartAsideApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The cart set aside, named by the device that sets it aside */
  cartId: string;
  setAsideCartName: SetAsideCartName;
};
export type DeleteSetAsideCartApiResponse =
  /** status 200 The cart was deleted; the response is empty */ SetAsideCartsEnvelope;
export type DeleteSetAsideCartApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The cart set aside, named by the device that sets it aside */
  cartId: string;
};
export type TakeCartBackApiResponse =
  /** status 200 What stays set aside, as the only element of the list; empty if nothing does */ SetAsideCartsEnvelope;
export type TakeCartBackApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The cart set aside, named by the device that sets it aside */
  cartId: string;
};
export type GetStandingOrdersApiResponse =
  /** status 200 The standing orders, by their next date */ StandingOrdersEnvelope;
export type GetStandingOrdersApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type SaveStandingOrderApiResponse = /** status 200 The standing order as saved */ StandingOrdersEnvelope;
export type SaveStandingOrderApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The list, named by the device that created it */
  listId: string;
  standingOrderSave: StandingOrderSave;
};
export type DeleteStandingOrderApiResponse =
  /** status 200 It was deleted; the response is empty */ StandingOrdersEnvelope;
export type DeleteStandingOrderApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
  /** The list, named by the device that created it */
  listId: string;
};
