import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { connectLocation } from '@/features/location/connectLocation';
import { watchResetToken } from '@/features/session/resetToken';
import { selectLanguage } from '@/features/settings/languageSlice';
import { createAppStore } from '@/store/createAppStore';
import { browserStorages } from '@/store/persistence/browserStorages';
import { readRuntimeConfig } from '@/shared/config/readRuntimeConfig';
import { createTexts } from '@/shared/i18n/createTexts';
import { nextTask } from '@/shared/lib/scheduling';
import { readLanguage } from '@/shared/routing/addressLanguage';

import { AppProviders } from './AppProviders';
import { createAppRouter, createNavigateTo, replayMissedUpdates } from './router';
import { createServices, registerListeners } from './storeSetup';

export const start = async (root: HTMLElement) => {
  await nextTask();
  const config = await readRuntimeConfig(document, fetch);
  const services = createServices(config, browserStorages());
  const store = createAppStore({ services, registerListeners });
  await store.rehydrated;
  watchResetToken(window);
  const language = readLanguage(window.location.pathname) ?? selectLanguage(store.getState(), config.defaultLanguage);
  const texts = createTexts(language);
  await nextTask();
  const router = createAppRouter({ store, config, texts });
  services.navigateTo = createNavigateTo(router);
  connectLocation(store, router);
  await texts.change(language);
  // A transition keeps the page responsive while the first render is time-sliced.
  startTransition(() =>
    createRoot(root).render(
      <AppProviders store={store} config={config} texts={texts} nonce={window.__nonce__}>
        <RouterProvider router={replayMissedUpdates(router)} />
      </AppProviders>,
    ),
  );
};
