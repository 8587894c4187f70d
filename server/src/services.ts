import type { FastifyInstance } from 'fastify';

import type { ServerConfig } from './config/serverConfig';
import type { OpenDatabase } from './db/openDatabase';
import { registerBlobRoutes } from './handlers/blobRoutes';
import { createContactHandlers } from './handlers/contactHandlers';
import { createContentHandlers } from './handlers/contentHandlers';
import { createAttemptLimit, fifteenMinutes } from './http/attemptLimit';
import { registerContract } from './http/contractRoutes';
import type { LanguageOf } from './http/requestLanguage';
import type { Xsrf } from './http/xsrf';
import { createAttemptsRepository } from './repositories/attemptsRepository';
import { createContactMessagesRepository } from './repositories/contactMessagesRepository';
import { createContentRepository } from './repositories/contentRepository';
import { createEnvironmentsRepository } from './repositories/environmentsRepository';
import { createFilesRepository } from './repositories/filesRepository';

export type ServiceParts = {
  config: ServerConfig;
  database: OpenDatabase;
  languageOf: LanguageOf;
  xsrf: Xsrf;
  now: () => number;
};

const contactRule = { purpose: 'contact', attempts: 10, windowMs: fifteenMinutes };

export const registerServices = async (app: FastifyInstance, parts: ServiceParts) => {
  const { config, database, languageOf, xsrf, now } = parts;
  const { db } = database;
  const { accountId } = config.runtime;
  const { rootDirectory } = config;
  const attempts = createAttemptsRepository(db);

  xsrf.register(app);
  const publicHandlers = {
    ...createContentHandlers({
      content: createContentRepository(db, accountId),
      environments: createEnvironmentsRepository(db, accountId),
      languageOf,
    }),
    ...createContactHandlers({
      messages: createContactMessagesRepository(db, accountId),
      limit: createAttemptLimit(attempts, contactRule, now),
      languageOf,
      now,
    }),
  };
  await registerContract(app, { rootDirectory, name: 'public', prefix: '/public', handlers: publicHandlers });
  await app.register(async (blob) => registerBlobRoutes(blob, createFilesRepository(db)), { prefix: '/blob' });
};
