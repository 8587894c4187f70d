import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Closing waits only for pending responses, not for the idle connections that browsers keep open. */
export const registerGracefulStop = (app: FastifyInstance) => {
  const pendingResponses = new Map<Socket, number>();
  let isStopping = false;
  const countResponses = (socket: Socket, by: 1 | -1) => {
    const count = (pendingResponses.get(socket) ?? 0) + by;
    if (pendingResponses.has(socket)) pendingResponses.set(socket, count);
    if (isStopping && count === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket: Socket) => {
    pendingResponses.set(socket, 0);
    socket.on('close', () => pendingResponses.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    countResponses(socket, 1);
    response.on('close', () => countResponses(socket, -1));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const [socket, count] of pendingResponses) if (count === 0) socket.destroy();
  });
};
