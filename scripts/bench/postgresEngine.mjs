import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';

import { readBundleOptions } from '../../server/bundleOptions.ts';
import { inRoot } from '../process/paths.mjs';

const { BENCH_DATABASE_URL = '', BENCH_KINDS = '' } = process.env;

// Within the server's folder, so that its packages are found.
const program = inRoot('server', '.cache', 'bench', 'postgresEngine.mjs');

/**
 * Measures the engine on PostgreSQL in the database that `BENCH_DATABASE_URL` names, such as one filled by
 * `npm run seed -- --items 1000000`. The engine's tables are filled first, which takes minutes.
 */
export const bench = async () => {
  if (BENCH_DATABASE_URL === '') return { rows: [{ what: 'BENCH_DATABASE_URL names no database to measure' }] };
  const entry = inRoot('scripts', 'bench', 'postgresEngine', 'measurePostgresEngine.ts');
  await build({ ...(await readBundleOptions(inRoot())), entryPoints: [entry], outfile: program });
  const args = [program, BENCH_DATABASE_URL, BENCH_KINDS];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inRoot(), maxBuffer: 2 ** 26 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
};
