import type { FastifyRequest } from 'fastify';

const hostShape = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

// By its shape alone, `shop.example:99999` would pass and make an address that is none.
const isHost = (text: string) => hostShape.test(text) && URL.canParse(`http://${text}`);

/** The configured origin; else the one that the request says it came to, as long as that can be one. */
export const getOrigin = (request: FastifyRequest, configured: string) => {
  if (configured) return configured;
  return `${request.protocol}://${isHost(request.host) ? request.host : 'localhost'}`;
};
