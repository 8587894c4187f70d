import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { deleteOldCaches, isForKeeping, keepingRules, type CacheName } from './keptCaches';
import { isForGood, keptKind, type KeptKind } from './keptKinds';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

// The page's types are compiled in; these are the worker's.
type WorkerScope = {
  __WB_MANIFEST: PrecacheEntry[];
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'message', listener: (event: { data: unknown }) => void): void;
  };
};

declare const self: WorkerScope;

const { origin, searchParams } = new URL(self.location.href);
const placeOf = (name: string) => new URL(searchParams.get(name) ?? '/none', origin).href;
const places = { origin, content: placeOf('content'), images: placeOf('images') };

// The application is one page whatever its address is: the last one that came serves where none can be had.
const pageKey = '/';
const pageCache: CacheName = 'medida-page';

const rulesOf = (cacheName: CacheName, ...more: object[]) => ({
  cacheName,
  plugins: [keepingRules(cacheName), ...more],
});

// An earlier version may have it.
const fromAnywhere = {
  handlerDidError: async ({ request }: { request: Request }) => caches.match(request, { ignoreVary: true }),
};

const images = rulesOf('medida-images');
const keptForGood = new CacheFirst(images);
const renewed = new StaleWhileRevalidate(images);

const strategies = {
  page: new NetworkFirst(rulesOf(pageCache, { cacheKeyWillBeUsed: () => Promise.resolve(pageKey) })),
  asset: new CacheFirst(rulesOf('medida-assets', fromAnywhere)),
  image: { handle: (options: Parameters<CacheFirst['handle']>[0]) => strategyOfImage(options).handle(options) },
  content: new NetworkFirst(rulesOf('medida-content')),
} satisfies Record<KeptKind, Pick<CacheFirst, 'handle'>>;

const strategyOfImage = (options: Parameters<CacheFirst['handle']>[0]) => {
  const { request } = options as { request: Request };
  return isForGood(request.url) ? keptForGood : renewed;
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
for (const kind of ['page', 'asset', 'image', 'content'] as const)
  registerRoute(
    ({ request }) => keptKind(request, places) === kind,
    (options) => strategies[kind].handle(options),
  );

/** So that a first visit is enough to open the application without a network. */
const keepPage = async () => {
  const response = await fetch(pageKey, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (isForKeeping(pageCache, response)) await (await caches.open(pageCache)).put(pageKey, response);
};

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));
// A version takes over when the person says so, or when no page of the last one is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
