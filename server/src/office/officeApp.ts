import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { OfficeInputs } from '@/contracts/office';

import type { ServerConfig } from '../config/serverConfig';
import type { OpenDatabase } from '../db/openDatabase';
import { getErrorCode, OperatorError } from '../errors';
import { registerBlobRoutes } from '../handlers/blobRoutes';
import { type OperationHandlers, registerContract } from '../http/contracts/contractRoutes';
import { registerJsonBodies } from '../http/contracts/jsonBodies';
import { registerRequestValidation, registerStrictResponses } from '../http/contracts/validation';
import { createHttpServer, malformedUrl } from '../http/createHttpServer';
import { registerGracefulStop } from '../http/gracefulStop';
import { registerApplicationAssets } from '../http/pages/applicationAssets';
import { registerRuntimeConfig } from '../http/pages/applicationPage';
import { registerErrorResponses, sendRefusal } from '../http/responses/errorResponses';
import { notFound, Refusal } from '../http/responses/refusal';
import { createLanguageReader } from '../http/responses/requestLanguage';
import { registerResponseEncoding } from '../http/responses/responseEncoding';
import { hashInlineElements } from '../http/security/inlineHashes';
import { isLoopbackName, registerHostCheck } from '../http/security/origin';
import { createPagePolicy, registerSecurityHeaders } from '../http/security/securityHeaders';
import { createXsrf, type Xsrf } from '../http/security/xsrf';
import { createKnownDevices } from '../identity/knownDevices';
import { createPasswordWork, type PasswordCost } from '../identity/passwords';
import { createApiKeysRepository } from '../repositories/apiKeysRepository';
import { createFilesRepository } from '../repositories/filesRepository';
import { readServerSecret } from '../repositories/secretsRepository';
import { createStaffRepository } from '../repositories/staffRepository';
import { registerCsvUploads } from './csvUploads';
import { createClientHandlers } from './handlers/clientHandlers';
import { createContentHandlers } from './handlers/contentHandlers';
import { createImportHandlers } from './handlers/importHandlers';
import { createItemHandlers } from './handlers/itemHandlers';
import { createMessageHandlers } from './handlers/messageHandlers';
import { createOperationHandlers } from './handlers/operationHandlers';
import { createOrderHandlers } from './handlers/orderHandlers';
import { createPriceHandlers } from './handlers/priceHandlers';
import { createQuoteHandlers } from './handlers/quoteHandlers';
import { createSessionHandlers } from './handlers/sessionHandlers';
import { createSoftwareHandlers } from './handlers/softwareHandlers';
import { createStaffHandlers } from './handlers/staffHandlers';
import { registerKeyLimits } from './keyLimits';
import { registerLargeBodies } from './largeBodies';
import { createOfficeAccess } from './officeAccess';
import type { OfficeParts } from './officeParts';
import { createStaffSignIn } from './staffSignIn';

export type OfficeOptions = {
  config: ServerConfig;
  database: OpenDatabase;
  now?: (() => number) | undefined;
  /** Tests pass cheaper parameters. */
  passwordCost?: PasswordCost | undefined;
  /** How long a connection may stay open without any traffic, except while a request is handled. */
  idleConnectionMs?: number;
  /** Validates every response against its contract; for tests. */
  strictResponses?: boolean;
};

/** 32 MB at 1 Mbit/s take 268 seconds. The body of whoever is not signed in is not awaited. */
const slowestRequestMs = 300_000;

/** An import may take longer than a connection may stay idle while a body or a response is on its way. */
const waitForHandlers = ({ server }: FastifyInstance) => {
  server.on('request', (request, response) => {
    response.on('timeout', (socket: Socket) => {
      if (!request.complete || response.headersSent) socket.destroy();
    });
  });
};

