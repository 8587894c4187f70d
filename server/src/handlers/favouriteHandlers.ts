import type { FastifyRequest } from 'fastify';

import type { FavouriteList, FavouriteListSave, FavouriteListsEnvelope } from '@/contracts/inventory';

import type { CatalogPairs } from '../http/catalogPairs';
import type { OperationHandlers } from '../http/contractRoutes';
import { notFound, Refusal } from '../http/refusal';
import type { Sessions } from '../identity/sessions';
import type { FavouritesRepository, ListKey } from '../repositories/favouritesRepository';

type FavouriteServices = {
  pairs: CatalogPairs;
  sessions: Sessions;
  favourites: FavouritesRepository;
  now: () => number;
};

const envelope = (data: FavouriteList[]): FavouriteListsEnvelope => ({ isSuccessful: true, data });

export const createFavouriteHandlers = (services: FavouriteServices): OperationHandlers => {
  const { pairs, sessions, favourites, now } = services;
  // Responds as if other clients' lists did not exist.
  const requireOwnKey = (request: FastifyRequest): ListKey => {
    pairs.requirePair(request);
    const key = request.params as ListKey;
    if (sessions.requireSession(request).clientId !== key.clientId) throw notFound();
    return key;
  };
  return {
    getFavouriteLists: async (request) => envelope(await favourites.list(requireOwnKey(request).clientId)),
    saveFavouriteList: async (request) => {
      const saved = await favourites.save(requireOwnKey(request), request.body as FavouriteListSave, now());
      if (saved === 'outdated') throw new Refusal(412, 'listChanged');
      if (saved === 'tooMany') throw new Refusal(409, 'tooManyLists');
      return envelope([saved]);
    },
    deleteFavouriteList: async (request) => {
      const { version } = request.query as { version: number };
      if ((await favourites.remove(requireOwnKey(request), version)) === 'outdated')
        throw new Refusal(412, 'listChanged');
      return envelope([]);
    },
  };
};
