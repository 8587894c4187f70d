import type { DataRouter } from 'react-router';

const nothingMore = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * The router, as its provider needs it where the first render runs in pieces: the router goes on between them, and
 * keeps nothing back for the provider, because the store listens to it already.
 */
export const replayMissedUpdates = (router: DataRouter): DataRouter =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) => {
        const leave = router.subscribe(listener);
        listener(router.state, nothingMore);
        return leave;
      },
    },
  }) as DataRouter;
