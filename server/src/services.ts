import type { FastifyInstance } from 'fastify';

import type { InventoryInputs } from '@/contracts/inventory';
import type { PublicInputs } from '@/contracts/public';

import { createApprovalHandlers } from './handlers/approvalHandlers';
import { registerBlobRoutes } from './handlers/blobRoutes';
import { createCartHandlers } from './handlers/cartHandlers';
import { createCatalogueHandlers } from './handlers/catalogueHandlers';
import { createClientHandlers } from './handlers/clientHandlers';
import { createContactHandlers } from './handlers/contactHandlers';
import { createContentHandlers } from './handlers/contentHandlers';
import { createFavouriteHandlers } from './handlers/favouriteHandlers';
import type { HandlerParts } from './handlers/handlerParts';
import { createOrderHandlers } from './handlers/orderHandlers';
import { createOwnDataHandlers } from './handlers/ownDataHandlers';
import { createPasskeyHandlers } from './handlers/passkeyHandlers';
import { createPeopleHandlers } from './handlers/peopleHandlers';
import { createPlannedOrderHandlers } from './handlers/plannedOrderHandlers';
import { createPriceHandlers } from './handlers/priceHandlers';
import { createPushHandlers } from './handlers/pushHandlers';
import { createQuoteHandlers } from './handlers/quoteHandlers';
import { createSessionHandlers } from './handlers/sessionHandlers';
import { createStockHandlers } from './handlers/stockHandlers';
import { createCatalogPairs } from './http/contracts/catalogPairs';
import { type OperationHandlers, registerContract } from './http/contracts/contractRoutes';
import { createStampedResponses } from './http/responses/stampedResponses';
import { callbackPath } from './identity/elsewhere/providerSignIn';
import { createFilesRepository } from './repositories/filesRepository';

/** In bytes: room for thousands of carts and order histories. */
const maxResponseCacheBytes = 16 * 1024 * 1024;

const createPublicHandlers = (parts: HandlerParts): OperationHandlers<PublicInputs> => ({
  ...createContentHandlers(parts),
  ...createContactHandlers(parts),
  ...createSessionHandlers(parts),
});

const createInventoryHandlers = (app: FastifyInstance, parts: HandlerParts): OperationHandlers<InventoryInputs> => ({
  ...createCatalogueHandlers(app, parts),
  ...createClientHandlers(parts),
  ...createApprovalHandlers(parts),
  ...createPasskeyHandlers(parts),
  ...createPeopleHandlers(parts),
  ...createOwnDataHandlers(parts),
  ...createCartHandlers(parts),
  ...createFavouriteHandlers(parts),
  ...createPlannedOrderHandlers(parts),
  ...createOrderHandlers(parts),
  ...createQuoteHandlers(parts),
  ...createPriceHandlers(parts),
  ...createStockHandlers(parts),
});

export const registerServices = async (app: FastifyInstance, given: Omit<HandlerParts, 'pairs' | 'responses'>) => {
  const { db, config, sessions, providerSignIn } = given;
  const parts: HandlerParts = {
    ...given,
    pairs: createCatalogPairs(config.runtime),
    responses: createStampedResponses(maxResponseCacheBytes),
  };
  const shared = { rootDirectory: config.rootDirectory, securityHandlers: sessions.securityHandlers };
  await registerContract(app, { ...shared, name: 'public', prefix: '/public', handlers: createPublicHandlers(parts) });
  await registerContract(app, {
    ...shared,
    name: 'inventory',
    prefix: '/inventory',
    handlers: createInventoryHandlers(app, parts),
  });
  await registerContract(app, { ...shared, name: 'orders', prefix: '/orders', handlers: createPushHandlers(parts) });
  if (providerSignIn) app.get(`/public${callbackPath}`, providerSignIn.finish);
  const files = createFilesRepository(db);
  await app.register(async (blob) => registerBlobRoutes(blob, files), { prefix: '/blob' });
};
