import type { FastifyInstance } from 'fastify';

const path = '/service-worker.js';

/** Takes the place of a worker that a browser has kept: it removes itself and all that was kept. */
const leave = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** The switch: where the configuration says that nothing is kept offline, browsers are told so by the worker itself. */
export const registerLeavingWorker = (app: FastifyInstance) => {
  app.get(path, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(leave),
  );
};

export const isWorkerAddress = (url: string) => url.split('?', 1)[0] === path;
