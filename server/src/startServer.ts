import type { FastifyInstance } from 'fastify';

import type { ServicesRequest } from '@/engine/client/messages';
import { type Language, languages } from '@/shared/i18n/languages';
import { waitAtMost } from '@/shared/lib/scheduling';
import { parseTaxRate } from '@/shared/money/taxRate';
import { paths } from '@/shared/routing/paths';

import { hasDemoClient } from '../demo/demoClients';
import { withDemoTexts } from '../demo/demoTexts';
import { isEmpty } from '../demo/emptyDatabase';
import { storePlaceholders } from '../demo/seedContent';
import { seedDatabase } from '../demo/seedDatabase';
import { createApp } from './app';
import { prepareDatabase, withExclusiveDatabase } from './commands/commandDatabase';
import { nameCommands } from './commands/nameCommands';
import { enginePath, type ServerConfig } from './config/serverConfig';
import { type OpenDatabase, openDatabase } from './db/openDatabase';
import { hasRows } from './db/sqlite/wholeTables';
import { prepareIndex } from './engine/postgres/openEngines';
import { getErrorCode, getErrorMessage, OperatorError } from './errors';
import { loadAdapter } from './gateway/loadAdapter';
import { drainConnections } from './http/drainConnections';
import type { ShareMetrics } from './http/metrics';
import { isLoopbackName, isOwnAddress } from './http/security/origin';
import { createOfficeApp } from './office/officeApp';
import { readVersion } from './readVersion';
import type { PageThreads } from './rendering/renderThreads';
import { createEnvironmentsRepository } from './repositories/environmentsRepository';
import type { Tracing } from './tracing/openTelemetry';

