import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '../responses/refusal';

const hostShape = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

// The shape alone would accept `shop.example:99999`, which is not a valid host.
const isHost = (text: string) => hostShape.test(text) && URL.canParse(`http://${text}`);

/** The configured origin; otherwise the one that the request names, if it is valid. */
export const getOrigin = (request: FastifyRequest, configured: string) => {
  if (configured) return configured;
  return `${request.protocol}://${isHost(request.host) ? request.host : 'localhost'}`;
};

/** Whether the configured address of a service is one of ours, and not a provider's. */
export const isOwnAddress = (address: string) => address.startsWith('/') && !address.startsWith('//');

export const isLoopbackName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

const isHostName = (header: string, index: number) => index % 2 === 0 && header.toLowerCase() === 'host';

/** Refuses requests with several Host headers: Node would use the first, and a proxy may have used the last (RFC 9112). */
export const registerHostCheck = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = request.raw.rawHeaders.filter(isHostName).length > 1;
    done(isAmbiguous ? new Refusal(400, 'badRequest', { detail: 'there are several Host headers' }) : undefined);
  });
};
