import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { readConfigFile } from '../config/readConfigFile';
import { readServerConfig } from '../config/serverConfig';
import { migrateDatabase } from '../db/migrateDatabase';
import { openDatabase } from '../db/openDatabase';
import { runCommand } from '../explainFailure';
import { StartError } from '../startError';
import { emptyDatabase } from './emptyDatabase';
import { isSeeded, seedDatabase } from './seedDatabase';

const mostItems = 1_000_000;

const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > mostItems) {
    throw new StartError(`--${name} is "${text}", and must be a whole number from 1 to ${mostItems}.`);
  }
  return value;
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      items: { type: 'string' },
      seed: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  return {
    replace: values.replace,
    items: wholeNumber('items', values.items),
    seed: wholeNumber('seed', values.seed),
  };
};

const seed = async () => {
  const { replace, ...options } = readArguments();
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
      if (!replace) {
        throw new StartError('The database holds data already: "npm run seed -- --replace" erases all of it first.');
      }
      await emptyDatabase(database.db);
    }
    await seedDatabase(database.db, { ...config.runtime, ...options });
    console.log('The demonstration data is in the database.');
  } finally {
    await database.close();
  }
};

runCommand(seed);
