import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const constantHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

// Responses other than pages need nothing; an SVG opened on its own may style itself.
const policyForNoPage = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const twoYears = 63_072_000;

export const setSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(constantHeaders);
  reply.header('x-request-id', request.id);
  reply.header('content-security-policy', policyForNoPage);
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
};

export const registerSecurityHeaders = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
};

const getOrigin = (address: string) => (/^https?:\/\//i.test(address) ? [new URL(address).origin] : []);

const connections = (serviceAddresses: string[]) =>
  ["'self'", ...new Set(serviceAddresses.flatMap(getOrigin))].join(' ');

/**
 * A worker follows the policy of its own script, not the page's: it loads the rest of its code and calls the services.
 */
export const workerPolicy = (serviceAddresses: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${connections(serviceAddresses)}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types medida#bundler',
  ].join('; ');

/** The policy of the page. `serviceAddresses` may be on other origins by configuration. */
export const createPagePolicy = (serviceAddresses: string[], imageAddresses: string[]) => {
  const connect = connections(serviceAddresses);
  const images = ["'self'", 'data:', ...new Set(imageAddresses.flatMap(getOrigin))].join(' ');
  return (nonce: string) =>
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src ${images}`,
      "font-src 'self'",
      `connect-src ${connect}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      // A company's films may be on any secure origin.
      `media-src 'self' https: ${imageAddresses.flatMap(getOrigin).join(' ')}`.trim(),
      'frame-src https://www.youtube-nocookie.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types medida#bundler medida#data medida#worker dompurify',
    ].join('; ');
};
