import { registerCartListeners } from '@/features/cart/cartListeners';
import { createCartSync } from '@/features/cart/state/edits/cartSync';
import { registerCatalogueListeners } from '@/features/catalogue/catalogueListeners';
import { registerUnreadableListeners } from '@/features/notifications/unreadableListeners';
import { registerPushListeners } from '@/features/push/pushListeners';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import { registerLanguageListeners } from '@/features/settings/languageListeners';
import type { AppStartListening } from '@/store/appTypes';
import type { StoreServices } from '@/store/storeServices';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createSecretVault } from '@/shared/lib/secretVault';
import type { StoragePair } from '@/shared/lib/storedValues';

/** For server-rendered pages: when the engine may start, and the version of the lists that are shown. */
type RenderedCatalogue = { engineReady?: Promise<void> | undefined; renderedVersion?: number | undefined };

/**
 * The engine loads when a screen first needs it. If its code fails to load, the next call retries. A server-rendered
 * page already shows its data, so there the engine waits for `engineReady`.
 */
const createEngineLoader = (config: RuntimeConfig, { engineReady, renderedVersion }: RenderedCatalogue) => {
  let started: Promise<CatalogEngine> | undefined;
  const start = async () => {
    await engineReady;
    const { startCatalogEngine } = await import(/* webpackChunkName: "catalogue-engine" */ './startCatalogEngine');
    return startCatalogEngine(config, renderedVersion);
  };
  return () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
};

/** The router sets `navigateTo` once it exists: its guards need the store first. */
export const createServices = (
  config: RuntimeConfig,
  storage: StoragePair | undefined,
  rendered: RenderedCatalogue = {},
): StoreServices => ({
  config,
  storage,
  vault: createSecretVault(),
  withoutStock: new Set(),
  cartSync: createCartSync(),
  engine: createEngineLoader(config, rendered),
  navigateTo: (path) => {
    throw new Error(`no router yet to go to ${path}`);
  },
});

export const registerListeners = (startListening: AppStartListening) => {
  registerSessionListeners(startListening);
  registerLanguageListeners(startListening);
  registerCartListeners(startListening);
  registerCatalogueListeners(startListening);
  registerPushListeners(startListening);
  registerUnreadableListeners(startListening);
};
