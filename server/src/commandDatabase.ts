import type { ServerConfig } from './config/serverConfig';
import { isDatabaseUnavailable } from './db/databaseFailure';
import { migrateDatabase, pingDatabase } from './db/migrateDatabase';
import { openDatabase, type OpenDatabase } from './db/openDatabase';
import { getErrorCode, getErrorMessage } from './errorCode';
import { StartError } from './startError';

/** What a command of package.json works with; tests give their own. */
export type CommandContext = {
  config: ServerConfig;
  /** Where relative file names begin. */
  directory: string;
  print: (line: string) => void;
};

/** Names the database without what its address may hold: a password. */
export const describeDatabase = ({
  databaseUrl,
  dataDirectory,
}: Pick<ServerConfig, 'databaseUrl' | 'dataDirectory'>) => {
  if (databaseUrl === '') return `the embedded database in ${dataDirectory}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} on ${hostname}${port === '' ? '' : `:${port}`}`;
};

// SQLSTATE: a right that the account lacks, a schema that does not exist.
const isForOperator = (error: unknown) => /^(42501|3F000)$/.test(getErrorCode(error)) || isDatabaseUnavailable(error);

/** Brings the tables up to date. What keeps the database from being used ends in one line that names it. */
export const prepareDatabase = async ({ db, engine }: OpenDatabase, config: ServerConfig) => {
  const refuse = (error: unknown) =>
    new StartError(`Cannot use ${describeDatabase(config)}: ${getErrorMessage(error)}.`);
  await pingDatabase(db).catch((error: unknown) => {
    throw refuse(error);
  });
  await migrateDatabase(db, engine).catch((error: unknown) => {
    throw isForOperator(error) ? refuse(error) : error;
  });
};

/** Opens the database that the services would use, brings its tables up to date, and closes it whatever happens. */
export const withDatabase = async <Result>(
  { config, print }: Pick<CommandContext, 'config' | 'print'>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => print(`A database connection was lost: ${error.message}`),
  });
  try {
    await prepareDatabase(database, config);
    return await work(database);
  } finally {
    await database.close();
  }
};

export const counted = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
