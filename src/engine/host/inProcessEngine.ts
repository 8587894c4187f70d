import { isAbortError, unlessAborted } from './abortSignals';
import { type CatalogEngine, createUnavailableError, type PricesRequest } from './catalogEngine';
import { createCatalogLoading, type LoadingServices } from './catalogLoading';
import { createOwnPrices } from './ownPrices';
import { requestHandlers } from './requestHandlers';
import type { BuiltSnapshot } from './snapshotState';
import { pause } from './steps';
import { noListStorage } from './storedLists';
import { createUnavailableItems } from './unavailableItems';

export type InProcessServices = Pick<LoadingServices, 'fetch'> &
  Partial<LoadingServices> & {
    /** Whether requests come from many clients: a browser has one at most. */
    servesMany?: boolean;
  };

type Handle = (built: BuiltSnapshot, arg: unknown, signal?: AbortSignal) => unknown;

/** The engine on the current thread: inside the worker, in tests, on a server, and where no worker starts. */
export const createInProcessEngine = (services: InProcessServices): CatalogEngine => {
  const all = {
    storage: noListStorage,
    now: Date.now,
    pause,
    storageTimeoutMs: 3_000,
    servesMany: false,
    ...services,
  };
  const { load, requested, status, changes, snapshot, dispose } = createCatalogLoading(all);
  const unavailable = createUnavailableItems(all);
  const ownPrices = createOwnPrices(all);

  const run = async (handle: Handle, arg: unknown, signal?: AbortSignal, prices?: PricesRequest) => {
    for (;;) {
      signal?.throwIfAborted();
      const built = snapshot();
      if (!built && status().state === 'failed') throw createUnavailableError();
      try {
        if (built)
          return await handle(
            await ownPrices.apply(built, prices),
            await unavailable.fillIn(arg, requested(), signal),
            signal,
          );
      } catch (error) {
        signal?.throwIfAborted();
        // Newer lists arrived while this request was waiting for the previous index: run it on those.
        if (!isAbortError(error)) throw error;
      }
      if (snapshot() === built) await changes.next();
    }
  };

  return {
    load,
    requested,
    request: (method, arg, signal, prices) =>
      unlessAborted(run(requestHandlers[method] as Handle, arg, signal, prices), signal) as Promise<never>,
    status,
    subscribe: changes.subscribe,
    dispose,
  };
};
