import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

import { inRoot } from '../process/paths.mjs';
import { beforeExit } from '../process/processes.mjs';
import { startPostgres } from '../setup/postgres.mjs';

/** Bundles the services of a checkout, and the script that prepares their databases. */
const buildBundles = async (root) => {
  // Beside server/dist and at its depth, so that the services find their packages and files.
  const outdir = path.join(root, 'server', '.cache');
  await build({
    entryPoints: [
      path.join(root, 'server', 'src', 'main.ts'),
      path.join(root, 'scripts', 'bench', 'services', 'prepareDatabase.ts'),
    ],
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
  const preparation = await import(pathToFileURL(path.join(outdir, 'prepareDatabase.mjs')).href);
  return { service: path.join(outdir, 'main.mjs'), ...preparation };
};

const sizes = [1_200, 100_000];
const buyerCount = 50;
const engines = ['SQLite', 'PostgreSQL'];

/** Creates what the deployments of a run share: a folder, and a durable database server. */
const createSharedResources = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-bench-'));
  beforeExit(() => fs.rmSync(folder, { recursive: true, force: true }));
  const serverUrl = await startPostgres({ isDurable: true });
  const createDeployment = async ({ service, tokenSecret, createDatabase }, engine, name) => ({
    service,
    tokenSecret,
    databaseUrl: engine === 'PostgreSQL' ? await createDatabase(serverUrl, `bench_${name}`) : '',
    dataDirectory: path.join(folder, engine, name),
  });
  return { folder, createDeployment };
};

const join = (parts) => ({
  rows: parts.flatMap(({ rows }) => rows),
  faults: parts.flatMap(({ faults }) => faults),
});

const describeSize = (engine, items) => `${engine}, ${items.toLocaleString('en')} items`;

const measureThisBuild = async (bundles, { createDeployment }) => {
  const { measureEmptyStart, measureServices } = await import('./services/measureServices.mjs');
  const { startMeasured } = await import('./services/serviceProcess.mjs');
  const emptyRoute = await startMeasured(inRoot('scripts', 'bench', 'services', 'emptyRoute.mjs'), { path: '/' });
  const parts = [];
  for (const engine of engines) {
    parts.push(await measureEmptyStart(await createDeployment(bundles, engine, 'empty'), engine));
    for (const items of sizes) {
      const deployment = await createDeployment(bundles, engine, `of_${items}`);
      const shop = await bundles.prepareDatabase(deployment, items, buyerCount);
      parts.push(await measureServices(deployment, shop, { emptyRoute, title: describeSize(engine, items) }));
    }
  }
  await emptyRoute.close();
  return parts;
};

const measureBothBuilds = async (own, other, { createDeployment }) => {
  const { compareBuilds } = await import('./services/compareBuilds.mjs');
  const items = Math.max(...sizes);
  const parts = [];
  for (const engine of engines) {
    const prepare = async (bundles, name) => {
      const deployment = await createDeployment(bundles, engine, name);
      return { ...deployment, shop: await bundles.prepareDatabase(deployment, items, buyerCount) };
    };
    parts.push(
      await compareBuilds(await prepare(own, 'own'), await prepare(other, 'other'), describeSize(engine, items)),
    );
  }
  return parts;
};

/**
 * Measures both databases in the same run, because machine load varies. `BENCH_AGAINST` names another checkout with its
 * packages installed: client requests are then measured in both builds, alternately.
 */
export const bench = async () => {
  const own = await buildBundles(inRoot());
  const against = process.env.BENCH_AGAINST;
  const other = against ? await buildBundles(path.resolve(against)) : undefined;
  const { describeMachine } = await import('./services/machine.mjs');
  const { noteRow } = await import('./services/measureServices.mjs');
  const shared = await createSharedResources();
  const describe = (when) => ({ rows: [noteRow(`this machine, ${when}`, describeMachine(shared.folder))], faults: [] });
  const before = describe('before');
  const parts = other ? await measureBothBuilds(own, other, shared) : await measureThisBuild(own, shared);
  return join([before, ...parts, describe('after')]);
};
