import { createSecretVault } from '@/shared/lib/secretVault';
import type { StoreServices } from '@/store/storeServices';

import { aRuntimeConfig } from './aRuntimeConfig';

/** Services that remember where they were sent. */
export const someServices = (overrides: Partial<StoreServices> = {}): StoreServices & { visited: string[] } => {
  const visited: string[] = [];
  return {
    config: aRuntimeConfig(),
    vault: createSecretVault(),
    navigate: (to) => void visited.push(to),
    visited,
    ...overrides,
  };
};
