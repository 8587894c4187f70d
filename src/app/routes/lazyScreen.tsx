import { type ComponentType, Suspense, useEffect } from 'react';

import { showOwnPrices } from '@/features/catalogue/catalogueListeners';
import { useAppDispatch } from '@/store/hooks';
import { pageScripts } from '@/shared/lib/pageScripts';
import type { ScreenName } from '@/shared/routing/screens';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ScreenLoading } from '@/shared/ui/Skeleton';

import { replayEarlyInput } from '../boot/replayEarlyInput';
import { ScreenUnreachable } from '../errors/RouteBoundaries';

export type LoadScreen = () => Promise<ComponentType>;

/** Attached to the route of each screen, for the page's head and for prefetching. */
export type RouteHandle = { screen: ScreenName; load: LoadScreen };

type Browser = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>;
  document: Pick<Document, 'scripts'>;
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'text'>>;
};

const timeoutMs = 10_000;

/** Whether this origin now serves another build: this build's chunks may then be gone for good. */
const isReplaced = async ({ document, fetch }: Browser): Promise<boolean> => {
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const scripts = pageScripts(await response.text());
    const present = new Set([...document.scripts].map((script) => script.getAttribute('src')));
    return scripts.some((address) => !present.has(address));
  } catch {
    // Without a reachable page there is nothing to reload to: keep the open one.
    return false;
  }
};

/**
 * After a deployment the chunk may be gone: reload the page once at the target address. The history entry records the
 * reload, so that nodes of two builds behind one load balancer cannot cause an endless loop.
 *
 * @internal
 */
export const loadOrReload =
  (load: LoadScreen, getTargetPath: () => string, browser: Browser = globalThis.window) =>
  async (): Promise<ComponentType> => {
    try {
      return await load();
    } catch (error) {
      const target = getTargetPath();
      const { history, location } = browser;
      const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
      if (reloadedFor === target || !(await isReplaced(browser))) throw error;
      const isHere = location.pathname + location.search + location.hash === target;
      if (isHere) history.replaceState({ ...(history.state as object | null), reloadedFor: target }, '', target);
      else history.pushState({ reloadedFor: target }, '', target);
      location.reload();
      return await new Promise<never>(() => undefined);
    }
  };

/** Runs once the screen is hydrated or first rendered. */
const AfterFirstRender = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void replayEarlyInput();
    void dispatch(showOwnPrices());
  }, [dispatch]);
  return null;
};

/**
 * A screen that renders once its code has loaded. The router itself would remember a failure for the lifetime of the
 * page.
 */
export const lazyScreen = (load: LoadScreen, chunk: string, getTargetPath: () => string) => {
  const Part = lazyPart(loadOrReload(load, getTargetPath), {
    chunk,
    Missing: ScreenUnreachable,
    replacesRendered: true,
  });
  const Component = () => (
    <Suspense fallback={<ScreenLoading />}>
      <Part />
      <AfterFirstRender />
    </Suspense>
  );
  return { Component, preload: Part.preload };
};
