import fs from 'node:fs';
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

const readFilePort = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))?.server?.port;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Failure(`Cannot read medida.config.json: ${error.message}`);
  }
};

/** The port that the services will listen on: `PORT`, or the one in medida.config.json. */
export const readPort = (environment, file) => {
  const [value, name] =
    environment.PORT === undefined
      ? [readFilePort(file) ?? 3000, 'medida.config.json: server.port']
      : [environment.PORT || 3000, 'PORT'];
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`${name} must be a number from 0 to 65535; it is "${value}".`);
  }
  return port;
};

export const freePort = () => tryPort(0, '127.0.0.1');

// On some systems a loopback server and one on all interfaces can share a port, so both are checked.
const hosts = ['127.0.0.1', '::1', undefined];
const missingInterface = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Throws a Failure if the port cannot be used. */
export const requireFreePort = async (port) => {
  if (port === 0) return;
  for (const host of hosts) {
    try {
      await tryPort(port, host);
    } catch (error) {
      if (missingInterface.has(error.code)) continue;
      if (error.code === 'EACCES')
        throw new Failure(`This account may not use port ${port}. Choose another with PORT.`);
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Failure(`Port ${port} is already in use. Stop the program that uses it, or choose another with PORT.`);
    }
  }
};
