import { refetchScript } from '@/shared/lib/loadCode';

import { isSearchShortcut } from '../shell/header/searchShortcut';
import { showNotice } from './startFailure';

type EarlyEvent = { type: string; element: HTMLElement };

declare global {
  interface Window {
    /** Until the application has started, records what it will repeat (replayEarlyInput.ts). */
    __early__?: { take: () => EarlyEvent[] } | undefined;
  }
}

const readStored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
};

/**
 * Sets the color scheme, the density, whether a client is signed in and whether its own prices are still to come, before
 * the first paint. AppTheme.tsx, ClientBar.tsx and ClientNav.tsx keep them up to date.
 */
export const applyStoredLook = () => {
  const { dataset } = document.documentElement;
  const stored = readStored('appearance');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.colorScheme = stored === 'light' || stored === 'dark' ? stored : system;
  if (readStored('density') === 'compact') dataset.density = 'compact';
  if (readStored('client')) dataset.client = '';
  if (readStored('client.ownPrices')) dataset.prices = 'awaited';
};

/** The browser's own search would open in its place. The form of the field works without the application. */
const focusSearch = (event: KeyboardEvent) => {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
};

/** Records button presses and form submissions, and focuses the search, until the application starts. */
export const recordEarlyInput = () => {
  const events: EarlyEvent[] = [];
  const remember = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest('button');
    const isPress = button && !(button.form && button.type === 'submit');
    const element = event.type === 'submit' ? (target as HTMLFormElement) : isPress && button;
    // The search form works without the application.
    if (!element || element.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    events.push({ type: event.type, element });
  };
  const types = ['click', 'submit'];
  types.forEach((type) => window.addEventListener(type, remember, true));
  window.addEventListener('keydown', focusSearch);
  const take = () => {
    types.forEach((type) => window.removeEventListener(type, remember, true));
    window.removeEventListener('keydown', focusSearch);
    return events;
  };
  window.__early__ = { take };
};

const happens = (target: EventTarget, type: string) =>
  new Promise<void>((resolve) => target.addEventListener(type, () => resolve(), { once: true }));

const maxPaintMs = 3000;

/** Lets a rendered page paint before its scripts compete for the connection and the processor. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    // The very first paint may show only the background.
    const settle = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName('first-contentful-paint').length > 0 && resolve();
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, maxPaintMs);
  });

const run = (delayed: HTMLScriptElement) => {
  const script = Object.assign(delayed, { type: '', async: false });
  document.head.append(script);
  return Promise.race([happens(script, 'load'), happens(script, 'error')]);
};

const loadFont = async (address: string) => {
  const font = new FontFace('Figtree', `url('${address}')`, { weight: '300 900' });
  try {
    // Loads it first, because adding a font that has not loaded lays out the page twice.
    document.fonts.add(await font.load());
  } catch {
    // The local fonts stay.
  }
};

/** Loads the font and runs the entry scripts; both are delayed in a rendered page. */
export const runScripts = async (fontAddress: string) => {
  // After an earlier visit the browser has the font, so this need not wait for the first paint.
  const isFontCached = readStored('language') !== null;
  if (isFontCached) void loadFont(fontAddress);
  // Unlike DOMContentLoaded, this comes before the deferred scripts of an unrendered page have run.
  await happens(document, 'readystatechange');
  const delayed = [...document.querySelectorAll<HTMLScriptElement>('script[type=delayed]')];
  const isRendered = delayed.length > 0;
  // The page for offline visits has no content to paint.
  if (isRendered && document.querySelector('#root > *')) await painted();
  if (!isFontCached) void loadFont(fontAddress);
  if (!isRendered) return happens(document, 'DOMContentLoaded');
  const running = delayed.map(run);
  document.querySelectorAll<HTMLLinkElement>('link[rel=delayed]').forEach((link) => (link.rel = 'preload'));
  await Promise.all(running);
};

const pauseMs = 30_000;

/** Fetches entry scripts that have not run past every cache and reloads the page, or says that it cannot start. */
export const restartIfNeeded = async (root: HTMLElement) => {
  if ('started' in root.dataset) return;
  const { refetchedAt = 0 } = (window.history.state ?? {}) as { refetchedAt?: number };
  try {
    if (Date.now() - refetchedAt < pauseMs) throw new Error('the scripts of the page have not run');
    await Promise.all([...document.scripts].flatMap(({ src }) => (src ? refetchScript(src) : [])));
    window.history.replaceState({ ...window.history.state, refetchedAt: Date.now() }, '');
    window.location.reload();
  } catch (error) {
    // No report: what sends it has not run either.
    reportError(error);
    showNotice(root, () => window.location.reload());
  }
};
