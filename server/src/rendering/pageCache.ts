import { LRUCache } from 'lru-cache';

export type CachedPage = { isCacheable: boolean; size: number };

/** Rendered pages, bounded in bytes. Concurrent misses of a key share one render. */
export const createPageCache = <Page extends CachedPage>(maxBytes: number) => {
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  const rendering = new Map<string, Promise<Page>>();
  let version = '';
  return {
    /** A change of the data drops every page. */
    setVersion: (current: string) => {
      if (current === version) return;
      version = current;
      pages.clear();
      rendering.clear();
    },
    find: (key: string) => pages.get(key),
    isRendering: (key: string) => rendering.has(key),
    render: (key: string, isStored: boolean, render: () => Promise<Page>): Promise<Page> => {
      const running = rendering.get(key);
      if (running) return running;
      const startedWith = version;
      const started = render()
        .then((page) => {
          if (isStored && page.isCacheable && version === startedWith) pages.set(key, page);
          return page;
        })
        .finally(() => {
          if (rendering.get(key) === started) rendering.delete(key);
        });
      rendering.set(key, started);
      return started;
    },
  };
};
