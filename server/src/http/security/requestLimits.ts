import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Counter, type Registry } from 'prom-client';

import type { BackgroundWork } from '../../backgroundWork';
import type { ServerConfig } from '../../config/serverConfig';
import type { Sessions } from '../../identity/sessions';
import type { AttemptsRepository } from '../../repositories/attemptsRepository';
import { isLargeFile } from '../../repositories/filesRepository';
import { type Refusal, tooManyRequests } from '../responses/refusal';
import { toCountedAddress } from './clientAddress';
import { isForwarded, isThisMachine } from './machineAccess';
import { createRequestCounts } from './requestCounts';

/** Counts a request, unless it is free; what it has to be refused with, if it exceeds the limit. */
export type RequestLimit = (request: FastifyRequest) => Promise<Refusal | undefined> | undefined;

export type RequestLimits = Record<'pages' | 'services' | 'reports' | 'errorReports' | 'missedSearches', RequestLimit>;

type Parts = {
  config: Pick<ServerConfig, 'pagesPerMinute' | 'requestsPerMinute' | 'trustProxy'>;
  sessions: Pick<Sessions, 'readOwner'>;
  /** Where several processes may serve the same visitors. */
  shared: AttemptsRepository | undefined;
  background: BackgroundWork;
  registry: Registry;
  now: () => number;
};

/** The name of the limit keeps its counts apart from those of the others. */
type Identify = (request: FastifyRequest, name: string) => string | Promise<string>;

const minute = 60_000;

const reportsPerMinute = 60;
const errorReportsPerMinute = 20;
const missedSearchesPerMinute = 10;

const unlimited: RequestLimit = () => undefined;

/** A hook. Free requests, most of all those of rendering, do not wait. */
export const refuseBeyond =
  (limit: RequestLimit): onRequestHookHandler =>
  (request, _reply, done) => {
    const counted = limit(request);
    if (counted) void counted.then(done, done);
    else done();
  };

/** How many requests a minute one address, or one person who is signed in, may send. */
export const registerRequestLimits = async (app: FastifyInstance, parts: Parts): Promise<RequestLimits> => {
  const { config, sessions, shared, background, registry, now } = parts;
  const { pagesPerMinute, requestsPerMinute, trustProxy } = config;
  const refused = new Counter({
    name: 'medida_requests_refused_total',
    help: 'Requests beyond a limit, by limit and by what it counts: an address or an account',
    labelNames: ['limit', 'counted'],
    registers: [registry],
  });
  const counts = createRequestCounts({ shared, background, windowMs: minute, now });
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, { global: false, timeWindow: minute, store: counts.store });

  const byAddress: Identify = ({ ip }, name) => `${name} address ${toCountedAddress(ip)}`;
  const byAccount: Identify = async (request, name) => {
    const owner = await sessions.readOwner(request);
    return owner ? `${name} account ${owner.clientId} ${owner.personId ?? ''}` : byAddress(request, name);
  };

  let hasWarned = trustProxy > 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && isForwarded(request)) {
      hasWarned = true;
      app.log.warn('visitors behind a proxy share its limits: set TRUST_PROXY to the number of proxies');
    }
    done();
  });

  const createLimit = (
    name: keyof RequestLimits,
    max: number,
    identify: Identify,
    isFree: (request: FastifyRequest) => boolean = () => false,
  ): RequestLimit => {
    if (max === 0) return unlimited;
    const count = app.createRateLimit({ max, keyGenerator: (request) => identify(request, name) });
    const countRequest = async (request: FastifyRequest) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return undefined;
      refused.inc({ limit: name, counted: counted.key.split(' ')[1] ?? '' });
      return tooManyRequests(counted.ttlInSeconds);
    };
    // Not an `allowList`, which the plugin asks only after it has identified the request.
    return (request) => (isFree(request) ? undefined : countRequest(request));
  };

  // Those of rendering and of the engines come from this machine, and so do visitors through an untrusted proxy on it.
  const isOwn = (request: FastifyRequest) => isThisMachine(request.ip) && !isForwarded(request);
  const isPicture = ({ url, params }: FastifyRequest) =>
    url.startsWith('/services/blob/') && !isLargeFile((params as { name?: string }).name ?? '');
  return {
    pages: createLimit('pages', pagesPerMinute, byAddress, isOwn),
    services: createLimit('services', requestsPerMinute, byAccount, (request) => isOwn(request) || isPicture(request)),
    reports: createLimit('reports', reportsPerMinute, byAddress),
    errorReports: createLimit('errorReports', errorReportsPerMinute, byAddress),
    missedSearches: createLimit('missedSearches', missedSearchesPerMinute, byAddress),
  };
};
