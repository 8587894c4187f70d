import { createBrowserRouter, type DataRouter } from 'react-router';
import { resolveAddress, type NavigateTo } from '@/shared/routing/knownAddress';
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

const nothingMore = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * Wraps the router for a provider whose first render is time-sliced. The router may navigate between slices, and it
 * queues no updates for the provider because the store already subscribes to it.
 */
export const replayMissedUpdates = (router: DataRouter): DataRouter =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) => {
        const leave = router.subscribe(listener);
        listener(router.state, nothingMore);
        return leave;
      },
    },
  }) as DataRouter;

/**
 * Spec §2, reading B: navigates to a path plus optional segments if they match a route, otherwise to the login route.
 */
export const createNavigateTo =
  (router: Pick<DataRouter, 'navigate'>): NavigateTo =>
  (...to) =>
    void router.navigate(resolveAddress(...to));
