import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { readConfigFile } from '../config/readConfigFile';
import { readServerConfig } from '../config/serverConfig';
import { migrateDatabase } from '../db/migrateDatabase';
import { openDatabase } from '../db/openDatabase';
import { emptyDatabase } from './emptyDatabase';
import { isSeeded, seedDatabase } from './seedDatabase';
import { StartError } from '../startError';

const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const seed = async () => {
  const { values } = parseArgs({ options: { replace: { type: 'boolean', default: false } } });
  const config = readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
  const database = openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => console.error(`A database connection was lost: ${error.message}`),
  });
  try {
    await migrateDatabase(database.db, database.engine);
    if (await isSeeded(database.db, config.runtime.accountId)) {
      if (!values.replace) {
        throw new StartError('The database holds data already: "npm run seed -- --replace" erases all of it first.');
      }
      await emptyDatabase(database.db);
    }
    await seedDatabase(database.db, config.runtime);
    console.log('The demonstration data is in the database.');
  } finally {
    await database.close();
  }
};

seed().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
