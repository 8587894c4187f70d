import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteHandle } from './routeHandle';

const intents = ['pointerover', 'focusin', 'touchstart'];

/** Preloads a screen's code as soon as its link is hovered or focused. */
export const prefetchScreens = (page: Document, routes: RouteObject[]) => {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== page.location.origin) return;
    const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    // On failure, following the link retries and reports the error.
    handle?.load?.().catch(() => undefined);
  };
  intents.forEach((intent) => page.addEventListener(intent, fetchAhead, { passive: true }));
  return () => intents.forEach((intent) => page.removeEventListener(intent, fetchAhead));
};
