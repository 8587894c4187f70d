import { onNetworkBack } from './connection';
import { reportUnderId } from './errorReport';

type LoadChunk = (id: string) => Promise<unknown>;

declare global {
  // Webpack's chunk loader: once reassigned, every later `import()` uses it.
  var __webpack_chunk_load__: LoadChunk;
}

/** Replaces a script in service worker caches, including those of earlier versions, and in the HTTP cache. */
export const refetchScript = async (address: string): Promise<void> => {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // Browsers that lack or block Cache Storage have nothing to delete.
  }
  const { headers } = await fetch(address, { cache: 'reload' });
  if (!headers.get('content-type')?.includes('javascript')) throw new TypeError(`${address} is not a script`);
};

/** Retries a failed chunk once, bypassing every cache: a cached copy may be a captive portal's page. */
export const retryFailedChunks =
  (load: LoadChunk): LoadChunk =>
  async (id) => {
    try {
      return await load(id);
    } catch (error) {
      const { request: address } = error as { request?: string };
      if (address === undefined) throw error;
      try {
        await refetchScript(address);
      } catch {
        throw error;
      }
      return await load(id);
    }
  };

const reportAndWait = (error: unknown) => {
  reportUnderId(error);
  return new Promise<void>((resolve) => {
    const unsubscribe = onNetworkBack(() => {
      unsubscribe();
      resolve();
    });
  });
};

/** For code that no user can request again: retries after each failure, by default when the network may be back. */
export const keepLoading = async <Code>(
  load: () => Promise<Code>,
  waitAfter: (error: unknown) => Promise<void> = reportAndWait,
): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    await waitAfter(error);
    return await keepLoading(load, waitAfter);
  }
};
