import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createSecretVault } from '@/shared/lib/secretVault';
import type { StoreServices } from '@/store/storeServices';

/** `navigate` is set by the router once there is one: the router's guards need the store first. */
export const createServices = (config: RuntimeConfig): StoreServices => ({
  config,
  vault: createSecretVault(),
  navigate: (to) => {
    throw new Error(`no router yet to go to ${to}`);
  },
});
