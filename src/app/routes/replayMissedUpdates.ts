import type { DataRouter } from 'react-router';

const nothingMore = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * Wraps the router for a provider whose first render is time-sliced. The router may navigate between slices, and it
 * queues no updates for the provider because the store already subscribes to it.
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
