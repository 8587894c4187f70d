import type { FastifyInstance } from 'fastify';

import type { InventoryInputs } from '@/contracts/inventory';
import type { PublicInputs } from '@/contracts/public';

import type { BackgroundWork } from './backgroundWork';
import { createPreparedLists } from './catalogue/preparedLists';
import type { ServerConfig } from './config/serverConfig';
import type { OpenDatabase } from './db/openDatabase';
import { createApprovalHandlers } from './handlers/approvalHandlers';
import { registerBlobRoutes } from './handlers/blobRoutes';
import { createCartHandlers } from './handlers/cartHandlers';
import { createCatalogueHandlers } from './handlers/catalogueHandlers';
import { createClientHandlers } from './handlers/clientHandlers';
import { createContactHandlers } from './handlers/contactHandlers';
import { createContentHandlers } from './handlers/contentHandlers';
import { createFavouriteHandlers } from './handlers/favouriteHandlers';
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
import type { ReadLanguage } from './http/responses/requestLanguage';
import { createStampedResponses } from './http/responses/stampedResponses';
import type { Identity } from './identity/createIdentity';
import { callbackPath } from './identity/elsewhere/providerSignIn';
import type { WriteOrderPdf } from './orders/orderPdfs';
import { createPushShoppingCart } from './orders/pushShoppingCart';
import { createRequestApproval } from './orders/requestApproval';
import { createRequestOrderChange } from './orders/requestOrderChange';
import { listOrderNotices, listQuoteNotices, listRequestNotices, toEachRecipient } from './outbox/notices';
import type { DeliverAfter } from './outbox/registerDelivery';
import { createCreateQuote } from './quotes/createQuote';
import { createAcceptQuote, createDeclineQuote } from './quotes/decideQuote';
import type { QuoteParts } from './quotes/quoteParts';
import { createApprovalCarts } from './repositories/approvalCarts';
import { createApprovalsRepository } from './repositories/approvalsRepository';
import { createCartRepository } from './repositories/cartRepository';
import { createGetCartOwner } from './repositories/cartRows';
import { createCatalogueRepository } from './repositories/catalogueRepository';
import { createClientDataRepository } from './repositories/clientDataRepository';
import { createContactMessagesRepository } from './repositories/contactMessagesRepository';
import { createContentRepository } from './repositories/contentRepository';
import { createEnvironmentsRepository } from './repositories/environmentsRepository';
import { createFavouritesRepository } from './repositories/favouritesRepository';
import { createFilesRepository } from './repositories/filesRepository';
import { createOrderBookRepository } from './repositories/orderBookRepository';
import { createOrderNewsRepository } from './repositories/orderNewsRepository';
import { createOrderPushesRepository } from './repositories/orderPushesRepository';
import { createOrdersRepository } from './repositories/ordersRepository';
import { createPersonDataRepository } from './repositories/personDataRepository';
import { createPriceListsRepository } from './repositories/priceListsRepository';
import { createSetAsideCartsRepository } from './repositories/setAsideCartsRepository';
import { createStandingOrdersRepository } from './repositories/standingOrdersRepository';
import { createStockRepository } from './repositories/stockRepository';

export type ServiceParts = {
  config: ServerConfig;
  database: OpenDatabase;
  identity: Identity;
  background: BackgroundWork;
  readLanguage: ReadLanguage;
  deliverAfter: DeliverAfter;
  writeOrderPdf: WriteOrderPdf;
  now: () => number;
  /** The day in the shop's time zone, with which prices of lists begin and end. */
  today: () => string;
};

/** In bytes: room for thousands of carts and order histories. */
const maxResponseCacheBytes = 16 * 1024 * 1024;

const createPublicHandlers = (parts: ServiceParts): OperationHandlers<PublicInputs> => {
  const { config, database, identity, readLanguage, deliverAfter, now } = parts;
  const { db } = database;
  const { accountId } = config.runtime;
  return {
    ...createContentHandlers({
      content: createContentRepository(db, accountId),
      environments: createEnvironmentsRepository(db, accountId),
      readLanguage,
    }),
    ...createContactHandlers({
      messages: createContactMessagesRepository(db, accountId),
      notices: toEachRecipient('messageToCompany', config.contactRecipients),
      limit: identity.limits.contact,
      deliverAfter,
      readLanguage,
      now,
    }),
    ...createSessionHandlers(identity),
  };
};

