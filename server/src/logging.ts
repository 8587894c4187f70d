import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { ServerConfig } from './config/serverConfig';

// A query may percent-encode a name; one that cannot be decoded could be anything.
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
export const scrubbedAddress = (address: string) =>
  address.replace(/([^?&#=]*)=[^&#]*/g, (pair, name: string) => (isSecretName(name) ? `${name}=[removed]` : pair));

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: scrubbedAddress(request.url),
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

export const loggerOptions = (config: Pick<ServerConfig, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  redact: { paths: redactedPaths, censor: '[removed]' },
  serializers: { req: describeRequest },
});