const readPage = async (directory: string) => {
  try {
    return await readFile(join(directory, 'index.html'), 'utf8');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const registerPage = async (app: FastifyInstance, { config, xsrf }: { config: ServerConfig; xsrf: Xsrf }) => {
  const directory = join(config.rootDirectory, 'dist', 'office');
  await registerApplicationAssets(app, directory, config);
  const page = await readPage(directory);
  if (page === undefined) return;
  const inline = hashInlineElements(page);
  const { services, blob } = config.runtime;
  const setPagePolicy = createPagePolicy([], [services.blob, blob.sizes, ...config.pictureOrigins]);
  app.get('/', (request, reply) => {
    xsrf.setCookie(request, reply);
    setPagePolicy(request, reply, inline);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
};

const createHandlers = (parts: OfficeParts): OperationHandlers<OfficeInputs> => ({
  ...createSessionHandlers(parts),
  ...createOrderHandlers(parts),
  ...createQuoteHandlers(parts),
  ...createStaffHandlers(parts),
  ...createMessageHandlers(parts),
  ...createOperationHandlers(parts),
  ...createClientHandlers(parts),
  ...createSoftwareHandlers(parts),
  ...createImportHandlers(parts),
  ...createContentHandlers(parts),
  ...createItemHandlers(parts),
  ...createPriceHandlers(parts),
});

/** On this machine alone, another name is one that a page of another site has made to mean this machine. */
const refuseOtherNames = (app: FastifyInstance, { officeHost, officeUrl }: ServerConfig) => {
  if (!isLoopbackName(officeHost)) return;
  const ownName = officeUrl === '' ? '' : new URL(officeUrl).hostname;
  app.addHook('onRequest', async ({ hostname }) => {
    if (hostname !== ownName && !isLoopbackName(hostname))
      throw new Refusal(421, 'badRequest', { detail: 'the office has another name' });
  });
};

/** The office without a port. The caller owns the database: closing the app leaves it open. */
export const createOfficeApp = async (options: OfficeOptions): Promise<FastifyInstance> => {
  const { config, database, now = Date.now, passwordCost, strictResponses = false } = options;
  const { rootDirectory, runtime, officeUrl } = config;
  const { db } = database;
  const readLanguage = createLanguageReader(runtime.headers.language);
  // Without the address of a proxy, the office is reached directly, whatever is before the shop.
  const trustProxy = officeUrl === '' ? 0 : config.trustProxy;
  const app = createHttpServer(
    { ...options, slowestRequestMs, config: { ...config, trustProxy } },
    (request, reply) => {
      sendRefusal(malformedUrl, request, reply, readLanguage);
    },
  );
  const xsrf = createXsrf({
    secret: await readServerSecret(db, 'xsrf'),
    publicOrigin: officeUrl === '' ? '' : new URL(officeUrl).origin,
    isAllowedOrigin: () => false,
  });
  const staff = createStaffRepository(db, runtime.accountId);
  const keyLimits = await registerKeyLimits(app, database, now);
  const keys = createApiKeysRepository(db, runtime.accountId);
  const isSecure = officeUrl.startsWith('https:');
  const access = createOfficeAccess({ staff, keys, keyLimits, isSecure, now });
  const devices = createKnownDevices(await readServerSecret(db, 'staffDevice'), {
    name: 'MEDIDA-STAFF',
    path: '/services/office',
    ...(isSecure && { isSecure }),
  });
  const passwords = createPasswordWork(passwordCost);

  registerGracefulStop(app);
  waitForHandlers(app);
  registerErrorResponses(app, readLanguage);
  registerHostCheck(app);
  refuseOtherNames(app, config);
  registerJsonBodies(app);
  registerRequestValidation(app);
  if (strictResponses) registerStrictResponses(app);
  registerResponseEncoding(app, { languageHeader: runtime.headers.language, isPublic: () => false });
  registerSecurityHeaders(app);
  registerRuntimeConfig(app, runtime);

  const parts: OfficeParts = {
    ...createStaffSignIn({ db, accountId: runtime.accountId, passwords, devices, siteName: runtime.siteName, now }),
    config,
    db,
    access,
    getContext: (request: FastifyRequest) => ({ config, author: access.getActor(request), now }),
    readLanguage,
    now,
  };
  await app.register(async (office) => {
    office.setErrorHandler((error) => {
      // What operators' functions say is for commands, unless they say it as a refusal.
      throw error instanceof OperatorError ? new Refusal(409, 'badRequest', { detail: error.message }) : error;
    });
    xsrf.register(office);
    access.register(office);
    registerCsvUploads(office);
    registerLargeBodies(office, (request) => access.getActor(request).by);
    await registerContract(office, {
      rootDirectory,
      name: 'office',
      prefix: '/services/office',
      handlers: createHandlers(parts),
      securityHandlers: undefined,
    });
  });
  // What the pages of the shop show, the forms show, too.
  await app.register(async (blob) => registerBlobRoutes(blob, createFilesRepository(db)), { prefix: '/services/blob' });
  await registerPage(app, { config, xsrf });
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply, readLanguage));
  return app;
};
