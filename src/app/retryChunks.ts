type LoadChunk = (id: string) => Promise<unknown>;

declare global {
  // Webpack's chunk loader: once reassigned, every later `import()` uses it.
  var __webpack_chunk_load__: LoadChunk;
}

/** Replaces the chunk in service worker caches, including those of earlier versions, and in the HTTP cache. */
const replaceCopies = async (address: string) => {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // Browsers that lack or block Cache Storage have nothing to delete.
  }
  await fetch(address, { cache: 'reload' });
};

/** Retries a failed chunk once, bypassing every cache: a cached copy may be a captive portal's page. */
export const retryFailedLoads =
  (load: LoadChunk): LoadChunk =>
  async (id) => {
    try {
      return await load(id);
    } catch (error) {
      const { request: address } = error as { request?: string };
      if (address === undefined) throw error;
      try {
        await replaceCopies(address);
      } catch {
        throw error;
      }
      return await load(id);
    }
  };
