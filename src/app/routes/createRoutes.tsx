import type { LoaderFunction, RouteObject } from 'react-router';
import { PassToShellBoundary } from '@/app/errors/PassToShellBoundary';
import { ScreenBoundary } from '@/app/errors/ScreenBoundary';
import { paths } from '@/shared/routing/paths';
import { ScreenLoading } from '@/shared/ui/ScreenLoading';
import type { AppThunk } from '@/store/appTypes';
import { createFrame } from './createFrame';
import { createLanguageArea } from './LanguageArea';
import { lazyScreen, type LoadScreen } from './lazyScreen';
import type { DescribedPage, PageName, RouteHandle } from './routeHandle';
import { createRouteGuards, wantedAddress, type Surroundings } from './routeGuards';
import { screens, screensOfItems, textPartsByScreen } from './screens';

/**
 * Loads in parallel with the screen's code. If it fails to start, the screen's own query retries and reports the error.
 */
const startEngine: AppThunk = (_dispatch, _getState, { engine }) => {
  engine().catch(() => undefined);
};

type About = Omit<RouteHandle, 'load'>;

/** The routes of spec §2, both readings, plus those of the design. Unknown addresses are not found. */
export const createRoutes = (surroundings: Surroundings): RouteObject[] => {
  const guards = createRouteGuards(surroundings);
  const wanted = () => {
    const { pathname, search, hash } = wantedAddress(surroundings.routerState());
    return pathname + search + hash;
  };
  const { texts } = surroundings;
  const withTexts = (load: LoadScreen) => async () => {
    const parts = textPartsByScreen.get(load);
    const [screen] = await Promise.all([load(), parts ? texts.need(...parts) : texts.complete()]);
    return screen;
  };
  const made = new Map<LoadScreen, ReturnType<typeof lazyScreen>>();
  // One component per screen: it keeps its state when moving between its own addresses.
  const lazily = (screen: LoadScreen) => {
    const present = made.get(screen) ?? lazyScreen(withTexts(screen), wanted);
    made.set(screen, present);
    return present;
  };
  const row = ({ path }: { path: string }, screen: LoadScreen, about: About, loader?: LoaderFunction): RouteObject => {
    const { Component, preload } = lazily(screen);
    return {
      path,
      lazy: async () => {
        if (screensOfItems.has(screen)) surroundings.store.dispatch(startEngine);
        await preload();
        return { Component };
      },
      handle: { load: withTexts(screen), ...about } satisfies RouteHandle,
      ...(loader && { loader }),
    };
  };
  const page = (title: PageName): About => ({ title });
  const described = (name: DescribedPage & PageName): About => ({ title: name, description: name });
  const unlisted = (title: PageName): About => ({ title, unlisted: true });
  const elsewhere = (path: string): RouteObject => ({ path, loader: guards.unknown, element: null });
  const homePage: About = { description: 'home' };

  const routes: RouteObject[] = [
    {
      path: paths.language.path,
      loader: guards.language,
      children: [
        row(paths.language, screens.home, homePage),
        row(paths.stockItem, screens.stockItem, page('stockItem')),
        row(paths.contact, screens.contact, described('contact')),
        row(paths.terms, screens.terms, described('terms')),
        row(paths.brands, screens.brands, described('brands')),
        row(paths.about, screens.about, described('about')),
        row(paths.catalogue, screens.catalogue, described('catalogue')),
        row(paths.category, screens.catalogue, described('catalogue')),
        row(paths.subcategory, screens.catalogue, described('catalogue')),
        row(paths.subcategory2, screens.catalogue, described('catalogue')),
        row(paths.offers, screens.offers, described('offers')),
        row(paths.offer, screens.offer, page('offer')),
        row(paths.videos, screens.videos, described('videos')),
        row(paths.productLines, screens.productLines, described('productLines')),
        row(paths.productLine, screens.productLine, page('productLine')),
        row(paths.notFound, screens.notFound, unlisted('notFound')),
        elsewhere('*'),
      ],
    },
    {
      path: paths.language.path,
      Component: createLanguageArea(lazily(screens.notFound).Component),
      loader: guards.areaLanguage,
      children: [
        row(paths.oauth, screens.login, unlisted('login'), guards.signedOut),
        row(paths.oauthLogin, screens.login, unlisted('login'), guards.signedOut),
        row(paths.forgotPassword, screens.forgotPassword, unlisted('forgotPassword')),
        row(paths.client, screens.dashboard, unlisted('dashboard'), guards.signedIn),
        row(paths.cart, screens.cart, unlisted('cart'), guards.signedIn),
        row(paths.changePassword, screens.changePassword, unlisted('changePassword'), guards.signedIn),
        row(paths.orders, screens.orders, unlisted('orders'), guards.signedIn),
        row(paths.order, screens.order, unlisted('order'), guards.signedIn),
        row(paths.orderPad, screens.orderPad, unlisted('orderPad'), guards.signedIn),
        row(paths.favourites, screens.favourites, unlisted('favourites'), guards.signedIn),
      ],
    },
    row(paths.login, screens.login, unlisted('login'), guards.signedOut),
    row(paths.dashboard, screens.dashboard, unlisted('dashboard'), guards.signedIn),
    row(paths.plainHome, screens.home, homePage, guards.plain),
    row(paths.plainContact, screens.contact, described('contact'), guards.plain),
    elsewhere(paths.root.path),
    elsewhere('*'),
  ];

  const fallback = { HydrateFallback: ScreenLoading };
  return [
    {
      Component: createFrame(surroundings.routerState, routes),
      ErrorBoundary: PassToShellBoundary,
      ...fallback,
      children: [{ ErrorBoundary: ScreenBoundary, ...fallback, children: routes }],
    },
  ];
};
