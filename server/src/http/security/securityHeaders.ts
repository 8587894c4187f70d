import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { contentSecurityPolicy, strictTransportSecurity } from 'helmet';

import { hashInlineElements, type InlineHashes } from './inlineHashes';

type Middleware = ReturnType<typeof helmet>;

/** Helmet sets headers on a Node response. A separate one is used, as Fastify is faster if its own has none yet. */
const listHeaders = (middleware: Middleware, request: IncomingMessage) => {
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return response.getHeaders();
};

const apply = (middleware: Middleware, request: FastifyRequest, reply: FastifyReply) =>
  reply.headers(listHeaders(middleware, request.raw));

const createPolicy = (directives: Record<string, string[]>) =>
  contentSecurityPolicy({ useDefaults: false, directives });

// Not @fastify/helmet, because malformed URLs never reach its hooks (ADR 19).
const setHelmetHeaders = helmet({
  // Responses other than pages load nothing; an SVG opened on its own may use its own styles.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
      sandbox: [],
    },
  },
  // Pages of other origins may show pictures from the services.
  crossOriginResourcePolicy: false,
  // Set below, for https only.
  strictTransportSecurity: false,
  // Obsolete, the default, or covered by the policy; left out, so that pages fit into the first packets.
  originAgentCluster: false,
  xFrameOptions: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const twoYears = 63_072_000;
const setTransportSecurity = strictTransportSecurity({ maxAge: twoYears });

const policyHeader = 'content-security-policy';

const commonHeaders = {
  ...listHeaders(setHelmetHeaders, new IncomingMessage(new Socket())),
  // The camera scans bar codes.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

const setRequestId = (request: FastifyRequest, reply: FastifyReply) => reply.header('x-request-id', request.id);

/** Does not replace the policy that a page or worker has already set. */
export const setSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => {
  const policy = reply.getHeader(policyHeader);
  reply.headers(commonHeaders);
  if (policy !== undefined) reply.header(policyHeader, policy);
  if (request.protocol === 'https') apply(setTransportSecurity, request, reply);
  setRequestId(request, reply);
};

export const registerSecurityHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    // A 304 needs none: the browser keeps the headers of its cached response.
    if (reply.statusCode === 304) setRequestId(request, reply);
    else setSecurityHeaders(request, reply);
    done(null, payload);
  });
};

/** The origins of absolute addresses; relative ones are our own. */
const findOrigins = (addresses: string[]) => [
  ...new Set(addresses.flatMap((address) => (/^https?:\/\//i.test(address) ? [new URL(address).origin] : []))),
];

/**
 * A worker follows the policy of its own script, not the page's: it loads the rest of its code and calls the services.
 */
export const createWorkerPolicy = (serviceAddresses: string[]) => {
  const policy = createPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...findOrigins(serviceAddresses)],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['medida#bundler'],
  });
  return (request: FastifyRequest, reply: FastifyReply) => apply(policy, request, reply);
};

// Style libraries insert empty style elements and fill them by script.
const emptyStyle = hashInlineElements('<style></style>').styles;

/**
 * The policy of the page. It uses hashes, because nonces would differ from one response to the next. The configuration
 * may put `serviceAddresses` on other origins.
 */
export const createPagePolicy = (serviceAddresses: string[], imageAddresses: string[]) => {
  const elsewhere = findOrigins(serviceAddresses);
  const images = findOrigins(imageAddresses);
  return (request: FastifyRequest, reply: FastifyReply, { scripts, styles }: InlineHashes) => {
    const policy = createPolicy({
      // The fallback for everything without a rule of its own below.
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'", ...new Set([...emptyStyle, ...styles])],
      'img-src': ["'self'", 'data:', ...images],
      ...(elsewhere.length > 0 && { 'connect-src': ["'self'", ...elsewhere] }),
      // A company's films may be on any secure origin.
      'media-src': ["'self'", 'https:', ...images],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['medida#bundler', 'medida#data', 'medida#worker', 'dompurify'],
    });
    apply(policy, request, reply);
  };
};
