import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy between the services and a database server, with which a test takes the server down and brings it back: with
 * closed connections, as when a process ends, or silently, as when a machine loses power or network.
 */
export const createInterruptibleServer = async (host: string, port: number) => {
  const open = new Set<Socket>();
  let targetPort = port;
  let isFrozen = false;
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Errors here are intentional.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer({ pauseOnConnect: true }, (caller) => {
    track(caller);
    if (isFrozen) return;
    const target = connect(targetPort, host);
    track(target);
    caller.pipe(target).pipe(caller);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const interrupt = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return {
    port: own,
    interrupt,
    resume: () => listen(own),
    /** Keeps every connection open but silent; new ones too, until they get a target. */
    freeze: () => {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    /** The target of new connections. */
    redirectTo: (next: number) => {
      targetPort = next;
      isFrozen = false;
    },
    close: interrupt,
  };
};
