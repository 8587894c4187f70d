import type { FastifyReply } from 'fastify';

import type { InventoryInputs } from '@/contracts/inventory';

import { type ListKind, type PreparedLists, sendPreparedList } from '../catalogue/preparedLists';
import type { CatalogPairs } from '../http/contracts/catalogPairs';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import { isForcedRead } from '../http/responses/responseEncoding';
import type { Sessions } from '../identity/sessions';
import type { CatalogueRepository } from '../repositories/catalogueRepository';

type CatalogRequest = OperationRequest<InventoryInputs['getStockItems']>;

type CatalogueServices = {
  pairs: CatalogPairs;
  lists: PreparedLists;
  catalogue: CatalogueRepository;
  sessions: Sessions;
  pricesVisibleTo: 'everyone' | 'clients';
  readLanguage: ReadLanguage;
};

export const createCatalogueHandlers = (services: CatalogueServices) => {
  const { pairs, lists, catalogue, sessions, pricesVisibleTo, readLanguage } = services;
  const send = async (request: CatalogRequest, reply: FastifyReply, kind: ListKind, isPrivate: boolean) => {
    const { catalogId } = pairs.requirePair(request);
    const list = await lists.read({ kind, catalogId, language: readLanguage(request) }, isForcedRead(request));
    return sendPreparedList(request, reply, { list, isPrivate });
  };
  return {
    getCategories: (request, reply) => send(request, reply, 'categories', false),
    getCatalogueFeatures: (request, reply) => send(request, reply, 'features', false),
    getStockItems: async (request, reply) => {
      if (pricesVisibleTo === 'everyone') return send(request, reply, 'items', false);
      const kind = (await sessions.read(request)) ? 'items' : 'itemsWithoutPrices';
      return send(request, reply, kind, true);
    },
    getHeaderFeatures: async (request) => {
      const { catalogId } = pairs.requirePair(request);
      return { isSuccessful: true, data: await catalogue.headerFeatures(catalogId, readLanguage(request)) };
    },
    getItemFeatures: async (request) => {
      const { catalogId } = pairs.requirePair(request);
      const { stockItemId } = request.params;
      if (!(await catalogue.hasItem(catalogId, stockItemId))) throw notFound();
      return { isSuccessful: true, data: await catalogue.itemFeatures(catalogId, stockItemId, readLanguage(request)) };
    },
  } satisfies Partial<OperationHandlers<InventoryInputs>>;
};
