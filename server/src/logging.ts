import { randomBytes } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { ServerConfig } from './config/serverConfig';

// Names may be percent-encoded; one that cannot be decoded might belong to a secret.
const isSecretName = (name: string) => {
  try {
    return /(token|password)$/i.test(decodeURIComponent(name));
  } catch {
    return true;
  }
};

/**
 * Spec §6 puts a token into the query of addresses that end in `token=`; it must not be logged.
 *
 * @internal
 */
export const scrubAddress = (address: string) =>
  address.replace(/([^?&#=]*)=[^&#]*/g, (pair, name: string) => (isSecretName(name) ? `${name}=[removed]` : pair));

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  // Addresses of the office name people.
  url: request.url.startsWith('/services/office/') ? request.routeOptions.url : scrubAddress(request.url),
  address: request.ip,
});

const secrets = [
  'password',
  'newPassword',
  'token',
  'resetToken',
  'authorization',
  'cookie',
  '["x-xsrf-token"]',
  '["set-cookie"]',
];

const redactedPaths = secrets.flatMap((name) =>
  name.startsWith('[') ? [name, `*${name}`] : [name, `*.${name}`, `*.*.${name}`],
);

const requestId = 'reqId';

export const loggerOptions = (config: Pick<ServerConfig, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  // Request ids have a path of their own, which keeps them as they are: otherwise each would be searched for secrets.
  redact: {
    paths: [requestId, ...redactedPaths],
    censor: (value, [name]) => (name === requestId ? value : '[removed]'),
  },
  serializers: { req: describeRequest },
});

const idBytes = 9;
const idsAtOnce = 256;

/** Unguessable ids, from random bytes generated in batches: one call per id would slow down short responses. */
export const createRequestIds = () => {
  let pool = Buffer.alloc(0);
  let used = 0;
  return (): string => {
    if (used === pool.length) {
      pool = randomBytes(idBytes * idsAtOnce);
      used = 0;
    }
    used += idBytes;
    return pool.toString('base64url', used - idBytes, used);
  };
};
