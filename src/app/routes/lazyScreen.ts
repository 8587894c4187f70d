import type { ComponentType } from 'react';

export type Screen = { Component: ComponentType };
export type LoadScreen = () => Promise<Screen>;

/**
 * A chunk that is gone after a deployment: the page is loaded anew at the address that was wanted, once. The history
 * entry remembers that it was, so that an address whose chunk stays away ends in the screen's own failure.
 */
export const lazyScreen =
  (
    load: LoadScreen,
    wantedAddress: () => string,
    browser: Pick<Window, 'history' | 'location' | 'navigator'> = window,
  ) =>
  async (): Promise<Screen> => {
    try {
      return await load();
    } catch (error) {
      const { history, location, navigator } = browser;
      const wanted = wantedAddress();
      const { reloadedFor } = (history.state ?? {}) as { reloadedFor?: string };
      if (reloadedFor === wanted || !navigator.onLine) throw error;
      const isHere = location.pathname + location.search + location.hash === wanted;
      if (isHere) history.replaceState({ ...(history.state as object | null), reloadedFor: wanted }, '', wanted);
      else history.pushState({ reloadedFor: wanted }, '', wanted);
      location.reload();
      return await new Promise<never>(() => undefined);
    }
  };
