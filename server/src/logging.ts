import type { FastifyRequest, FastifyServerOptions } from 'fastify';

import type { ServerConfig } from './config/serverConfig';

/** Spec §6 puts a token into the query of addresses that end in `token=`; it must not reach a log. */
export const scrubbedAddress = (address: string) => address.replace(/(token|password)=[^&#]*/gi, '$1=[removed]');

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
