import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Stands between the services and a database server, so that a test can take the server away and give it back: with a
 * word, as a process that ends does, or without one, as a machine does that loses its power or its network.
 */
export const createInterruptibleServer = async (host: string, port: number) => {
  const open = new Set<Socket>();
  let leadsTo = port;
  let isFrozen = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // What breaks here is broken on purpose.
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
    /** Every connection stays open and silent for ever, new ones too until they are led somewhere. */
    freeze: () => {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    /** Where new connections lead. */
    leadTo: (next: number) => {
      leadsTo = next;
      isFrozen = false;
    },
    close: interrupt,
  };
};
