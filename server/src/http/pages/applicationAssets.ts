import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { chunkFilesName } from '@/shared/routing/screens';

import type { ServerConfig } from '../../config/serverConfig';
import { getErrorCode } from '../../errors';
import { createWorkerPolicy } from '../security/securityHeaders';

const compressedExtensions = new Set(['.br', '.gz']);

const listFiles = async (directory: string): Promise<string[]> => {
  try {
    const entries = await readdir(directory, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

// The page and its build data, and files that depend on the configuration.
const servedElsewhere = ['index.html', 'manifest.webmanifest', 'robots.txt', chunkFilesName];

// Some clients request them without reading a page that names others.
const requestedByDefault = ['favicon.ico', 'apple-touch-icon.png'];

const isServedAtRoot = (name: string) => !servedElsewhere.includes(name) && !compressedExtensions.has(extname(name));

const isSourceMap = (path: string) => /\.map(\.br|\.gz)?$/.test(path);

const workerPath = '/service-worker.js';

/** Replaces a service worker that a browser still has: it unregisters itself and deletes all caches. */
const uninstallingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** Kill switch: if the configuration turns offline support off, the worker script itself uninstalls it in browsers. */
const registerUninstallingWorker = (app: FastifyInstance) => {
  app.get(workerPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(uninstallingWorker),
  );
};

const isWorkerAddress = (url: string) => url.startsWith(workerPath) && url.split('?', 1)[0] === workerPath;

/** `directory` is webpack's output: hashed files under assets/, and a few others, such as an icon, next to the page. */
export const registerApplicationAssets = async (
  app: FastifyInstance,
  directory: string,
  { runtime: { services, offline, theme }, sourceMaps }: Pick<ServerConfig, 'runtime' | 'sourceMaps'>,
) => {
  const isAllowed = (path: string) => sourceMaps || !isSourceMap(path);
  const names = await listFiles(directory);
  if (names.length === 0) return;
  const setWorkerPolicy = createWorkerPolicy(Object.values(services));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/assets/') || isWorkerAddress(request.url)) setWorkerPolicy(request, reply);
    done();
  });
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    allowedPath: isAllowed,
  });
  if (!offline) registerUninstallingWorker(app);
  const files = names.filter(
    (name) => isServedAtRoot(name) && isAllowed(name) && (offline || !isWorkerAddress(`/${name}`)),
  );
  for (const name of files) {
    const isBranded = theme.iconsUrl !== '' && requestedByDefault.includes(name);
    app.get(`/${name}`, (_request, reply) =>
      isBranded
        ? reply.redirect(`${theme.iconsUrl}/${name}`, 302)
        : reply.sendFile(name, directory, { maxAge: 0, immutable: false }),
    );
  }
};
