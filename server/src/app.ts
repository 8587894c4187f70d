import { join } from 'node:path';

import { dayIn } from '@/shared/lib/days';

import { createBackgroundWork, registerHousekeeping } from './backgroundWork';
import { reportsPath, type ServerConfig } from './config/serverConfig';
import type { OpenDatabase } from './db/openDatabase';
import { registerDiscovery } from './discovery/registerDiscovery';
import { openCatalogEngines } from './engine/openCatalogEngines';
import { createPriceRequests } from './engine/priceRequests';
import { registerEngineRoute } from './engine/requestRoute';
import type { Adapter } from './gateway/adapter';
import { registerHealthRoutes } from './handlers/healthRoutes';
import { registerOfficeRoutes } from './handlers/officeRoutes';
import { registerJsonBodies } from './http/contracts/jsonBodies';
import { registerRequestValidation, registerStrictResponses } from './http/contracts/validation';
import { createHttpServer, malformedUrl } from './http/createHttpServer';
import { registerGracefulStop } from './http/gracefulStop';
import { registerMetrics, type ShareMetrics } from './http/metrics';
import { registerApplicationAssets } from './http/pages/applicationAssets';
import {
  createApplicationPage,
  isScreenAddress,
  isSentForm,
  registerRuntimeConfig,
  type SendPage,
} from './http/pages/applicationPage';
import { registerErrorResponses, sendRefusal } from './http/responses/errorResponses';
import { notFound } from './http/responses/refusal';
import { createLanguageReader } from './http/responses/requestLanguage';
import { registerResponseEncoding } from './http/responses/responseEncoding';
import { createCors } from './http/security/cors';
import { isOwnAddress, registerHostCheck } from './http/security/origin';
import { refuseBeyond, registerRequestLimits } from './http/security/requestLimits';
import { registerSecurityHeaders } from './http/security/securityHeaders';
import { createXsrf } from './http/security/xsrf';
import { createIdentity } from './identity/createIdentity';
import { createMailer } from './identity/mailer';
import type { PasswordCost } from './identity/passwords';
import { createOrderPdfs } from './orders/orderPdfs';
import { createChannels } from './outbox/channels';
import { registerDelivery } from './outbox/registerDelivery';
import { createDataVersion } from './rendering/dataVersion';
import { createOwnFetch } from './rendering/ownFetch';
import { createPageMetrics } from './rendering/pageMetrics';
import { createPageRenderer } from './rendering/pageRenderer';
import type { WritePage } from './rendering/pageWriter';
import { registerReportRoute } from './reports/reportRoute';
import { createApiKeysRepository } from './repositories/apiKeysRepository';
import { createAttemptsRepository } from './repositories/attemptsRepository';
import { createErrorReportsRepository } from './repositories/errorReportsRepository';
import { createHealthRepository } from './repositories/healthRepository';
import { createOutboxRepository } from './repositories/outboxRepository';
import { createPriceListsRepository } from './repositories/priceListsRepository';
import { readServerSecret } from './repositories/secretsRepository';
import { createStaffRepository } from './repositories/staffRepository';
import { createStandingOrdersRepository } from './repositories/standingOrdersRepository';
import { createFileRemoval, createRetention } from './retention';
import { registerServices } from './services';
import type { Tracing } from './tracing/openTelemetry';
import { registerRequestSpans } from './tracing/requestSpans';
import { traceChannel, traceEngines, traceRendering } from './tracing/tracedParts';

export type AppOptions = {
  config: ServerConfig;
  database: OpenDatabase;
  /** Bridges a company's own services. Without it, pages call them directly. */
  adapter?: Adapter | undefined;
  now?: () => number;
  /** Tests pass cheaper parameters. */
  passwordCost?: PasswordCost;
  /** How long a client may take to send a request. */
  slowestRequestMs?: number;
  /** How long a connection may stay open without any traffic. */
  idleConnectionMs?: number;
  /** Validates every response against its contract; for tests. */
  strictResponses?: boolean;
  /** Without it, pages are served unrendered. */
  writePage?: WritePage | undefined;
  /** The built program of the engines' thread. Without it, the engines run on this thread. */
  engineThread?: string | undefined;
  orderPdfThread?: string | undefined;
  /** Lets /metrics cover all processes if there are several. */
  shareMetrics?: ShareMetrics | undefined;
  tracing?: Tracing | undefined;
};

