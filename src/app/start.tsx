import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { selectLanguage } from '@/features/settings/languageSlice';
import { watchResetToken } from '@/features/session/resetToken';
import { readRuntimeConfig } from '@/shared/config/readRuntimeConfig';
import { readLanguage } from '@/shared/routing/switchLanguage';
import { createTexts } from '@/shared/i18n/createTexts';
import { nextTask } from '@/shared/lib/scheduling';
import { createAppStore } from '@/store/createAppStore';
import { browserStorages } from '@/store/persistence/browserStorages';
import { connectLocation } from '@/features/location/connectLocation';
import { AppProviders } from './AppProviders';
import { createServices, registerListeners } from './storeSetup';
import { createAppRouter, createNavigateTo, replayMissedUpdates } from './router';

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
