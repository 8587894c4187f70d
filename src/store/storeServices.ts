import type { CartSync } from '@/features/cart/state/edits/cartSync';
import type { WithoutStock } from '@/api/availabilityApi';
import type { CatalogEngine } from '@/engine/host/catalogEngine';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { SecretVault } from '@/shared/lib/secretVault';
import type { StoragePair } from '@/shared/lib/storedValues';
import type { NavigateTo } from '@/shared/routing/knownAddress';

/** The store's extra argument, available to thunks, listeners and the base query. */
export type StoreServices = {
  config: RuntimeConfig;
  vault: SecretVault;
  fetch?: typeof fetch;
  /** Started when a screen first needs it (design §5). */
  engine: () => Promise<CatalogEngine>;
  /** Results of requests and of the engine wait for it: a replay holds them back. */
  untilPresent?: () => Promise<void>;
  /** Only where QA mode or DevTools are enabled. */
  isReplaying?: () => boolean;
  navigateTo: NavigateTo;
  withoutStock: WithoutStock;
  cartSync: CartSync;
  /** The browser's storages; without them nothing is persisted and the token reads `server-env`. */
  storage?: StoragePair | undefined;
  /** Set by the store that persists parts of its state; each takes a `PersistedGroup`. */
  persistence?: { persist: (group: never) => unknown; isSaved: (group: never) => boolean };
};
