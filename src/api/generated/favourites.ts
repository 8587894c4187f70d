import type { FavouriteListsEnvelope, FavouriteListSave } from '@/contracts/inventory';
import { favouritesService as api } from './favouritesService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavouriteLists: build.query<GetFavouriteListsApiResponse, GetFavouriteListsApiArg>({
      query: (queryArg) => ({
        url: `/api/favourites/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}`,
      }),
    }),
    saveFavouriteList: build.mutation<SaveFavouriteListApiResponse, SaveFavouriteListApiArg>({
      query: (queryArg) => ({
        url: `/api/favourites/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.listId))}`,
        method: 'PUT',
        body: queryArg.favouriteListSave,
      }),
    }),
    deleteFavouriteList: build.mutation<DeleteFavouriteListApiResponse, DeleteFavouriteListApiArg>({
      query: (queryArg) => ({
        url: `/api/favourites/${encodeURIComponent(String(queryArg.accountId))}/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.catalogId))}/${encodeURIComponent(String(queryArg.clientId))}/${encodeURIComponent(String(queryArg.listId))}`,
        method: 'DELETE',
        params: {
          version: queryArg.version,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedFavouritesApi };
export type GetFavouriteListsApiResponse = /** status 200 The client's lists, oldest first */ FavouriteListsEnvelope;
export type GetFavouriteListsApiArg = {
  /** The account (spec §3, fixed identifiers) */
  accountId: number;
  /** The company, paired with the catalogue by position (spec §3) */
  companyId: number;
  /** The catalogue (spec §3) */
  catalogId: number;
  /** The client */
  clientId: number;
};
export type SaveFavouriteListApiResponse =
  /** status 200 The list as saved, with its new version */ FavouriteListsEnvelope;
export type SaveFavouriteListApiArg = {
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
  favouriteListSave: FavouriteListSave;
};
export type DeleteFavouriteListApiResponse =
  /** status 200 The list was deleted; the response is empty */ FavouriteListsEnvelope;
export type DeleteFavouriteListApiArg = {
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
  /** The version of the list that the caller has */
  version: number;
};
