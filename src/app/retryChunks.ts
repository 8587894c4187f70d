type LoadChunk = (id: string) => Promise<unknown>;

declare global {
  // What webpack loads a chunk with: assigned to, it is what `import()` uses from then on.
  var __webpack_chunk_load__: LoadChunk;
}

/** Whatever keeps copies here: a service worker's caches, also those of earlier versions of it, and the HTTP cache. */
const replaceCopies = async (address: string) => {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // Where the browser has no caches, or forbids them, nothing is kept there.
  }
  await fetch(address, { cache: 'reload' });
};

/** Loads a chunk once more when it fails, past every cache: what is cached in its place may be a portal's page. */
export const retryingLoad =
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
