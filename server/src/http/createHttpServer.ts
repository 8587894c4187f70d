import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { ServerConfig } from '../config/serverConfig';
import { createRequestIds, loggerOptions } from '../logging';
import { Refusal } from './responses/refusal';
import { setSecurityHeaders } from './security/securityHeaders';

type Options = {
  config: Pick<ServerConfig, 'logLevel' | 'trustProxy'>;
  /** How long a client may take to send a request. */
  slowestRequestMs?: number | undefined;
  /** How long a connection may stay open without any traffic. */
  idleConnectionMs?: number | undefined;
};

const bodyLimit = 64 * 1024;
export const malformedUrl = new Refusal(400, 'badRequest', { detail: 'the address is malformed' });

type MalformedUrlHandler = (request: FastifyRequest, reply: FastifyReply) => void;

/** Without routes, for the shop and for the office. */
export const createHttpServer = (
  { config, slowestRequestMs = 20_000, idleConnectionMs = 60_000 }: Options,
  handleMalformedUrl: MalformedUrlHandler,
): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config),
    genReqId: createRequestIds(),
    requestIdHeader: false,
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    bodyLimit,
    requestTimeout: slowestRequestMs,
    // Closes idle connections: no request arrives, or the client does not read the response.
    connectionTimeout: idleConnectionMs,
    // A slow start is not a failure: on a busy machine it may take minutes.
    pluginTimeout: 0,
    // How often Node checks for requests that exceeded their time limit.
    http: { connectionsCheckingInterval: 1000, headersTimeout: Math.min(10_000, slowestRequestMs) },
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    // A malformed URL never reaches a route or a hook.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply);
      handleMalformedUrl(request, reply);
    },
  });