export type RunningServer = {
  address: string;
  /** Where the office is, if it is open. */
  officeAddress: string | undefined;
  offersDemo: boolean;
  /** Stops accepting connections, and resolves once the open ones have ended or been idle for a while. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

const fillNewDatabase = async ({ db }: OpenDatabase, config: ServerConfig) => {
  if (config.demo && (await isEmpty(db))) {
    console.log('Adding demo data to the new database ...');
    await seedDatabase(db, { ...config.runtime, rootDirectory: config.rootDirectory });
    return;
  }
  await storePlaceholders(db, config.rootDirectory);
  if (isOwnAddress(config.runtime.services.inventory) && !(await hasRows(db, 'stock_items')))
    console.log(nameCommands('There are no items yet. Run "npm run import" to import yours.'));
};

const publicUrlWarning =
  'PUBLIC_URL is not set: links in pages and sitemaps use the Host header of each request, and links in mails point to ' +
  'this machine. Set PUBLIC_URL to the address that visitors use.';

const warnAboutDemo = ({ host, publicUrl }: ServerConfig) => {
  if (isLoopbackName(host) && isLoopbackName(new URL(publicUrl).hostname)) return;
  console.warn(
    nameCommands(
      'The demo clients, whose passwords are public, can sign in from other machines. Remove them and all other demo data ' +
        'with "npm run demo -- remove".',
    ),
  );
};

const warnAboutOffice = ({ officePort, officeHost, officeUrl, trustProxy }: ServerConfig) => {
  if (officePort === null) return;
  if (officeUrl !== '' && trustProxy === 0)
    console.warn('OFFICE_URL names a proxy, but TRUST_PROXY does not: whoever signs in to the office counts as one.');
  if (isLoopbackName(officeHost)) return;
  const protection = officeUrl.startsWith('https:') ? '' : ' Set OFFICE_URL to the https address of a proxy before it.';
  console.warn(`OFFICE_HOST is ${officeHost}: the office can be reached from other machines.${protection}`);
};

const warnAboutTax = async ({ db }: OpenDatabase, accountId: number) => {
  const { tax } = await createEnvironmentsRepository(db, accountId).read(['tax']);
  if (parseTaxRate(tax) !== null) return;
  const problem = tax === undefined ? 'is not set' : `is ${JSON.stringify(tax)}, which is not a tax rate`;
  console.error(
    `The environment "tax" ${problem}: orders are refused until it is a percentage from 0 to 100, such as 16 or 8.25. Set it in environments.yaml (see docs/content.md).`,
  );
};

const warnAboutMail = ({ smtpUrl, webhookUrl, orderRecipients, runtime }: ServerConfig) => {
  if (smtpUrl === '')
    console.error(
      'SMTP_URL is not set: mails, including those about orders, are only written to files in DATA_DIR/outbox (see docs/operating.md).',
    );
  const unannounced = runtime.catalogs.filter(
    (catalog) => !orderRecipients.some(({ catalogId }) => catalogId === undefined || catalogId === catalog),
  );
  if (webhookUrl !== '' || unannounced.length === 0) return;
  const problem = orderRecipients.length === 0 ? 'is not set' : `names nobody for catalogue ${unannounced.join(', ')}`;
  console.error(`ORDER_MAIL_TO ${problem}: the company gets no mail about new orders. Set it to a mail address.`);
};

const prepare = async (database: OpenDatabase, config: ServerConfig) => {
  await fillNewDatabase(database, config);
  const takesOrders = isOwnAddress(config.runtime.services.orders);
  if (takesOrders) await warnAboutTax(database, config.runtime.accountId);
  if (await hasDemoClient(database.db)) warnAboutDemo(config);
  warnAboutOffice(config);
  if (config.isProduction && config.publicOrigin === '') console.warn(publicUrlWarning);
  if (takesOrders && !config.demo) warnAboutMail(config);
};

type Place = { port: number; host: string; prefix?: 'OFFICE_' | '' };

/** Resolves to the port. */
const listen = async (app: FastifyInstance, { port, host, prefix = '' }: Place) => {
  await app.listen({ port, host }).catch((error: unknown) => {
    const code = getErrorCode(error);
    const another = `set ${prefix}PORT to another number`;
    if (code === 'EADDRINUSE')
      throw new OperatorError(`Port ${port} is already in use: stop the other program or ${another}.`);
    if (code === 'EACCES') throw new OperatorError(`This user may not listen on port ${port}: ${another}.`);
    throw new OperatorError(`Cannot listen on ${prefix}HOST ${host}: ${getErrorMessage(error)}.`);
  });
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
};

/** Opens the office, unless it has no port. */
const openOffice = async (config: ServerConfig, database: OpenDatabase) => {
  const { officePort: port, officeHost: host } = config;
  if (port === null) return undefined;
  const office = await createOfficeApp({ config, database });
  try {
    const bound = await listen(office, { port, host, prefix: 'OFFICE_' });
    return { office, address: config.officeUrl || `http://localhost:${bound}` };
  } catch (error) {
    await office.close();
    throw error;
  }
};

const maxPreparationMs = 60_000;

/**
 * Loads the lists, builds their index and renders a page in every language. The port opens only afterwards, so that no
 * visitor of a restarted shop waits for this or gets an unrendered page.
 */
const prepareVisits = async (app: FastifyInstance, { runtime }: ServerConfig, rendering: Promise<void> | undefined) => {
  const prepare = async (language: Language) => {
    const headers = { [runtime.headers.language]: language };
    const search: ServicesRequest = { method: 'query', arg: { text: runtime.siteName } };
    if (rendering || isOwnAddress(runtime.services.engine))
      await app.inject({ method: 'POST', url: `${enginePath}/query`, headers, payload: search });
    await rendering;
    if (rendering) await app.inject({ url: paths.language.href({ lang: language }), headers: { accept: 'text/html' } });
  };
  const prepared = new Set<Language>();
  const prepareAll = async () => {
    for (const language of languages) {
      await prepare(language);
      prepared.add(language);
    }
  };
  try {
    await waitAtMost(maxPreparationMs, prepareAll());
    if (prepared.size < languages.length)
      app.log.warn('preparing the first pages takes more than a minute; the first visitors may have to wait');
  } catch (error) {
    app.log.error({ err: error }, 'failed to prepare the first pages');
  }
};

export type BuiltPrograms = {
  startPageThreads: () => PageThreads;
  /** Without these, engines and PDF files are made on the thread of the services. */
  engineThread?: string;
  orderPdfThread?: string;
};

const idleConnectionMs = 5000;

/** Loads the packages only where they are used. */
const startTracing = async ({ otlpEndpoint, rootDirectory }: ServerConfig): Promise<Tracing | undefined> => {
  if (otlpEndpoint === '') return undefined;
  const { createTracing } = await import('./tracing/openTelemetry');
  return createTracing(otlpEndpoint, readVersion(rootDirectory));
};

const open = (config: ServerConfig, tracing: Tracing | undefined) =>
  openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    poolSize: config.databasePoolSize,
    timeoutMs: config.databaseTimeout * 1000,
    onIdleError: (error) => console.error(`A database connection was lost: ${error.message}`),
    onStatement: tracing?.recordStatement,
  });

