import { parseArgs } from 'node:util';

import {
  type CommandContext,
  describeDatabase,
  formatCount,
  requireEmbeddedDatabase,
  withDatabase,
} from '../commandDatabase';
import { isDatabaseUrl } from '../config/settings';
import { dataTables } from '../db/wholeTables';
import { StartError } from '../errors';
import { copyDatabase } from './copyDatabase';

const usage =
  'Usage: npm run copy-data -- --to postgres://NAME:PASSWORD@HOST:PORT/DATABASE (or DATABASE_URL instead of --to)';

const readTarget = (args: string[], fallback: string): string => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const target = values.to ?? fallback;
  if (!isDatabaseUrl(target)) throw new StartError(usage);
  return target;
};

/** `npm run copy-data -- --to postgres://...`: moves the embedded database of DATA_DIR to a server. */
export const copyDataCommand = async (args: string[], { config, print }: CommandContext) => {
  const target = { ...config, databaseUrl: readTarget(args, config.databaseUrl) };
  const source = { ...config, databaseUrl: '' };
  requireEmbeddedDatabase(source);
  const onTable = (table: string, rows: number) => {
    if (rows > 0) print(`  ${table}: ${formatCount(rows, 'row')}`);
  };
  print(`Copying ${describeDatabase(source)} into ${describeDatabase(target)} ...`);
  const total = await withDatabase({ config: source, print }, async (from) =>
    withDatabase({ config: target, print }, (to) => copyDatabase(from.db, to.db, onTable)),
  );
  print(`Done: copied ${formatCount(total, 'row')} in ${dataTables.length} tables. The row counts match.`);
  print('The embedded database is unchanged. Set DATABASE_URL to the new database and start the services.');
};
