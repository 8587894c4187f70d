import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { type BuildFile, createBuildFiles } from './buildFiles';
import {
  type CacheKind,
  createCachingRules,
  createCorsImagePlugin,
  deleteOldCaches,
  getCacheKind,
  getCacheName,
  isImmutable,
} from './caching';

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

// The project compiles with the page's types; these are the worker's.
type WorkerScope = {
  __WB_MANIFEST: BuildFile[];
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: { data: unknown }) => void): void;
  };
};

declare const self: WorkerScope;

const { origin, searchParams } = new URL(self.location.href);
const resolveAddress = (name: string) => new URL(searchParams.get(name) ?? '/none', origin).href;
const places = { origin, content: resolveAddress('content'), images: resolveAddress('images') };

type Handle = (options: { request: Request; event: Event & ExtendableEvent }) => Promise<Response>;

const files = createBuildFiles(self.__WB_MANIFEST, origin);
const images = {
  cacheName: getCacheName('image'),
  plugins: [createCachingRules('image'), createCorsImagePlugin(origin)],
};
const immutableImages = new CacheFirst(images);
const otherImages = new StaleWhileRevalidate(images);
const content = new NetworkFirst({ cacheName: getCacheName('content'), plugins: [createCachingRules('content')] });
const config = new NetworkFirst({ cacheName: getCacheName('config'), plugins: [createCachingRules('config')] });
const page = new NetworkFirst({
  cacheName: getCacheName('page'),
  plugins: [
    {
      // The HTTP cache may contain a portal's page. With "no-store" the server would bypass its own cache of rendered
      // pages.
      requestWillFetch: ({ request }: { request: Request }) =>
        Promise.resolve(new Request(request, { cache: 'no-cache' })),
      cacheKeyWillBeUsed: () => Promise.resolve(files.pageKey),
      cacheWillUpdate: ({ response }: { response: Response }) => files.toCacheablePage(response),
    },
  ],
});

const handlers: Record<CacheKind, Handle> = {
  page: (options) => page.handle(options),
  config: (options) => config.handle(options),
  asset: ({ request, event }) => files.respond(request, (work) => event.waitUntil(work)),
  image: (options) => (isImmutable(options.request.url) ? immutableImages : otherImages).handle(options),
  content: (options) => content.handle(options),
};

for (const kind of ['page', 'config', 'asset', 'image', 'content'] as const)
  registerRoute(
    ({ request }) => getCacheKind(request, places) === kind,
    ({ request, event }) => handlers[kind]({ request, event: event as Event & ExtendableEvent }),
  );

const activate = async () => {
  await Promise.all([deleteOldCaches(), files.prune()]);
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(files.install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// A new version takes over when the user agrees, or when no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
