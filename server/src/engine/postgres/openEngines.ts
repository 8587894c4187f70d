import type { ServerConfig } from '../../config/serverConfig';
import { type Database, type OpenDatabase, openDatabase } from '../../db/openDatabase';
import { createDataVersion } from '../../rendering/dataVersion';
import { type CatalogEngines, createCatalogEngines } from '../catalogEngines';
import { createChangeLog } from './changeLog';
import { createSortIndexes } from './sortIndexes';
import { createStoredColumns, createStoredEngine } from './storedEngine';

type Settings = Pick<ServerConfig, 'catalogueEngine'>;

/** Creates the indexes that sort the catalogue, and the log of its changes, if they are missing. */
export const prepareIndex = async ({ db }: Pick<OpenDatabase, 'db'>, { catalogueEngine }: Settings) => {
  if (catalogueEngine !== 'postgres') return;
  await createSortIndexes(db);
  await createChangeLog(db);
};

type Parts = {
  config: ServerConfig;
  database: OpenDatabase;
  now: () => number;
  onFault: (error: unknown) => void;
};

type EngineParts = {
  /** For reading; perhaps a replica. */
  db: Database;
  config: Pick<ServerConfig, 'filterFeatures' | 'runtime'>;
  readVersion: () => Promise<string>;
};

/** Engines that read the catalogue from PostgreSQL, and keep it as columns of numbers and folded texts (ADR 61). */
export const createPostgresEngines = ({ db, config, readVersion }: EngineParts): CatalogEngines => {
  const { runtime, filterFeatures: featureKeys } = config;
  const { accountId, catalogs: catalogIds, pricesVisibleTo, stock } = runtime;
  const settings = { accountId, catalogIds, featureKeys, pricesVisibleTo, stockVisibleTo: stock.visibleTo };
  const readShared = createStoredColumns(db, settings);
  return createCatalogEngines({
    create: () => createStoredEngine(db, settings, readShared),
    createRequest: ({ language, token }) => ({
      language,
      ...(token !== undefined && { audience: 'clients' }),
      catalogs: [],
      headers: {},
    }),
    readVersion,
    hasAllLanguages: true,
  });
};

/** The engines on PostgreSQL, which read from a replica if there is one. */
export const openPostgresEngines = ({ config, database, now, onFault }: Parts) => {
  const { databaseReadUrl, databasePoolSize: poolSize, databaseTimeout, dataDirectory } = config;
  const replica =
    databaseReadUrl === ''
      ? undefined
      : openDatabase({
          databaseUrl: databaseReadUrl,
          dataDirectory,
          poolSize,
          readsOnly: true,
          timeoutMs: databaseTimeout * 1000,
          onIdleError: onFault,
        });
  const { db } = replica ?? database;
  const engines = createPostgresEngines({ db, config, readVersion: createDataVersion(db, now, true) });
  return { engines, close: async () => replica?.close() };
};
