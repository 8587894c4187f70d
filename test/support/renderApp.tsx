import './browserParts';
import { render } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, parsePath, RouterProvider } from 'react-router';

import { AppProviders, createStyleCache } from '@/app/boot/AppProviders';
import { registerListeners } from '@/app/boot/storeSetup';
import { createRoutes } from '@/app/routes/createRoutes';
import { createNavigateTo, followSession } from '@/app/routes/router';
import { connectLocation } from '@/features/location/connectLocation';
import { selectLanguage } from '@/features/settings/state/languageSlice';
import { createAppStore } from '@/store/createAppStore';
import type { RootState } from '@/store/rootReducer';
import type { StoreServices } from '@/store/storeServices';
import type { TimeTravel } from '@/store/timeTravel';
import { createTexts } from '@/shared/i18n/createTexts';
import { readLanguage } from '@/shared/routing/addressLanguage';

import en from '../../locales/en.json';
import es from '../../locales/es.json';
import zh from '../../locales/zh.json';
import { someServices } from './builders/someServices';

const messages = { es, en, zh };

/** Renders the whole application at a URL, with the real routes, store and texts. */
export const renderApp = (
  path: string,
  preloadedState: Partial<RootState> = {},
  overrides: Partial<StoreServices> = {},
  timeTravel?: TimeTravel,
) => {
  const ownServices = someServices(overrides);
  const services = timeTravel?.guardServices(ownServices) ?? ownServices;
  const { config } = services;
  const store = createAppStore({ services, preloadedState, registerListeners, timeTravel });
  const started: { router?: DataRouter } = {};
  const initialRouterState = {
    initialized: false,
    location: { pathname: '/', search: '', hash: '', ...parsePath(path) },
    navigation: {},
    restoreScrollPosition: null,
  };
  const language =
    readLanguage(initialRouterState.location.pathname) ?? selectLanguage(store.getState(), config.defaultLanguage);
  const texts = createTexts({ language, messages: messages[language] });
  const routes = createRoutes({ store, config, routerState: () => started.router?.state ?? initialRouterState });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  started.router = router;
  followSession(store, router);
  connectLocation(store, router);
  services.navigateTo = createNavigateTo(router);
  const rendered = render(
    <AppProviders store={store} config={config} texts={texts} cache={createStyleCache()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...rendered, store, router, services, address };
};
