import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { reportUnderId } from '@/shared/lib/errorReport';
import { createTrustedPolicy } from '@/shared/lib/trustedTypes';

const workerPath = '/service-worker.js';

/** The version that is ready to take over. */
export type NewVersion = ServiceWorker;

// Matches every cache name that this application has ever used.
const isOwnCache = (name: string) => name.startsWith('medida-') || name.startsWith('workbox-precache');

const removeAll = async () => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (isOwnCache(name)) await caches.delete(name);
};

const createPolicy = () =>
  createTrustedPolicy('medida#worker', {
    createScriptURL: (address) => {
      if (!address.startsWith(`${workerPath}?`))
        throw new TypeError(`${address} is not the worker of this application`);
      return address;
    },
  });

// A page may create only one policy of this name.
let policy: ReturnType<typeof createPolicy> | undefined;

const register = ({ services }: RuntimeConfig) => {
  const query = new URLSearchParams({ content: services.public, images: services.blob });
  policy ??= createPolicy();
  return navigator.serviceWorker.register(policy.createScriptURL(`${workerPath}?${query}`));
};

const watchForUpdate = (registration: ServiceWorkerRegistration, onNewVersion: (version: NewVersion) => void) => {
  // Without a controlling worker this is the first install, not an update.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) onNewVersion(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isUpdate()) onNewVersion(found);
    });
  });
};

const checkOnReturn = (registration: ServiceWorkerRegistration) => {
  let checkedAt = Date.now();
  const oneHour = 3_600_000;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < oneHour) return;
    checkedAt = Date.now();
    // Offline there is nothing to find; the next check is soon enough.
    registration.update().catch(() => undefined);
  });
};

const start = async (config: RuntimeConfig, onNewVersion: (version: NewVersion) => void) => {
  const registration = (await register(config)) as ServiceWorkerRegistration | undefined;
  // Some browsers are configured not to register any.
  if (!registration) return;
  watchForUpdate(registration, onNewVersion);
  checkOnReturn(registration);
};

/** Registers the service worker for offline visits and notifies when a new version is ready. */
export const setUpOffline = async (config: RuntimeConfig, onNewVersion: (version: NewVersion) => void) => {
  try {
    await (config.offline ? start(config, onNewVersion) : removeAll());
  } catch (error) {
    // The page works without it.
    reportUnderId(error);
  }
};

const takeoverTimeoutMs = 5000;

/** Activates the new version and reloads this page; other tabs keep the old version until they are reloaded. */
export const activateVersion = (version: NewVersion) => {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  version.postMessage('take-over');
  // The old worker stays until its open requests end, which can take minutes. Reload anyway: pages come from the network first.
  setTimeout(reload, takeoverTimeoutMs);
};
