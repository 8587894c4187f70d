import type { FavouriteList, FavouriteListsEnvelope, InventoryInputs } from '@/contracts/inventory';

import type { CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { Refusal } from '../http/responses/refusal';
import type { Sessions } from '../identity/sessions';
import type { FavouritesRepository } from '../repositories/favouritesRepository';
import { createRequireOwn } from './requireOwn';

type FavouriteServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  favourites: FavouritesRepository;
  now: () => number;
};

const envelope = (data: FavouriteList[]): FavouriteListsEnvelope => ({ isSuccessful: true, data });

export const createFavouriteHandlers = (services: FavouriteServices) => {
  const { favourites, now } = services;
  const requireOwn = createRequireOwn(services);
  return {
    getFavouriteLists: async (request) => envelope(await favourites.list(requireOwn(request).clientId)),
    saveFavouriteList: async (request) => {
      const saved = await favourites.save(requireOwn(request), request.body, now());
      if (saved === 'outdated') throw new Refusal(412, 'listChanged');
      if (saved === 'tooMany') throw new Refusal(409, 'tooManyLists');
      return envelope([saved]);
    },
    deleteFavouriteList: async (request) => {
      if ((await favourites.remove(requireOwn(request), request.query.version)) === 'outdated')
        throw new Refusal(412, 'listChanged');
      return envelope([]);
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
