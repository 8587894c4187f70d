import { createRequestSignals, isAbortError, unlessAborted } from './abortSignals';
import { type AnswerFrom, answerRequests } from './answerRequests';
import type { CatalogEngine } from './catalogEngine';
import { createCatalogLoading, type LoadingServices } from './catalogLoading';
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
  const { toSignal } = createRequestSignals();

  const answerFrom: AnswerFrom = (work, options = {}) => {
    const signal = toSignal(options);
    const answer = async () => {
      for (;;) {
        signal?.throwIfAborted();
        const built = loading.snapshot();
        if (!built && loading.status().state === 'failed') throw unavailable();
        try {
          if (built) return await work(built);
        } catch (error) {
          // Newer lists arrived while this was waiting for the previous index.
          if (!isAbortError(error)) throw error;
        }
        if (loading.snapshot() === built) await loading.changes.next();
      }
    };
    return unlessAborted(answer(), signal);
  };

  return {
    ...answerRequests(answerFrom),
    load: loading.load,
    status: loading.status,
    subscribe: loading.changes.subscribe,
    dispose: loading.dispose,
  };
};
