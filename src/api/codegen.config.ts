import type { ConfigFile } from '@rtk-query/codegen-openapi';

const stockItemEndpoints = ['getCategories', 'getStockItems', 'getHeaderFeatures', 'getItemFeatures'];

const inventory = {
  schemaFile: '../contracts/inventory.yaml',
  // The engine revalidates the lists; through the store, a 304 would be a response without data.
  endpointOverrides: [{ pattern: /^get/, parameterFilter: (name: string) => name !== 'If-None-Match' }],
};

/**
 * Paths are relative to this folder. `apiFile` is generated too: it contains the shapes of the responses.
 * Tags and hooks are added by publicApi, stockItemsApi, inventoryApi and ordersApi.
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
      filterEndpoints: (name) => !stockItemEndpoints.includes(name),
    },
    './generated/orders.ts': {
      apiFile: './generated/ordersService.ts',
      apiImport: 'ordersService',
      schemaFile: '../contracts/orders.yaml',
      exportName: 'generatedOrdersApi',
    },
  },
};
