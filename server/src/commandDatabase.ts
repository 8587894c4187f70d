import type { ServerConfig } from './config/serverConfig';
import { migrateDatabase } from './db/migrateDatabase';
import { openDatabase, type OpenDatabase } from './db/openDatabase';

/** What a command of package.json works with; tests give their own. */
export type CommandContext = {
  config: ServerConfig;
  /** Where relative file names begin. */
  directory: string;
  print: (line: string) => void;
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
    await migrateDatabase(database.db, database.engine);
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Names the database without what its address may hold: a password. */
export const placeOf = ({ databaseUrl, dataDirectory }: Pick<ServerConfig, 'databaseUrl' | 'dataDirectory'>) => {
  if (databaseUrl === '') return `the embedded database in ${dataDirectory}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} on ${hostname}${port === '' ? '' : `:${port}`}`;
};

export const counted = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
