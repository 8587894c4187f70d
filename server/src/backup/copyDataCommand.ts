import { describeDatabase, formatCount, requireDatabase, withExclusiveDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { analyzeTables } from '../db/analyzeTables';
import { isDatabaseUnavailable } from '../db/databaseFailure';
import type { Database } from '../db/openDatabase';
import { findDatabaseUrlProblem } from '../db/postgres/databaseUrl';
import { countRows, type DataTable, dataTables, insertRows, readWholeTable } from '../db/sqlite/wholeTables';
import { OperatorError, UsageError } from '../errors';

type Progress = (table: DataTable, rows: number) => void;

// Services that ran on the empty target created their own secrets; the source's secrets keep clients signed in.
const replaced: DataTable[] = ['server_secrets'];

const requireEmpty = async (target: Database) => {
  for (const table of dataTables) {
    const rows = replaced.includes(table) ? 0 : await countRows(target, table);
    if (rows > 0) {
      throw new OperatorError(
        `Nothing was copied: the target is not empty (${table} has ${formatCount(rows, 'row')}).`,
      );
    }
  }
};

const insertOrExplain = async (target: Database, table: DataTable, rows: Record<string, unknown>[]) => {
  try {
    await insertRows(target, table, rows);
  } catch (error) {
    if (isDatabaseUnavailable(error) || !(error instanceof Error)) throw error;
    throw new OperatorError(`Nothing was copied: the target rejected a row of ${table}: ${error.message}.`);
  }
};

const copyTable = async (source: Database, target: Database, table: DataTable): Promise<number> => {
  let copied = 0;
  for await (const rows of readWholeTable(source, table)) {
    await insertOrExplain(target, table, rows);
    copied += rows.length;
  }
  const [before, after] = [await countRows(source, table), await countRows(target, table)];
  if (before !== after || copied !== after) {
    throw new OperatorError(
      `Nothing was copied: ${table} has ${before} rows in the source but ${after} in the target.`,
    );
  }
  return copied;
};

/** Copies all tables of an embedded database into an empty one, in one transaction, so that no partial copy remains. */
const copyDatabase = (source: Database, target: Database, onTable: Progress): Promise<number> =>
  target.transaction().execute(async (transaction) => {
    await requireEmpty(transaction);
    for (const table of replaced) await transaction.deleteFrom(table).execute();
    let total = 0;
    for (const table of dataTables) {
      const rows = await copyTable(source, transaction, table);
      onTable(table, rows);
      total += rows;
    }
    return total;
  });

const copy = defineAction({
  name: '',
  summary: 'copies every table of DATA_DIR into an empty database, and compares the row counts',
  options: {
    to: { type: 'string', value: 'URL', help: 'postgres://NAME:PASSWORD@HOST:PORT/DATABASE; DATABASE_URL if missing' },
  },
  run: async ({ options }, { config, print }) => {
    const databaseUrl = options.to ?? config.databaseUrl;
    const problem = findDatabaseUrlProblem(databaseUrl);
    if (problem !== undefined) throw new UsageError(`--to or DATABASE_URL ${problem}.`);
    const target = { ...config, databaseUrl };
    const source = { ...config, databaseUrl: '' };
    requireDatabase(source);
    const onTable = (table: string, rows: number) => {
      if (rows > 0) print(`  ${table}: ${formatCount(rows, 'row')}`);
    };
    print(`Copying ${describeDatabase(source)} into ${describeDatabase(target)} ...`);
    const rows = await withExclusiveDatabase({ config: source, print }, async (from) =>
      withExclusiveDatabase({ config: target, print }, async (to) => {
        const copied = await copyDatabase(from.db, to.db, onTable);
        await analyzeTables(to.db, dataTables);
        return copied;
      }),
    );
    return { rows, tables: dataTables.length };
  },
  describe: ({ rows, tables }) => [
    `Done: copied ${formatCount(rows, 'row')} in ${tables} tables. The row counts match.`,
    'The embedded database is unchanged. Set DATABASE_URL to the new database and start the services.',
  ],
});

export const copyDataCommand: Command = {
  name: 'copy-data',
  summary: 'Moves the embedded database to a PostgreSQL server. Stop the services first.',
  actions: [copy],
  examples: ['npm run copy-data -- --to postgres://medida:secret@localhost:5432/medida'],
};
