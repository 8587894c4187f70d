import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

import { OperatorError } from '../errors';
import { isOwnAddress } from '../http/security/origin';
import { readChoice, readDatabaseUrl, type Setting } from './settings';

const catalogueEngines = ['memory', 'postgres'] as const;

export type CatalogueEngineSettings = {
  /** What answers the catalogue's requests: lists in the memory of each process, or tables of the database server. */
  catalogueEngine: (typeof catalogueEngines)[number];
  /** Where those tables are read from, such as a replica; empty for `databaseUrl`. */
  databaseReadUrl: string;
};

/** Refuses tables of a database that has no catalogue. */
export const readCatalogueEngine = (
  settingOf: (key: keyof CatalogueEngineSettings) => Setting,
  databaseUrl: string,
  { services }: RuntimeConfig,
): CatalogueEngineSettings => {
  const setting = settingOf('catalogueEngine');
  const settings = {
    catalogueEngine: readChoice(setting, 'memory', catalogueEngines),
    databaseReadUrl: readDatabaseUrl(settingOf('databaseReadUrl')),
  };
  if (settings.catalogueEngine === 'memory') return settings;
  if (databaseUrl === '')
    throw new OperatorError(`${setting.name} is postgres, but the database is the embedded one: set DATABASE_URL.`);
  if (!isOwnAddress(services.inventory) || !isOwnAddress(services.public))
    throw new OperatorError(
      `${setting.name} is postgres, but the catalogue of another service is not in our database: leave it at memory.`,
    );
  return settings;
};
