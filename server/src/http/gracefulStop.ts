import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Closing waits only for responses in flight: browsers keep idle connections open, some of them never used. */
export const registerGracefulStop = (app: FastifyInstance) => {
  const answering = new Map<Socket, number>();
  let isStopping = false;
  const change = (socket: Socket, by: 1 | -1) => {
    const count = (answering.get(socket) ?? 0) + by;
    if (answering.has(socket)) answering.set(socket, count);
    if (isStopping && count === 0) socket.destroySoon();
  };
  app.server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.on('close', () => answering.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    change(socket, 1);
    response.on('close', () => change(socket, -1));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const [socket, count] of answering) if (count === 0) socket.destroy();
  });
};
