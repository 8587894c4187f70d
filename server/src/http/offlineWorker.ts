import type { FastifyInstance } from 'fastify';

const path = '/service-worker.js';

/** Replaces a service worker that a browser still has: it unregisters itself and deletes all caches. */
const leave = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** Kill switch: if the configuration turns offline support off, the worker script itself uninstalls it in browsers. */
export const registerLeavingWorker = (app: FastifyInstance) => {
  app.get(path, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(leave),
  );
};

export const isWorkerAddress = (url: string) => url.split('?', 1)[0] === path;