const createInventoryHandlers = (app: FastifyInstance, parts: ServiceParts): OperationHandlers<InventoryInputs> => {
  const { config, database, identity, background, readLanguage, deliverAfter, writeOrderPdf, now, today } = parts;
  const { sessions } = identity;
  const pairs = createCatalogPairs(config.runtime);
  const catalogue = createCatalogueRepository(database.db);
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'failed to refresh a catalogue list');
  const lists = createPreparedLists({ catalogue, filterFeatures: config.filterFeatures, now, onFailure });
  const responses = createStampedResponses(maxResponseCacheBytes);
  const carts = createCartRepository(database.db, today);
  const getCartOwner = createGetCartOwner(config.personCarts);
  const orders = createOrdersRepository(database.db);
  const { pricesVisibleTo, siteName } = config.runtime;
  const quoteParts: QuoteParts = {
    db: database.db,
    listNotices: (catalogId, state) => listQuoteNotices(config, catalogId, state),
    today,
    now,
  };
  return {
    ...createCatalogueHandlers({ pairs, lists, catalogue, sessions, pricesVisibleTo, readLanguage }),
    ...createClientHandlers({ ...identity, pairs, siteName, background, readLanguage }),
    ...createApprovalHandlers({
      ...identity,
      pairs,
      approvals: createApprovalsRepository(database.db, config.runtime.accountId),
      approvalCarts: createApprovalCarts(database.db, { accountId: config.runtime.accountId, today, getCartOwner }),
      pushShoppingCart: createPush(parts),
      deliverAfter,
      readLanguage,
      now,
    }),
    ...createPasskeyHandlers({ ...identity, pairs }),
    ...createPeopleHandlers({
      ...identity,
      pairs,
      personData: createPersonDataRepository(database.db, config.runtime),
      hasOwnCarts: config.personCarts === 'own',
      deliverAfter,
      readLanguage,
      now,
    }),
    ...createOwnDataHandlers({
      ...identity,
      pairs,
      clientData: createClientDataRepository(database.db, config.runtime),
      personData: createPersonDataRepository(database.db, config.runtime),
      notices: toEachRecipient('messageToCompany', config.contactRecipients),
      defaultLanguage: config.runtime.defaultLanguage,
      deliverAfter,
      now,
    }),
    ...createCartHandlers({ pairs, sessions, carts, getCartOwner, responses, readLanguage, now }),
    ...createFavouriteHandlers({ pairs, sessions, favourites: createFavouritesRepository(database.db), now }),
    ...createPlannedOrderHandlers({
      pairs,
      sessions,
      setAsideCarts: createSetAsideCartsRepository(database.db, { catalogs: config.runtime.catalogs, today }),
      standingOrders: createStandingOrdersRepository(database.db),
      getCartOwner,
      readLanguage,
      now,
    }),
    ...createOrderHandlers({
      pairs,
      sessions,
      people: identity.people,
      orders,
      requestOrderChange: createRequestOrderChange({
        db: database.db,
        accountId: config.runtime.accountId,
        listNotices: (catalogId, requestNumber) => listRequestNotices(config, catalogId, requestNumber),
        now,
      }),
      deliverAfter,
      orderNews: createOrderNewsRepository(database.db),
      orderBook: createOrderBookRepository(database.db, config.runtime.accountId),
      writeOrderPdf,
      responses,
      readLanguage,
    }),
    ...createQuoteHandlers({
      db: database.db,
      pairs,
      sessions,
      createQuote: createCreateQuote(quoteParts),
      acceptQuote: createAcceptQuote({
        ...quoteParts,
        listOrderNotices: (catalogId, language) => listOrderNotices(config, catalogId, language),
        refusesBackorders: (catalogId) => config.refuseBackorders.includes(catalogId),
      }),
      declineQuote: createDeclineQuote(quoteParts),
      deliverAfter,
      readLanguage,
      today,
    }),
    ...createPriceHandlers({
      pairs,
      sessions,
      people: identity.people,
      catalogue,
      priceLists: createPriceListsRepository(database.db),
      responses,
      today,
    }),
    ...createStockHandlers({ pairs, sessions, stock: createStockRepository(database.db), config }),
  };
};

const createPushes = ({ config, database, today }: ServiceParts) =>
  createOrderPushesRepository(database.db, { today, getCartOwner: createGetCartOwner(config.personCarts) });

const createPush = (parts: ServiceParts) => {
  const { config, today, now } = parts;
  return createPushShoppingCart({
    pushes: createPushes(parts),
    refusesBackorders: (catalogId) => config.refuseBackorders.includes(catalogId),
    listNotices: (catalogId, language) => listOrderNotices(config, catalogId, language),
    today,
    now,
  });
};

const createOrdersHandlers = (parts: ServiceParts) => {
  const { config, identity, readLanguage, deliverAfter, now, today } = parts;
  return createPushHandlers({
    pairs: createCatalogPairs(config.runtime),
    sessions: identity.sessions,
    pushShoppingCart: createPush(parts),
    requestApproval: createRequestApproval({ pushes: createPushes(parts), people: identity.people, today, now }),
    readLanguage,
    deliverAfter,
  });
};

export const registerServices = async (app: FastifyInstance, parts: ServiceParts) => {
  const { rootDirectory } = parts.config;
  const { securityHandlers } = parts.identity.sessions;
  const shared = { rootDirectory, securityHandlers };
  await registerContract(app, { ...shared, name: 'public', prefix: '/public', handlers: createPublicHandlers(parts) });
  await registerContract(app, {
    ...shared,
    name: 'inventory',
    prefix: '/inventory',
    handlers: createInventoryHandlers(app, parts),
  });
  await registerContract(app, { ...shared, name: 'orders', prefix: '/orders', handlers: createOrdersHandlers(parts) });
  const { providerSignIn } = parts.identity;
  if (providerSignIn) app.get(`/public${callbackPath}`, providerSignIn.finish);
  const files = createFilesRepository(parts.database.db);
  await app.register(async (blob) => registerBlobRoutes(blob, files), { prefix: '/blob' });
};
