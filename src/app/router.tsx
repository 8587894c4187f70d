import { createBrowserRouter, type DataRouter } from 'react-router';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { AppStore } from '@/store/createAppStore';
import { createRoutes } from './routes/createRoutes';
import { followSession } from './routes/followSession';

export const createAppRouter = (store: AppStore, config: RuntimeConfig): DataRouter => {
  // The first guards run before there is a router to ask.
  const atStart = {
    initialized: false,
    location: window.location,
    navigation: { location: undefined, historyAction: undefined },
    restoreScrollPosition: null,
  };
  const started: { router?: DataRouter } = {};
  const routerState = () => started.router?.state ?? atStart;
  const router = createBrowserRouter(createRoutes({ store, config, routerState }));
  started.router = router;
  followSession(store, router);
  return router;
};
