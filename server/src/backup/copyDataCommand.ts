import { describeDatabase, formatCount, requireDatabase, withExclusiveDatabase } from '../commands/commandDatabase';
import { type Command, defineAction } from '../commands/defineCommand';
import { findDatabaseUrlProblem } from '../db/postgres/databaseUrl';
import { dataTables } from '../db/sqlite/wholeTables';
import { UsageError } from '../errors';
import { copyDatabase } from './copyDatabase';

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
      withExclusiveDatabase({ config: target, print }, (to) => copyDatabase(from.db, to.db, onTable)),
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
