import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { SecretVault } from '@/shared/lib/secretVault';

/** What thunks, listeners and the base query receive as the store's extra argument. */
export type StoreServices = {
  config: RuntimeConfig;
  vault: SecretVault;
  fetch?: typeof fetch;
  navigate: (to: string) => void;
};
