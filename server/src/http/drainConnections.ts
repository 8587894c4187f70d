import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Stops accepting connections, and closes each open one after its next response. Closing them at once would cut off
 * requests already on their way. Resolves when all have closed, or after the given time.
 */
export const drainConnections = (server: Server, patienceMs: number) =>
  new Promise<void>((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    const timer = setTimeout(resolve, patienceMs);
    // The close method of http.Server would also close idle connections.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
