import type { FastifyRequest } from 'fastify';

import type { FavouriteList, FavouriteListsEnvelope, InventoryInputs } from '@/contracts/inventory';

import type { CatalogPair, CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers } from '../http/contracts/contractRoutes';
import { notFound, Refusal } from '../http/responses/refusal';
import type { Sessions } from '../identity/sessions';
import type { FavouritesRepository } from '../repositories/favouritesRepository';

type FavouriteServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  favourites: FavouritesRepository;
  now: () => number;
};

const envelope = (data: FavouriteList[]): FavouriteListsEnvelope => ({ isSuccessful: true, data });

export const createFavouriteHandlers = (services: FavouriteServices) => {
  const { pairs, sessions, favourites, now } = services;
  // Responds as if other clients' lists did not exist.
  const requireOwn = <Key extends CatalogPair & { clientId: number }>(
    request: FastifyRequest & { params: Key },
  ): Key => {
    pairs.requirePair(request);
    if (sessions.requireSession(request).clientId !== request.params.clientId) throw notFound();
    return request.params;
  };
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
