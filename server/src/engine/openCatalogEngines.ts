import type { FastifyInstance } from 'fastify';

import type { ServerConfig } from '../config/serverConfig';
import type { OpenDatabase } from '../db/openDatabase';
import { type CatalogEngines, createCatalogEngines } from './catalogEngines';
import { createListRequests } from './listRequests';
import { openPostgresEngines } from './postgres/openEngines';
import { createThreadEngines } from './threadEngines';

type Parts = {
  config: ServerConfig;
  database: OpenDatabase;
  now: () => number;
  threadFile: string | undefined;
  fetch: typeof fetch;
  readVersion: () => Promise<string>;
};

/** The engines that the configuration chooses. */
export const openCatalogEngines = async (
  app: FastifyInstance,
  { config, database, now, threadFile, fetch, readVersion }: Parts,
): Promise<CatalogEngines> => {
  if (config.catalogueEngine === 'postgres') {
    const onFault = (error: unknown) => app.log.error({ err: error }, 'the catalogue engine on PostgreSQL failed');
    const { engines, close } = openPostgresEngines({ config, database, now, onFault });
    app.addHook('onClose', close);
    return engines;
  }
  return createCatalogEngines({
    create: createThreadEngines({
      threadFile,
      fetch,
      onFault: (reason) => app.log.error({ reason }, 'the catalogue engine failed and was started again'),
    }),
    createRequest: await createListRequests(config.rootDirectory, config.runtime),
    readVersion,
  });
};
