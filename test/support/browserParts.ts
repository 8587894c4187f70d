/** Stubs for browser features that jsdom lacks: observers, scrolling, media queries, error reports. */
class Unobserving {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

Object.assign(globalThis, {
  IntersectionObserver: Unobserving,
  ResizeObserver: Unobserving,
  reportError: (error: unknown) => console.error(error),
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
