import type { FastifyInstance, FastifyReply } from 'fastify';

import type { InventoryInputs } from '@/contracts/inventory';

import { createPreparedLists, type ListKind, sendPreparedList } from '../catalogue/preparedLists';
import type { OperationHandlers, OperationRequest } from '../http/contracts/contractRoutes';
import { notFound } from '../http/responses/refusal';
import { isForcedRead } from '../http/responses/responseEncoding';
import { createCatalogueRepository } from '../repositories/catalogueRepository';
import type { HandlerParts } from './handlerParts';

type CatalogRequest = OperationRequest<InventoryInputs['getStockItems']>;

export const createCatalogueHandlers = (app: FastifyInstance, parts: HandlerParts) => {
  const { db, config, pairs, sessions, readLanguage, now } = parts;
  const { filterFeatures, runtime } = config;
  const catalogue = createCatalogueRepository(db);
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'failed to refresh a catalogue list');
  const lists = createPreparedLists({ catalogue, filterFeatures, now, onFailure });
  const send = async (request: CatalogRequest, reply: FastifyReply, kind: ListKind, isPrivate: boolean) => {
    const { catalogId } = pairs.requirePair(request);
    const list = await lists.read({ kind, catalogId, language: readLanguage(request) }, isForcedRead(request));
    return sendPreparedList(request, reply, { list, isPrivate });
  };
  return {
    getCategories: (request, reply) => send(request, reply, 'categories', false),
    getCatalogueFeatures: (request, reply) => send(request, reply, 'features', false),
    getStockItems: async (request, reply) => {
      if (runtime.pricesVisibleTo === 'everyone') return send(request, reply, 'items', false);
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
