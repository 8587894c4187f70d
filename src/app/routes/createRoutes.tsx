import { type LoaderFunctionArgs, Outlet, type RouteObject, useParams } from 'react-router';

import type { AppThunk } from '@/store/appTypes';
import { isLanguage } from '@/shared/i18n/languages';
import { isServer } from '@/shared/lib/isServer';
import { paths } from '@/shared/routing/paths';
import { getScreen, type ScreenName, screenNames } from '@/shared/routing/screens';
import { ScreenLoading } from '@/shared/ui/Skeleton';

import { PassToShellBoundary, ScreenBoundary } from '../errors/RouteBoundaries';
import { createRootLayout } from './createRootLayout';
import { lazyScreen, type RouteHandle } from './lazyScreen';
import { createRouteGuards, getTargetAddress, type RoutingContext } from './routeGuards';
import { screenComponents } from './screenComponents';

/**
 * Loads in parallel with the screen's code. If it fails to start, the screen's own query retries and reports the error.
 * Not needed on a server, which has the code and the engine already.
 */
const startEngine: AppThunk = (_dispatch, _getState, { engine }) => {
  engine().catch(() => undefined);
};

type Guard = (visit: LoaderFunctionArgs) => unknown;

/** The routes of every screen, under the guards that its row names. Unknown addresses show the not-found screen. */
export const createRoutes = (context: RoutingContext): RouteObject[] => {
  const { routerState, store } = context;
  const guards = createRouteGuards(context);
  const getTargetPath = () => {
    const { pathname, search, hash } = getTargetAddress(routerState());
    return pathname + search + hash;
  };

  const createScreen = (name: ScreenName) => {
    const { startsEngine, chunk } = getScreen(name);
    const load = screenComponents[name];
    const { Component, preload } = lazyScreen(load, chunk, getTargetPath);
    const prepare = async () => {
      if (startsEngine && !isServer) store.dispatch(startEngine);
      await preload();
      return null;
    };
    const handle: RouteHandle = { screen: name, load };
    /** The screen's code loads once its guard has allowed the visit. */
    const createRoute = (guard?: Guard) => ({
      Component,
      handle,
      loader: (visit: LoaderFunctionArgs) => {
        guard?.(visit);
        return prepare();
      },
    });
    return { Component, createRoute };
  };

  // One component per screen: it keeps its state when moving between its own addresses.
  const created = new Map(screenNames.map((name) => [name, createScreen(name)]));
  const NotFound = created.get('notFound')?.Component ?? (() => null);
  /** Spec §2: no language guard here, so an invalid language is a page that does not exist. */
  const LanguageArea = () => (isLanguage(useParams().lang) ? <Outlet /> : <NotFound />);

  const inLanguage: RouteObject[] = [];
  const inAreas: RouteObject[] = [];
  const plain: RouteObject[] = [];
  for (const [name, { createRoute }] of created) {
    const { addresses, guard } = getScreen(name);
    const sessionGuard = guard === 'signedIn' || guard === 'signedOut' ? guards[guard] : undefined;
    for (const path of Object.values(addresses)) {
      if (!path.startsWith(paths.language.path)) plain.push({ path, ...createRoute(sessionGuard ?? guards.plain) });
      else if (guard === 'language') inLanguage.push({ path, ...createRoute() });
      else inAreas.push({ path, ...createRoute(sessionGuard) });
    }
  }
  const unknown: RouteObject = { path: '*', loader: guards.unknown, element: null };

  const routes: RouteObject[] = [
    { path: paths.language.path, loader: guards.language, children: [...inLanguage, unknown] },
    { path: paths.language.path, Component: LanguageArea, loader: guards.areaLanguage, children: inAreas },
    ...plain,
    unknown,
  ];

  const fallback = { HydrateFallback: ScreenLoading };
  return [
    {
      Component: createRootLayout(routerState, routes),
      ErrorBoundary: PassToShellBoundary,
      ...fallback,
      children: [{ ErrorBoundary: ScreenBoundary, ...fallback, children: routes }],
    },
  ];
};
