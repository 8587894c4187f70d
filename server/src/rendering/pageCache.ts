export type CachedPage = { isCacheable: boolean; size: number };

/**
 * Rendered pages, bounded in bytes; the least recently used are dropped. Concurrent misses of a key share one render.
 */
export const createPageCache = <Page extends CachedPage>(maxBytes: number) => {
  const pages = new Map<string, Page>();
  const rendering = new Map<string, Promise<Page>>();
  let bytes = 0;
  let version = '';

  const remove = (key: string) => {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  const store = (key: string, page: Page) => {
    remove(key);
    pages.set(key, page);
    bytes += page.size;
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  };

  return {
    /** A change of the data drops every page. */
    setVersion: (current: string) => {
      if (current === version) return;
      version = current;
      pages.clear();
      rendering.clear();
      bytes = 0;
    },
    find: (key: string): Page | undefined => {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    isRendering: (key: string) => rendering.has(key),
    render: (key: string, isStored: boolean, render: () => Promise<Page>): Promise<Page> => {
      const running = rendering.get(key);
      if (running) return running;
      const startedWith = version;
      const started = render()
        .then((page) => {
          if (isStored && page.isCacheable && version === startedWith) store(key, page);
          return page;
        })
        .finally(() => {
          if (rendering.get(key) === started) rendering.delete(key);
        });
      rendering.set(key, started);
      return started;
    },
    bytes: () => bytes,
  };
};
