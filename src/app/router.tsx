import { createBrowserRouter, type DataRouter } from 'react-router';
import { createRoutes } from './routes/createRoutes';
import { followSession } from './routes/followSession';
import type { Surroundings } from './routes/routeGuards';

export const createAppRouter = (given: Omit<Surroundings, 'routerState'>): DataRouter => {
  // The first guards run before the router exists.
  const atStart = {
    initialized: false,
    location: window.location,
    navigation: { location: undefined, historyAction: undefined },
    restoreScrollPosition: null,
  };
  const started: { router?: DataRouter } = {};
  const routerState = () => started.router?.state ?? atStart;
  const router = createBrowserRouter(createRoutes({ ...given, routerState }));
  started.router = router;
  followSession(given.store, router);
  return router;
};