/** The application without a port. The caller owns the database: closing the app leaves it open. */
export const createApp = async (options: AppOptions) => {
  const { database, adapter, now = Date.now, passwordCost, strictResponses = false, writePage } = options;
  const { engineThread, orderPdfThread, tracing } = options;
  const { rootDirectory, runtime: given } = options.config;
  const readLanguage = createLanguageReader(given.headers.language);
  const gateway =
    adapter &&
    (await import('./gateway/registerGateway')).createGateway({ adapter, rootDirectory, config: given, readLanguage });
  const runtime = gateway?.runtime ?? given;
  const config = { ...options.config, runtime };
  const distribution = join(rootDirectory, 'dist');
  const page: { send?: SendPage } = {};
  const app = createHttpServer(options, (request, reply) => {
    const refuse = () => sendRefusal(malformedUrl, request, reply, readLanguage);
    if (!page.send || !isScreenAddress(request)) return void refuse();
    page.send(request, reply).catch((error: unknown) => {
      request.log.error({ err: error }, 'request failed');
      return refuse();
    });
  });
  const identity = await createIdentity({ config, db: database.db, now, passwordCost });
  const cors = createCors(config.allowedOrigins, [runtime.headers.language, runtime.headers.application]);
  const xsrf = createXsrf({
    secret: await readServerSecret(database.db, 'xsrf'),
    publicOrigin: config.publicOrigin,
    isAllowedOrigin: cors.isAllowed,
  });

  // First, so that all other hooks run in the span of the request.
  if (tracing) registerRequestSpans(app, tracing);
  registerGracefulStop(app);
  registerErrorResponses(app, readLanguage);
  registerHostCheck(app);
  registerJsonBodies(app);
  registerRequestValidation(app);
  if (strictResponses) registerStrictResponses(app);
  registerResponseEncoding(app, {
    languageHeader: runtime.headers.language,
    isPublic: (request) => /^(GET|HEAD)$/.test(request.method) && !identity.sessions.hasSession(request),
  });
  // Last, because the encoding decides which responses are a 304.
  registerSecurityHeaders(app);

  const metrics = registerMetrics(app, config, options.shareMetrics);
  registerHealthRoutes(app, createHealthRepository(database));
  registerRuntimeConfig(app, runtime);
  const background = createBackgroundWork(app);
  const limits = await registerRequestLimits(app, {
    config,
    sessions: identity.sessions,
    shared: database.engine === 'postgres' ? createAttemptsRepository(database.db) : undefined,
    background,
    registry: metrics,
    now,
  });
  const reports = createErrorReportsRepository(database.db);
  const dayAt = dayIn(config.timeZone);
  const today = () => dayAt(now());
  const standingOrders = createStandingOrdersRepository(database.db);
  registerHousekeeping(app, background, {
    expiry: identity.removeExpired,
    officeExpiry: async () => {
      await createStaffRepository(database.db, runtime.accountId).removeExpired(now());
      await createApiKeysRepository(database.db, runtime.accountId).removeEnded(now());
    },
    retention: createRetention({ config, db: database.db, now }),
    files: createFileRemoval({ config, db: database.db, now }, app.log),
    reminders: () => standingOrders.remind(runtime.accountId, today(), now()),
  });
  const outbox = createOutboxRepository(database.db, runtime.accountId);
  const writeOrderPdf = createOrderPdfs(config, orderPdfThread);
  const mailer = createMailer(config);
  const channels = createChannels({ db: database.db, outbox, config, mailer, writeOrderPdf, now });
  const deliverAfter = registerDelivery(app, {
    outbox,
    channels: tracing ? channels.map((channel) => traceChannel(channel, tracing)) : channels,
    isAlone: database.engine === 'sqlite',
    background,
    registry: metrics,
    now,
  });
  const fetch = createOwnFetch(app);
  const hasOwnItems = isOwnAddress(given.services.inventory);
  const readVersion = createDataVersion(database.db, now, hasOwnItems && isOwnAddress(given.services.public));
  const untracedEngines = await openCatalogEngines(app, {
    config,
    database,
    now,
    threadFile: engineThread,
    fetch: tracing ? (...request) => tracing.outside(() => fetch(...request)) : fetch,
    readVersion,
  });
  const engines = tracing ? traceEngines(untracedEngines, tracing) : untracedEngines;
  app.addHook('onClose', async () => engines.dispose());
  const findPrices = hasOwnItems
    ? await createPriceRequests(rootDirectory, runtime, {
        priceLists: createPriceListsRepository(database.db),
        today,
      })
    : undefined;
  await app.register(
    async (services) => {
      await cors.register(services);
      services.addHook('onRequest', refuseBeyond(limits.services));
      services.addHook('onRequest', identity.sessions.refuseInView);
      xsrf.register(services);
      await registerServices(services, {
        ...identity,
        config,
        db: database.db,
        background,
        readLanguage,
        deliverAfter,
        writeOrderPdf,
        limitMissedSearches: limits.missedSearches,
        now,
        today,
      });
      await gateway?.register(services);
      await services.register(async (office) => registerOfficeRoutes(office, { db: database.db, config, now }), {
        prefix: '/office',
      });
      await services.register(
        async (routes) =>
          registerEngineRoute(routes, {
            engines,
            sessions: identity.sessions,
            pricesVisibleTo: runtime.pricesVisibleTo,
            findPrices,
            readLanguage,
          }),
        { prefix: '/engine' },
      );
    },
    { prefix: '/services' },
  );
  await app.register(
    async (receiver) => {
      // Beacons always carry cookies, so browsers let pages of other origins send them only if credentials are allowed.
      await cors.register(receiver, { credentials: true });
      xsrf.registerOriginCheck(receiver);
      registerReportRoute(receiver, { reports, limits, registry: metrics, now });
    },
    { prefix: reportsPath },
  );
  await registerApplicationAssets(app, distribution, config);

  registerDiscovery({ app, config, database, limitPages: limits.pages, now, today });
  const sendPage = await createApplicationPage(app, {
    directory: distribution,
    config: runtime,
    pictureOrigins: config.pictureOrigins,
    xsrf,
    limitPages: limits.pages,
    createRenderer:
      writePage &&
      ((built) =>
        createPageRenderer({
          config: runtime,
          fetch,
          engines,
          // Banners and offers begin and end with a day.
          readVersion: async () => `${today()} ${await readVersion()}`,
          publicOrigin: config.publicOrigin,
          writePage: tracing ? traceRendering(writePage, tracing) : writePage,
          built,
          metrics: createPageMetrics(metrics),
        })),
  });
  page.send = sendPage;
  app.addHook('onRequest', (request, reply, done) => {
    if (isSentForm(request)) reply.redirect('?', 303);
    else done();
  });
  app.setNotFoundHandler((request, reply) =>
    isScreenAddress(request) ? sendPage(request, reply) : sendRefusal(notFound(), request, reply, readLanguage),
  );
  return app;
};
