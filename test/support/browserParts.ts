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

class NeverMatching extends EventTarget {
  readonly matches = false;
  readonly media: string;
  // MUI listens in the old way, for old browsers.
  addListener = () => undefined;
  removeListener = () => undefined;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

Object.assign(globalThis, {
  IntersectionObserver: Unobserving,
  ResizeObserver: Unobserving,
  reportError: (error: unknown) => console.error(error),
  scrollTo: () => undefined,
  matchMedia: (media: string) => new NeverMatching(media),
});

Element.prototype.scrollIntoView = () => undefined;
