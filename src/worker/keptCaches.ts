/** How many answers each of our caches keeps, besides what came with the build. */
const mostKept = { 'medida-page': 1, 'medida-assets': 200, 'medida-images': 400, 'medida-content': 100 } as const;

export type CacheName = keyof typeof mostKept;

const ownPrefix = 'medida-';

const isPresent = (name: string) => Object.hasOwn(mostKept, name);

/** The oldest ones leave first. */
const limit = async (name: CacheName) => {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - mostKept[name]))) await cache.delete(request);
};

/** What came whole. A file that is opened by its address is no page, and would stand for all of them. */
export const isForKeeping = (name: CacheName, { status, headers }: Pick<Response, 'status' | 'headers'>) =>
  status === 200 && (name !== 'medida-page' || /^text\/html\b/i.test(headers.get('content-type') ?? ''));

/** For the strategies that fill a cache: no more than it is to hold. */
export const keepingRules = (name: CacheName) => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isForKeeping(name, response) ? response : null),
  cacheDidUpdate: () => limit(name),
});

/** Those of earlier versions, under names that this one does not use. */
export const deleteOldCaches = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ownPrefix) && !isPresent(name));
  await Promise.all(old.map((name) => caches.delete(name)));
};
