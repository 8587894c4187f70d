import { join } from 'node:path';

import { Kysely } from 'kysely';

import { lockDataDirectory } from './dataDirectoryLock';
import type { Engine } from './engine';
import { createPostgresDialect } from './postgresDialect';
import { createSqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

export type OpenDatabase = {
  db: Database;
  engine: Engine;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** Empty for the embedded database in `dataDirectory`. */
  databaseUrl: string;
  dataDirectory: string;
  poolSize: number;
  onIdleError: (error: Error) => void;
};

export const openDatabase = ({ databaseUrl, dataDirectory, poolSize, onIdleError }: DatabaseOptions): OpenDatabase => {
  if (databaseUrl !== '') {
    const dialect = createPostgresDialect({ connectionString: databaseUrl, poolSize, onIdleError });
    const db = new Kysely<Tables>({ dialect });
    return { db, engine: 'postgres', close: () => db.destroy() };
  }
  const lock = lockDataDirectory(dataDirectory);
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(join(dataDirectory, 'medida.db')) });
  return {
    db,
    engine: 'sqlite',
    close: async () => {
      await db.destroy();
      lock.release();
    },
  };
};
