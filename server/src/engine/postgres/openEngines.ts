import type { ServerConfig } from '../../config/serverConfig';
import { type OpenDatabase, openDatabase } from '../../db/openDatabase';
import { createDataVersion } from '../../rendering/dataVersion';
import type { IndexedCatalogs } from './indexState';
import { createPostgresEngines } from './postgresEngines';
import { fillIndex } from './searchIndex';
import { createSearchTables } from './searchTables';

type Settings = Pick<ServerConfig, 'catalogueEngine' | 'filterFeatures' | 'runtime'>;

/** What the tables hold; null where the engine is in memory, and no tables are kept. */
export const findIndexedCatalogs = ({ catalogueEngine, filterFeatures, runtime }: Settings): IndexedCatalogs | null =>
  catalogueEngine === 'postgres' ? { catalogIds: runtime.catalogs, featureKeys: filterFeatures } : null;

/** Creates and fills the tables if they are missing or behind; at a million items, that takes minutes. */
export const prepareIndex = async ({ db }: Pick<OpenDatabase, 'db'>, config: Settings) => {
  const catalogs = findIndexedCatalogs(config);
  if (!catalogs) return;
  await createSearchTables(db);
  await fillIndex(db, catalogs);
};

type Parts = {
  config: ServerConfig;
  database: OpenDatabase;
  now: () => number;
  onFault: (error: unknown) => void;
};

/** The engines on PostgreSQL, which read from a replica if there is one. */
export const openPostgresEngines = (catalogs: IndexedCatalogs, { config, database, now, onFault }: Parts) => {
  const { databaseUrl, databaseReadUrl, databasePoolSize: poolSize, databaseTimeout, dataDirectory, runtime } = config;
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
  /** With the time that statements of commands have. */
  const refresh = async () => {
    const own = openDatabase({ databaseUrl, dataDirectory, poolSize: 2, access: 'shared', onIdleError: onFault });
    try {
      await fillIndex(own.db, catalogs);
    } finally {
      await own.close();
    }
  };
  const engines = createPostgresEngines({
    db,
    catalogs,
    accountId: runtime.accountId,
    pricesVisibleTo: runtime.pricesVisibleTo,
    stockVisibleTo: runtime.stock.visibleTo,
    readVersion: createDataVersion(db, now, true),
    refresh: () => refresh().catch(onFault),
  });
  return { engines, close: async () => replica?.close() };
};
