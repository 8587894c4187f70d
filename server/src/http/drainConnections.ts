import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Takes no new connections, and lets each open one end after its next response. Closing them at once would cut off a
 * request that is on its way. Resolves when all have ended, or after the given time.
 */
export const drainConnections = (server: Server, patienceMs: number) =>
  new Promise<void>((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    const timer = setTimeout(resolve, patienceMs);
    // The method of http.Server also closes idle connections.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
