import { createSignalCombiner, isAbortError, unlessAborted } from './abortSignals';
import type { CatalogEngine } from './catalogEngine';
import { createCatalogLoading, type LoadingServices } from './catalogLoading';
import { createRequestHandlers, type RunOnSnapshot } from './requestHandlers';
import { pause } from './steps';
import { noListStorage } from './storedLists';

export type InProcessServices = Pick<LoadingServices, 'fetch'> & Partial<LoadingServices>;

const unavailable = (): Error =>
  Object.assign(new Error('No catalogue could be loaded'), { name: 'CatalogsUnavailable' });

/** The engine on the current thread: inside the worker, in tests, on a server, and where no worker starts. */
export const createInProcessEngine = (services: InProcessServices): CatalogEngine => {
  const loading = createCatalogLoading({
    storage: noListStorage,
    now: Date.now,
    pause,
    storageTimeoutMs: 3_000,
    ...services,
  });
  const toSignal = createSignalCombiner();

  const runOnSnapshot: RunOnSnapshot = (work, options = {}) => {
    const signal = toSignal(options);
    const run = async () => {
      for (;;) {
        signal?.throwIfAborted();
        const built = loading.snapshot();
        if (!built && loading.status().state === 'failed') throw unavailable();
        try {
          if (built) return await work(built);
        } catch (error) {
          signal?.throwIfAborted();
          // Newer lists arrived while this request was waiting for the previous index: run it on those.
          if (!isAbortError(error)) throw error;
        }
        if (loading.snapshot() === built) await loading.changes.next();
      }
    };
    return unlessAborted(run(), signal);
  };

  return {
    ...createRequestHandlers(runOnSnapshot),
    load: loading.load,
    status: loading.status,
    subscribe: loading.changes.subscribe,
    dispose: loading.dispose,
  };
};
