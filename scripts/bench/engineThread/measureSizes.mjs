import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

import { readBundleOptions } from '../../../server/bundleOptions.ts';
import { inRoot } from '../../process/paths.mjs';
import { median, percentile } from '../engine/timing.ts';
import { provideData } from './seededData.mjs';

const goals = { queryP95: 50, delayP99: 20 };

// Within the server's folder, so that its packages are found.
const folder = inRoot('server', '.cache', 'bench', 'engineThread');

// Both bundles go into one folder, as in a build: the measurement looks for the thread's file next to itself.
const buildPrograms = async () =>
  build({
    ...(await readBundleOptions(inRoot())),
    entryPoints: [
      inRoot('scripts', 'bench', 'engineThread', 'measureThread.ts'),
      inRoot('server', 'src', 'engine', 'engineThread.ts'),
    ],
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    outdir: folder,
  });

/** Runs in a process of its own, so that the memory measured belongs to this size alone. */
const measureSize = async (items, rebuilds) => {
  const data = await provideData(items);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(folder, 'measureThread.mjs'), data, String(rebuilds)],
    { cwd: inRoot(), maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1));
};

const ms = (time) => time.toFixed(time < 10 ? 1 : 0);

const describe = (items, { restMegabytes, loadedMegabytes, loadMs, rebuilds, times }) => {
  const title = `${items.toLocaleString('en')} items`;
  const delay = median(rebuilds.map(({ delayP99 }) => delayP99));
  const rows = [
    ['memory without the engine', `${restMegabytes.toFixed(0)} MB`],
    ['memory with the engine', `${loadedMegabytes.toFixed(0)} MB`],
    ['from the first question to all lists', `${ms(loadMs)} ms`],
    ['rebuild after a change', `${ms(median(rebuilds.map((one) => one.ms)))} ms`],
    ["delay of the services' event loop meanwhile, p99", `${ms(delay)} ms`],
    ...Object.entries(times).map(([kind, all]) => [
      `${kind}: p50, p95`,
      `${ms(median(all))}, ${ms(percentile(all, 0.95))} ms`,
    ]),
    ['load of the machine', loadavg()[0].toFixed(1)],
  ];
  const queryP95 = percentile(times.query, 0.95);
  const faults = [
    ...(queryP95 < goals.queryP95
      ? []
      : [`the p95 of queries is ${ms(queryP95)} ms; the goal is ${goals.queryP95} ms`]),
    ...(delay < goals.delayP99 ? [] : [`requests wait ${ms(delay)} ms in a rebuild; the goal is ${goals.delayP99} ms`]),
  ];
  return {
    rows: rows.map(([what, figure]) => ({ what: `${title}: ${what}`, figure })),
    faults: faults.map((fault) => `at ${title} ${fault}`),
  };
};

/** Measures the services' engine thread. Each figure is the median of `rebuilds` rebuilds, or of three questions. */
export const measureSizes = async (sizes, rebuilds) => {
  await buildPrograms();
  const parts = [];
  for (const items of sizes) parts.push(describe(items, await measureSize(items, rebuilds)));
  return { rows: parts.flatMap(({ rows }) => rows), faults: parts.flatMap(({ faults }) => faults) };
};
