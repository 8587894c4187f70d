import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { StoragePair } from '@/shared/lib/storedValues';

/** What thunks, listeners and the base query receive as the store's extra argument. */
export type StoreServices = {
  config: RuntimeConfig;
  vault: SecretVault;
  fetch?: typeof fetch;
  /** Started when a screen first needs it (design §5). */
  engine: () => Promise<CatalogEngine>;
  navigate: (to: string) => void;
  /** The browser's storages; without them nothing is kept and the token reads `server-env`. */
  storage?: StoragePair | undefined;
};
