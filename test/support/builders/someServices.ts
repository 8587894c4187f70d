import { createCartSync } from '@/features/cart/state/edits/cartSync';
import type { StoreServices } from '@/store/storeServices';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import { createSecretVault } from '@/shared/lib/secretVault';

import { aRuntimeConfig } from './aRuntimeConfig';
import { anEnvelope } from './someCatalogueServices';

/** Services that record navigations; the catalogues are empty. */
export const someServices = (overrides: Partial<StoreServices> = {}): StoreServices & { visited: string[] } => {
  const visited: string[] = [];
  let engine: Promise<CatalogEngine> | undefined;
  return {
    config: aRuntimeConfig(),
    vault: createSecretVault(),
    withoutStock: new Set(),
    cartSync: createCartSync(),
    engine: () => (engine ??= Promise.resolve(createInProcessEngine({ fetch: async () => anEnvelope([]) }))),
    navigateTo: (path, ...segments) => void visited.push([path, ...segments].join('/')),
    visited,
    ...overrides,
  };
};
