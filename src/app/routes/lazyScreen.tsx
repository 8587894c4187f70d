import { Suspense, type ComponentType } from 'react';
import { ScreenUnreachable } from '@/app/errors/ScreenUnreachable';
import { pageScripts } from '@/shared/lib/pageScripts';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ScreenLoading } from '@/shared/ui/ScreenLoading';

export type Screen = { Component: ComponentType };
export type LoadScreen = () => Promise<Screen>;

type Browser = Pick<Window, 'history' | 'location' | 'document' | 'fetch'>;

const patienceMs = 10_000;

/** Whether this origin gives the page of another build: then the code of this one may be gone for good. */
const isReplaced = async ({ document, fetch }: Browser): Promise<boolean> => {
  try {
    const init = {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMs),
    } as const;
    const scripts = pageScripts(await (await fetch('/', init)).text());
    const present = new Set([...document.scripts].map((script) => script.getAttribute('src')));
    return scripts.some((address) => !present.has(address));
  } catch {
    // Where no page can be had, there is none to go on with: the one that is open stays.
    return false;
  }
};

/**
 * After a deployment the chunk may be gone: the page is loaded again at the wanted address, once. The history entry
 * remembers it, so that nodes of two builds behind one balancer do not make a page reload for ever.
 */
export const loadOrReload =
  (load: LoadScreen, wantedAddress: () => string, browser: Browser = window) =>
  async (): Promise<ComponentType> => {
    try {
      return (await load()).Component;
    } catch (error) {
      const wanted = wantedAddress();
      const { history, location } = browser;
      const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
      if (reloadedFor === wanted || !(await isReplaced(browser))) throw error;
      const isHere = location.pathname + location.search + location.hash === wanted;
      if (isHere) history.replaceState({ ...(history.state as object | null), reloadedFor: wanted }, '', wanted);
      else history.pushState({ reloadedFor: wanted }, '', wanted);
      location.reload();
      return await new Promise<never>(() => undefined);
    }
  };

/** A screen that is shown once its code has come. The router itself would remember a failure as long as the page lives. */
export const lazyScreen = (load: LoadScreen, wantedAddress: () => string) => {
  const Part = lazyPart(loadOrReload(load, wantedAddress), ScreenUnreachable);
  const Component = () => (
    <Suspense fallback={<ScreenLoading />}>
      <Part />
    </Suspense>
  );
  return { Component, preload: Part.preload };
};
