import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { reportUnderId } from '@/shared/lib/errorReport';
import { createTrustedPolicy } from '@/shared/lib/trustedTypes';

const workerPath = '/service-worker.js';

/** The version that is ready to take over. */
export type NewVersion = ServiceWorker;

// Matches every cache name that this application has ever used.
const isOwnCache = (name: string) => name.startsWith('medida-') || name.startsWith('workbox-precache');

const forgetAll = async () => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (isOwnCache(name)) await caches.delete(name);
};

const register = ({ services }: RuntimeConfig) => {
  const query = new URLSearchParams({ content: services.public, images: services.blob });
  const policy = createTrustedPolicy('medida#worker', {
    createScriptURL: (address) => {
      if (!address.startsWith(`${workerPath}?`))
        throw new TypeError(`${address} is not the worker of this application`);
      return address;
    },
  });
  return navigator.serviceWorker.register(policy.createScriptURL(`${workerPath}?${query}`));
};

const waitFor = (registration: ServiceWorkerRegistration, tell: (version: NewVersion) => void) => {
  // Without a controlling worker this is the first install, not an update.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isUpdate()) tell(found);
    });
  });
};

const look = (registration: ServiceWorkerRegistration) => {
  let lookedAt = Date.now();
  const oneHour = 3_600_000;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < oneHour) return;
    lookedAt = Date.now();
    // Offline there is nothing to find; the next check is soon enough.
    registration.update().catch(() => undefined);
  });
};

const begin = async (config: RuntimeConfig, tell: (version: NewVersion) => void) => {
  const registration = (await register(config)) as ServiceWorkerRegistration | undefined;
  // Some browsers are configured not to register any.
  if (!registration) return;
  waitFor(registration, tell);
  look(registration);
};

/** Registers the service worker for offline visits and notifies when a new version is ready. */
export const keepOffline = async (config: RuntimeConfig, tell: (version: NewVersion) => void) => {
  try {
    await (config.offline ? begin(config, tell) : forgetAll());
  } catch (error) {
    // The page works without it.
    reportUnderId(error);
  }
};

/** Activates the new version and reloads this page; other tabs keep the old version until they are reloaded. */
export const takeOver = (version: NewVersion) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  version.postMessage('take-over');
};
