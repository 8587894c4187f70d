import net from 'node:net';

import { Failure } from './failure.mjs';

const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });

export const portFrom = (text, name) => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`${name} must be a number from 0 to 65535; it is "${text}".`);
  }
  return port;
};

export const freePort = () => tryPort(0, '127.0.0.1');

// On some systems a loopback server and one on all interfaces can share a port, so both are checked.
const hosts = ['127.0.0.1', '::1', undefined];
const addressIsAbsent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Fails with one line if the port is already in use. */
export const requireFreePort = async (port) => {
  if (port === 0) return;
  for (const host of hosts) {
    try {
      await tryPort(port, host);
    } catch (error) {
      if (addressIsAbsent.has(error.code)) continue;
      if (error.code === 'EACCES')
        throw new Failure(`Port ${port} may not be used by this account. Choose another with PORT.`);
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Failure(
        `Port ${port} is taken by another program. Stop it, or choose another port, as in: PORT=${port + 1} npm start`,
      );
    }
  }
};
