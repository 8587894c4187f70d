import { createBrowserRouter, type DataRouter } from 'react-router';

import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { selectStoredLanguage } from '@/features/settings/state/languageSlice';
import type { AppStore } from '@/store/createAppStore';
import { isReplaying } from '@/store/replaying';
import { addressInLanguage, readLanguage } from '@/shared/routing/addressLanguage';
import { type NavigateTo, resolveAddress } from '@/shared/routing/knownAddress';

import { createRoutes } from './createRoutes';
import { getTargetAddress, type RoutingContext } from './routeGuards';

/**
 * Reruns the guards when a client signs in or out, in this tab or another, or replaces another client. The address
 * follows a language chosen in another tab, and the return to the previous one if its texts could not be loaded.
 */
export const followSession = (store: AppStore, router: DataRouter) => {
  const readSession = () => ({
    clientId: selectIsLoggedIn(store.getState()) ? selectClientId(store.getState()) : undefined,
    language: selectStoredLanguage(store.getState()),
  });
  let current = readSession();
  return store.subscribe(() => {
    if (store.dispatch(isReplaying)) return;
    const before = current;
    current = readSession();
    const { initialized, navigation } = router.state;
    // A language chosen by a navigation is the one of its target.
    const target = getTargetAddress(router.state);
    const addressLanguage = readLanguage(target.pathname);
    if (
      current.language !== before.language &&
      current.language &&
      addressLanguage &&
      addressLanguage !== current.language &&
      initialized
    ) {
      const to = addressInLanguage(target, current.language);
      void router.navigate(to, { replace: navigation.state === 'idle', preventScrollReset: true });
    } else if (current.clientId !== before.clientId) void router.revalidate();
  });
};

/** `loaderData` comes from a server-rendered page, whose loaders have already run. */
export const createAppRouter = (
  context: Omit<RoutingContext, 'routerState'>,
  loaderData?: Record<string, unknown>,
): DataRouter => {
  // The first guards run before the router exists.
  const atStart = {
    initialized: false,
    location: window.location,
    navigation: { location: undefined, historyAction: undefined },
    restoreScrollPosition: null,
  };
  const started: { router?: DataRouter } = {};
  const routerState = () => started.router?.state ?? atStart;
  const router = createBrowserRouter(createRoutes({ ...context, routerState }), {
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  started.router = router;
  followSession(context.store, router);
  return router;
};

const unchanged = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * Wraps the router for a provider whose first render is time-sliced. The router may navigate between slices, and it
 * queues no updates for the provider because the store already subscribes to it.
 */
export const replayMissedUpdates = (router: DataRouter): DataRouter => {
  const first = router.state;
  let isSubscribed = false;
  return Object.create(router, {
    // Hydration needs the state that the server rendered.
    state: { get: () => (isSubscribed ? router.state : first) },
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) => {
        isSubscribed = true;
        const unsubscribe = router.subscribe(listener);
        listener(router.state, unchanged);
        return unsubscribe;
      },
    },
  }) as DataRouter;
};

/**
 * Spec §2, reading B: navigates to a path plus optional segments if they match a route, otherwise to the login route.
 */
export const createNavigateTo =
  (router: Pick<DataRouter, 'navigate'>): NavigateTo =>
  (...to) =>
    void router.navigate(resolveAddress(...to));
