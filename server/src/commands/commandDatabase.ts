import { existsSync } from 'node:fs';

import { loadServerConfig, type ServerConfig } from '../config/serverConfig';
import { isDatabaseUnavailable } from '../db/databaseFailure';
import { compareMigrations, isNew, migrateDatabase, pingDatabase } from '../db/migrateDatabase';
import { type DatabaseOptions, getDatabaseFile, type OpenDatabase, openDatabase } from '../db/openDatabase';
import { parseDatabaseUrl } from '../db/postgres/databaseUrl';
import { refuseUnfinishedRestore } from '../db/sqlite/checkSqliteFile';
import { getErrorCode, getErrorMessage, OperatorError } from '../errors';

/** What a command runs with; tests pass their own. */
export type CommandContext = {
  config: ServerConfig;
  /** The base of relative file names. */
  directory: string;
  print: (line: string) => void;
  /** The machine's clock if missing. */
  now?: () => number;
};

export const createCommandContext = (rootDirectory: string, print: CommandContext['print']): CommandContext => ({
  config: loadServerConfig(rootDirectory),
  // npm runs scripts in the project's directory, and passes the user's current one in INIT_CWD.
  directory: process.env.INIT_CWD ?? process.cwd(),
  print,
});

/** Names the database without the password that its URL may contain. */
export const describeDatabase = ({
  databaseUrl,
  dataDirectory,
}: Pick<ServerConfig, 'databaseUrl' | 'dataDirectory'>) => {
  if (databaseUrl === '') return `the embedded database in ${dataDirectory}`;
  const { hosts, database } = parseDatabaseUrl(databaseUrl);
  return `the database ${database} on ${hosts.map(({ name }) => name).join(', ')}`;
};

// SQLSTATE: insufficient privilege, or a schema that does not exist.
const isForOperator = (error: unknown) => /^(42501|3F000)$/.test(getErrorCode(error)) || isDatabaseUnavailable(error);

const refuseOtherVersion = async ({ db, engine }: OpenDatabase, config: ServerConfig) => {
  const { pending, unknown } = await compareMigrations(db, engine);
  if (pending.length > 0)
    throw new OperatorError(
      `The tables in ${describeDatabase(config)} are those of an earlier version: start the services of this version first.`,
    );
  if (unknown.length > 0)
    throw new OperatorError(
      `Cannot use ${describeDatabase(config)}: a later version has changed it (${unknown.join(', ')}). Use that version, or restore a backup of this one.`,
    );
};

/**
 * Brings the tables up to date, unless services may be using them. If the database is unusable, fails with one line
 * that names it.
 */
export const prepareDatabase = async (database: OpenDatabase, config: ServerConfig) => {
  const { db, engine, isShared } = database;
  const refuse = (error: unknown) =>
    new OperatorError(`Cannot use ${describeDatabase(config)}: ${getErrorMessage(error)}.`);
  await pingDatabase(db).catch((error: unknown) => {
    throw refuse(error);
  });
  if (!isShared || (await isNew(db)))
    await migrateDatabase(db, engine).catch((error: unknown) => {
      throw isForOperator(error) ? refuse(error) : error;
    });
  await refuseOtherVersion(database, config);
};

type Access = NonNullable<DatabaseOptions['access']>;

const open = ({ config, print }: Pick<CommandContext, 'config' | 'print'>, access: Access) =>
  openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    poolSize: config.databasePoolSize,
    access,
    onIdleError: (error) => print(`A database connection was lost: ${error.message}`),
  });

const withOpenDatabase = async <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  access: Access,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = open(context, access);
  try {
    await prepareDatabase(database, context.config);
    return await work(database);
  } finally {
    await database.close();
  }
};

/** For commands that need the embedded database for themselves: they fail while the services or other commands run. */
export const withExclusiveDatabase = <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  work: (database: OpenDatabase) => Promise<Result>,
) => withOpenDatabase(context, 'alone', work);

type DatabasePlace = Pick<ServerConfig, 'databaseUrl' | 'dataDirectory'>;

const lacksDatabase = ({ databaseUrl, dataDirectory }: DatabasePlace) =>
  databaseUrl === '' && !existsSync(getDatabaseFile(dataDirectory));

/** Otherwise a mistyped DATA_DIR would create a new, empty shop. */
export const requireDatabase = (place: DatabasePlace) => {
  if (!lacksDatabase(place)) return;
  refuseUnfinishedRestore(getDatabaseFile(place.dataDirectory));
  throw new OperatorError(
    `There is no embedded database in ${place.dataDirectory}: set DATA_DIR to its directory, or start the services once.`,
  );
};

/** Opens the database, even while the services run, and always closes it. */
export const withDatabase = async <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  work: (database: OpenDatabase) => Promise<Result>,
) => {
  requireDatabase(context.config);
  return withOpenDatabase(context, 'shared', work);
};

/** For commands that may be the first in a new shop: creates a missing embedded database, and prints that it did. */
export const withNewOrExistingDatabase = <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  work: (database: OpenDatabase) => Promise<Result>,
) => {
  const isNew = lacksDatabase(context.config);
  return withOpenDatabase(context, 'shared', (database) => {
    if (isNew) context.print(`Created the embedded database in ${context.config.dataDirectory}.`);
    return work(database);
  });
};

/** For imports, which may be the first command in a new shop; a dry run creates nothing. */
export const withDatabaseToFill = <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  dryRun: boolean,
  work: (database: OpenDatabase) => Promise<Result>,
) => (dryRun ? withDatabase(context, work) : withNewOrExistingDatabase(context, work));

// 42P01 and 42703 (PostgreSQL) and SQLITE_ERROR: the services have not created the table or column yet.
const isUnreadable = (error: unknown) => /^(42P01|42703|SQLITE_\w+)$/.test(getErrorCode(error)) || isForOperator(error);

const isReadable = async ({ db }: OpenDatabase): Promise<boolean> => {
  try {
    return !(await isNew(db));
  } catch (error) {
    if (isUnreadable(error)) return false;
    throw error;
  }
};

/**
 * Reads a consistent snapshot of the database, even while the services run. If the database is unusable, fails with one
 * line that names it.
 */
export const withReadOnlyDatabase = async <Result>(
  context: Pick<CommandContext, 'config' | 'print'>,
  work: (database: Pick<OpenDatabase, 'db'>) => Promise<Result>,
): Promise<Result> => {
  const { config } = context;
  requireDatabase(config);
  let database: OpenDatabase | undefined;
  try {
    database = open(context, 'readOnly');
    await pingDatabase(database.db);
    const snapshot = database.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute((db) => work({ db }));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    // Only now: most of what is read is the same in every version.
    if (database && (await isReadable(database))) await refuseOtherVersion(database, config);
    throw new OperatorError(`Cannot read ${describeDatabase(config)}: ${getErrorMessage(error)}.`);
  } finally {
    await database?.close();
  }
};

export const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
