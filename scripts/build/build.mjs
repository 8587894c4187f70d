import fs from 'node:fs';

import { diskFull, Failure, isDiskFull } from '../process/failure.mjs';
import { binary, inRoot, logFile, root } from '../process/paths.mjs';
import { runNode } from '../process/processes.mjs';
import { step as shownStep } from '../process/progress.mjs';
import { computeFingerprint, isStale } from './fingerprint.mjs';

const isBuilt = (name) => !/\.test\.tsx?$/.test(name) && !name.startsWith('server/dist/');
const configuration = ['package-lock.json', 'tsconfig.json'];

const application = {
  title: 'Building the application',
  stamp: inRoot('dist', '.medida-build'),
  products: [inRoot('dist', 'index.html'), inRoot('dist', 'office', 'index.html')],
  sources: ['src', 'locales', 'scripts/bundle', 'webpack.config.ts', 'babel.config.js', ...configuration],
  command: () => [binary('webpack-cli'), '--mode', 'production'],
};

const services = {
  title: 'Building the services',
  stamp: inRoot('server', 'dist', '.medida-build'),
  products: [inRoot('server', 'dist', 'main.js')],
  sources: ['server', 'src', 'locales', ...configuration],
  command: () => ['--import', 'tsx', 'server/build.ts'],
};

const buildPart = async ({ title, stamp, products, sources, command }, name, step) => {
  const fingerprint = computeFingerprint(root, sources, isBuilt);
  if (!isStale(stamp, fingerprint, products)) return false;
  await step(title, async () => {
    const log = logFile(`build-${name}.log`);
    const { code, output } = await runNode(command(), { log });
    if (code === 0) return;
    if (isDiskFull(output)) throw new Failure(diskFull);
    throw new Failure(`${output.trimEnd()}\nThe build failed; its whole output is in ${log}`);
  });
  fs.writeFileSync(stamp, `${fingerprint}\n`);
  return true;
};

/** Builds what is stale, and returns whether anything was. */
export const build = async (step = shownStep) => {
  const applicationWasStale = await buildPart(application, 'application', step);
  const servicesWereStale = await buildPart(services, 'services', step);
  return applicationWasStale || servicesWereStale;
};
