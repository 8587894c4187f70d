import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { FavouriteList, FavouriteListsEnvelope } from '@/contracts/inventory';

import { type Accepted, unwrapAccepted, unwrapList, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedFavouritesApi } from './generated/favourites';
import type { ResponseMeta } from './request/requestTypes';

type FavouriteLists = {
  lists: FavouriteList[];
  /** Number of unreadable lists. They must not be taken for deleted ones. */
  leftOut: number;
};

type Own = {
  getFavouriteLists: FavouriteLists;
  saveFavouriteList: FavouriteList;
  deleteFavouriteList: Accepted;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedFavouritesApi>, Own>;

const toFavouriteLists = (body: FavouriteListsEnvelope, meta: ResponseMeta | undefined): FavouriteLists => ({
  lists: unwrapList(body),
  leftOut: meta?.leftOut ?? 0,
});

export const favouritesApi = generatedFavouritesApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    getFavouriteLists: { transformResponse: toFavouriteLists },
    saveFavouriteList: { transformResponse: unwrapSingle },
    deleteFavouriteList: { transformResponse: unwrapAccepted },
  },
});
