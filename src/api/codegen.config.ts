import type { ConfigFile } from '@rtk-query/codegen-openapi';

const stockItemEndpoints = [
  'getCategories',
  'getStockItems',
  'getHeaderFeatures',
  'getItemFeatures',
  'getCatalogueFeatures',
  'getUnavailableItems',
  'getClientPrices',
];

const startEndpoints = [
  'authenticateUser',
  'getOauthLogin',
  'redeemSignIn',
  'startPasskeySignIn',
  'signInWithPasskey',
  'getOauthLogout',
  'getLayout',
  'getEnvironments',
];

const isFavourites = (name: string) => name.includes('FavouriteList');

const isPlanned = (name: string) => /StandingOrder|SetAsideCart|CartAside|CartBack/.test(name);

const inventory = {
  schemaFile: '../contracts/inventory.yaml',
  // The engine revalidates the lists; through the store, a 304 would be a response without data.
  endpointOverrides: [{ pattern: /^get/, parameterFilter: (name: string) => name !== 'If-None-Match' }],
};

/**
 * Paths are relative to this folder. `apiFile` is generated too: it contains the shapes of the responses.
 * Tags and hooks are added by the apis beside this file.
 */
export const codegenConfig: ConfigFile = {
  schemaFile: '',
  apiFile: '',
  hooks: false,
  encodePathParams: true,
  useUnknown: true,
  outputFiles: {
    './generated/public.ts': {
      apiFile: './generated/publicService.ts',
      apiImport: 'publicService',
      schemaFile: '../contracts/public.yaml',
      exportName: 'generatedPublicApi',
      // Spec §7 gives no method for /oauth/logout. It is a GET that ends a session, so its response must not be cached.
      endpointOverrides: [{ pattern: 'getOauthLogout', type: 'mutation' }],
      filterEndpoints: startEndpoints,
    },
    // A slice of its own, because every page loads the rest of the public service.
    './generated/content.ts': {
      apiFile: './generated/contentService.ts',
      apiImport: 'contentService',
      schemaFile: '../contracts/public.yaml',
      exportName: 'generatedContentApi',
      filterEndpoints: (name) => !startEndpoints.includes(name),
    },
    // A slice of their own, because visitors need none of the rest of the inventory service.
    './generated/stockItems.ts': {
      apiFile: './generated/stockItemsService.ts',
      apiImport: 'stockItemsService',
      ...inventory,
      exportName: 'generatedStockItemsApi',
      filterEndpoints: stockItemEndpoints,
    },
    './generated/inventory.ts': {
      apiFile: './generated/inventoryService.ts',
      apiImport: 'inventoryService',
      ...inventory,
      exportName: 'generatedInventoryApi',
      filterEndpoints: (name) =>
        !stockItemEndpoints.includes(name) && !isFavourites(name) && !isPlanned(name) && name !== 'getAvailability',
    },
    // A slice of its own, because stock is asked for once the first view is complete.
    './generated/availability.ts': {
      apiFile: './generated/availabilityService.ts',
      apiImport: 'availabilityService',
      ...inventory,
      exportName: 'generatedAvailabilityApi',
      filterEndpoints: ['getAvailability'],
    },
    // A slice of its own, because the first load needs none of it.
    './generated/favourites.ts': {
      apiFile: './generated/favouritesService.ts',
      apiImport: 'favouritesService',
      ...inventory,
      exportName: 'generatedFavouritesApi',
      filterEndpoints: isFavourites,
    },
    // A slice of its own, because only the cart, the favourites and the dashboard need it.
    './generated/plannedOrders.ts': {
      apiFile: './generated/plannedOrdersService.ts',
      apiImport: 'plannedOrdersService',
      ...inventory,
      exportName: 'generatedPlannedOrdersApi',
      filterEndpoints: isPlanned,
    },
    './generated/orders.ts': {
      apiFile: './generated/ordersService.ts',
      apiImport: 'ordersService',
      schemaFile: '../contracts/orders.yaml',
      exportName: 'generatedOrdersApi',
    },
  },
};
