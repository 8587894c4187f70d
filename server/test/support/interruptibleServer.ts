import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy between the services and a database server, with which a test takes the server down and brings it back: with
 * closed connections, as when a process ends, or silently, as when a machine loses power or network.
 */
export const createInterruptibleServer = async (host: string, port: number) => {
  const open = new Set<Socket>();
  let leadsTo = port;
  let isFrozen = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Errors here are intentional.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer({ pauseOnConnect: true }, (caller) => {
    keep(caller);
    if (isFrozen) return;
    const target = connect(leadsTo, host);
    keep(target);
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
    leadTo: (next: number) => {
      leadsTo = next;
      isFrozen = false;
    },
    close: interrupt,
  };
};
