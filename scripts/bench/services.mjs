import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

import { inRoot } from '../process/paths.mjs';
import { beforeExit } from '../process/processes.mjs';
import { startPostgres } from '../setup/postgres.mjs';

// As deep below the root as server/dist, so that the services find their files.
const bundlesFolder = inRoot('.cache', 'bench');
const service = path.join(bundlesFolder, 'main.mjs');
const preparation = path.join(bundlesFolder, 'prepareDatabase.mjs');

const buildBundles = () =>
  build({
    entryPoints: [inRoot('server', 'src', 'main.ts'), inRoot('scripts', 'bench', 'services', 'prepareDatabase.ts')],
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    outdir: bundlesFolder,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    tsconfig: inRoot('tsconfig.json'),
    logLevel: 'warning',
  });

const sizes = [1_200, 100_000];
const buyerCount = 50;

/** Measures both databases in the same run, because machine load varies. */
export const bench = async () => {
  await buildBundles();
  const { createDatabase, prepareDatabase, tokenSecret } = await import(pathToFileURL(preparation).href);
  const { describeMachine } = await import('./services/machine.mjs');
  const { measureEmptyStart, measureServices, noteRow } = await import('./services/measureServices.mjs');
  const { startMeasured } = await import('./services/serviceProcess.mjs');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-bench-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  const serverUrl = await startPostgres({ isDurable: true });
  const emptyRoute = await startMeasured(inRoot('scripts', 'bench', 'services', 'emptyRoute.mjs'), { path: '/' });

  const createDeployment = async (engine, name) => ({
    service,
    tokenSecret,
    databaseUrl: engine === 'PostgreSQL' ? await createDatabase(serverUrl, `bench_${name}`) : '',
    dataDirectory: path.join(folder, engine, name),
  });
  const parts = [{ rows: [noteRow('this machine, before', describeMachine(folder))], faults: [] }];
  for (const engine of ['SQLite', 'PostgreSQL']) {
    parts.push(await measureEmptyStart(await createDeployment(engine, 'empty'), engine));
    for (const items of sizes) {
      const deployment = await createDeployment(engine, `of_${items}`);
      const title = `${engine}, ${items.toLocaleString('en')} items`;
      parts.push(
        await measureServices(deployment, await prepareDatabase(deployment, items, buyerCount), { emptyRoute, title }),
      );
    }
  }
  await emptyRoute.close();
  parts.push({ rows: [noteRow('this machine, after', describeMachine(folder))], faults: [] });
  return { rows: parts.flatMap(({ rows }) => rows), faults: parts.flatMap(({ faults }) => faults) };
};
