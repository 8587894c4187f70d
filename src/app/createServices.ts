import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createSecretVault } from '@/shared/lib/secretVault';
import type { StoragePair } from '@/shared/lib/storedValues';
import type { StoreServices } from '@/store/storeServices';

/** The engine weighs nothing until a screen needs it; where its code does not come, the next need tries again. */
const lateEngine = () => {
  let started: Promise<CatalogEngine> | undefined;
  const start = async () => {
    const { startCatalogEngine } = await import(/* webpackChunkName: "catalogue-engine" */ './startCatalogEngine');
    return startCatalogEngine();
  };
  return () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
};

/** `navigate` is set by the router once there is one: the router's guards need the store first. */
export const createServices = (config: RuntimeConfig, storage: StoragePair | undefined): StoreServices => ({
  config,
  storage,
  vault: createSecretVault(),
  engine: lateEngine(),
  navigate: (to) => {
    throw new Error(`no router yet to go to ${to}`);
  },
});
