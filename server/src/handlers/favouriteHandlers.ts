import type { FavouriteList, FavouriteListsEnvelope, InventoryInputs } from '@/contracts/inventory';

import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { Refusal } from '../http/responses/refusal';
import { createFavouritesRepository } from '../repositories/favouritesRepository';
import { createRequireOwn, type HandlerParts } from './handlerParts';

const envelope = (data: FavouriteList[]): FavouriteListsEnvelope => ({ isSuccessful: true, data });

export const createFavouriteHandlers = (parts: HandlerParts) => {
  const { now } = parts;
  const favourites = createFavouritesRepository(parts.db);
  const requireOwn = createRequireOwn(parts);
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
