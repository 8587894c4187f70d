import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteHandle } from './routeHandle';

const intents = ['pointerover', 'focusin', 'touchstart'];

/** Fetches the code of a screen as soon as its link is pointed at or focused. */
export const prefetchScreens = (page: Document, routes: RouteObject[]) => {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== page.location.origin) return;
    const handle = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    // Where it fails, following the link tries again, and tells.
    handle?.load?.().catch(() => undefined);
  };
  intents.forEach((intent) => page.addEventListener(intent, fetchAhead, { passive: true }));
  return () => intents.forEach((intent) => page.removeEventListener(intent, fetchAhead));
};
