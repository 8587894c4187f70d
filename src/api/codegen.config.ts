import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** Addresses are relative to this folder. Tags and hooks are added by publicApi, inventoryApi and ordersApi. */
export const codegenConfig: ConfigFile = {
  schemaFile: '',
  apiFile: './serviceApis.ts',
  hooks: false,
  encodePathParams: true,
  useUnknown: true,
  outputFiles: {
    './generated/public.ts': {
      schemaFile: './contracts/public.yaml',
      apiImport: 'publicService',
      exportName: 'generatedPublicApi',
      // Spec §7 gives no method for /oauth/logout. It is a GET that ends a session, so nothing of it may be cached.
      endpointOverrides: [{ pattern: 'getOauthLogout', type: 'mutation' }],
    },
    './generated/inventory.ts': {
      schemaFile: './contracts/inventory.yaml',
      apiImport: 'inventoryService',
      exportName: 'generatedInventoryApi',
      // The engine revalidates the lists; here a 304 would be an answer without data.
      endpointOverrides: [{ pattern: /^get/, parameterFilter: (name) => name !== 'If-None-Match' }],
    },
    './generated/orders.ts': {
      schemaFile: './contracts/orders.yaml',
      apiImport: 'ordersService',
      exportName: 'generatedOrdersApi',
    },
  },
};
