import type { ServerConfig } from '../../config/serverConfig';
import { type Database, type OpenDatabase, openDatabase } from '../../db/openDatabase';
import { createDataVersion } from '../../rendering/dataVersion';
import { type CatalogEngines, createCatalogEngines } from '../catalogEngines';
import { type IndexedCatalogs, isIndexCurrent } from './indexState';
import { fillIndex } from './searchIndex';
import { createSearchTables } from './searchTables';
import { createStoredColumns, createStoredEngine } from './storedEngine';

type Settings = Pick<ServerConfig, 'catalogueEngine' | 'runtime'>;

/** What the tables hold; null where the engine is in memory, and no tables are kept. */
export const findIndexedCatalogs = ({ catalogueEngine, runtime }: Settings): IndexedCatalogs | null =>
  catalogueEngine === 'postgres' ? { catalogIds: runtime.catalogs } : null;

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

type EngineParts = {
  /** For reading; perhaps a replica. */
  db: Database;
  config: Pick<ServerConfig, 'filterFeatures' | 'runtime'>;
  readVersion: () => Promise<string>;
  /** Fills the tables again, after a change that did not keep them. */
  refresh: () => Promise<void>;
};

/** Engines that keep columns of numbers in memory, and find texts in the tables that imports keep (ADR 61). */
export const createPostgresEngines = ({ db, config, readVersion, refresh }: EngineParts): CatalogEngines => {
  const { runtime, filterFeatures: featureKeys } = config;
  const { accountId, catalogs: catalogIds, pricesVisibleTo, stock } = runtime;
  const settings = { accountId, catalogIds, featureKeys, pricesVisibleTo, stockVisibleTo: stock.visibleTo };
  const columns = createStoredColumns(db, settings);
  let known = '';
  let isBehind = false;
  let fills = 0;
  let refreshing: Promise<void> | undefined;

  /** Another one also once the tables have been filled again. */
  const readOwnVersion = async () => {
    const version = await readVersion();
    if (known !== version) {
      const isFilled = await isIndexCurrent(db, { catalogIds });
      if (isFilled && isBehind) {
        fills += 1;
        columns.forget();
      }
      isBehind = !isFilled;
      if (isFilled) known = version;
      else refreshing ??= refresh().finally(() => (refreshing = undefined));
    }
    return `${version} ${fills}`;
  };
  const engines = createCatalogEngines({
    create: () => createStoredEngine(db, settings, columns.read),
    createRequest: ({ language, token }) => ({
      language,
      ...(token !== undefined && { audience: 'clients' }),
      catalogs: [],
      headers: {},
    }),
    readVersion: readOwnVersion,
    hasAllLanguages: true,
  });
  return {
    ...engines,
    get: async (viewer, prices) => {
      const { engine, isCurrent } = await engines.get(viewer, prices);
      return { engine, isCurrent: () => isCurrent() && !isBehind };
    },
  };
};

/** The engines on PostgreSQL, which read from a replica if there is one. */
export const openPostgresEngines = (catalogs: IndexedCatalogs, { config, database, now, onFault }: Parts) => {
  const { databaseUrl, databaseReadUrl, databasePoolSize: poolSize, databaseTimeout, dataDirectory } = config;
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
    config,
    readVersion: createDataVersion(db, now, true),
    refresh: () => refresh().catch(onFault),
  });
  return { engines, close: async () => replica?.close() };
};