const serve = async (
  config: ServerConfig,
  database: OpenDatabase,
  built: BuiltPrograms | undefined,
  tracing: Tracing | undefined,
  shareMetrics?: ShareMetrics,
): Promise<RunningServer> => {
  // A provider's sign-in does not know the demo's clients.
  const offersDemo = isOwnAddress(config.runtime.services.public) && (await hasDemoClient(database.db));
  const adapter = await loadAdapter({ rootDirectory: config.rootDirectory, config: config.runtime });
  const pages = config.renderPages ? built?.startPageThreads() : undefined;
  const app = await createApp({
    config: { ...config, runtime: offersDemo ? withDemoTexts(config.runtime) : { ...config.runtime, demo: false } },
    database,
    adapter,
    writePage: pages?.writePage,
    engineThread: built?.engineThread,
    orderPdfThread: built?.orderPdfThread,
    shareMetrics,
    tracing,
  });
  if (built) await prepareVisits(app, config, pages?.started);
  const closing = async (error: unknown): Promise<never> => {
    await app.close();
    throw error;
  };
  const opened = await openOffice(config, database).catch(closing);
  const port = await listen(app, config).catch(async (error: unknown) => {
    await opened?.office.close();
    return closing(error);
  });
  return {
    address: `http://localhost:${port}`,
    officeAddress: opened?.address,
    offersDemo,
    drain: async () => {
      const servers = opened ? [app.server, opened.office.server] : [app.server];
      await Promise.all(servers.map((server) => drainConnections(server, idleConnectionMs)));
    },
    stop: async () => {
      await Promise.all([app.close(), opened?.office.close()]);
      await database.close();
      await tracing?.stop();
    },
  };
};

const closingOnFailure = async <Result>(database: OpenDatabase, work: () => Promise<Result>) => {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
};

const print = console.log;

/** Runs everything in one process. */
export const startServer = async (config: ServerConfig, built?: BuiltPrograms): Promise<RunningServer> => {
  // A migration, or waiting for another process that runs it, may take longer than a request is allowed to.
  if (config.databaseUrl !== '') await withExclusiveDatabase({ config, print }, async () => undefined);
  const tracing = await startTracing(config);
  const database = open(config, tracing);
  return closingOnFailure(database, async () => {
    await prepareDatabase(database, config);
    await prepare(database, config);
    if (config.databaseUrl !== '') await withExclusiveDatabase({ config, print }, (own) => prepareIndex(own, config));
    return serve(config, database, built, tracing);
  });
};

/** Runs one of several processes, after another one has run `prepareForWorkers`. */
export const startWorker = async (loaded: ServerConfig, built: BuiltPrograms, shareMetrics: ShareMetrics) => {
  // For `localhost`, Fastify may also listen on ::1, with a second server that draining would not reach.
  const config = loaded.host === 'localhost' ? { ...loaded, host: '127.0.0.1' } : loaded;
  const tracing = await startTracing(config);
  const database = open(config, tracing);
  return closingOnFailure(database, async () => {
    await prepareDatabase(database, config);
    return serve(config, database, built, tracing, shareMetrics);
  });
};

/** The preparations and warnings that are needed only once for all processes. */
export const prepareForWorkers = (config: ServerConfig) =>
  withExclusiveDatabase({ config, print }, async (database) => {
    await prepare(database, config);
    await prepareIndex(database, config);
  });
