import cluster from 'node:cluster';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { demoSignIn } from '@/shared/config/demoSignIn';

import { loadServerConfig, type ServerConfig } from './config/serverConfig';
import { runProgram } from './explainFailure';
import { runPrimary } from './processes/primary';
import { runWorker } from './processes/worker';
import { readVersion } from './readVersion';
import { createRenderThreads } from './rendering/renderThreads';
import { prepareForWorkers, type RunningServer, startServer, startWorker } from './startServer';

// Works for server/src/main.ts and server/dist/main.js, which are at the same depth.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const directory = join(rootDirectory, 'server', 'dist');

const stopped = new AbortController();

const built = {
  /** The rendering program is bundled separately: it is the browser's code, with its libraries. */
  startPageThreads: () =>
    createRenderThreads({
      threadFile: join(directory, 'renderThread.js'),
      programFile: join(directory, 'rendering', 'renderPage.js'),
      signal: stopped.signal,
    }),
  engineThread: join(directory, 'engineThread.js'),
  orderPdfThread: join(directory, 'orderPdfThread.js'),
};

const withThreads = <Server extends RunningServer>(server: Server): Server => ({
  ...server,
  stop: () => server.stop().finally(() => stopped.abort()),
});

const loadConfig = () => loadServerConfig(rootDirectory);

type Services = {
  address: string;
  officeAddress: string | undefined;
  offersDemo: boolean;
  stop: () => Promise<void>;
  reload: () => void;
};

const startOne = async (config: ServerConfig): Promise<Services> => {
  const server = withThreads(await startServer(config, built));
  return {
    ...server,
    reload: () => console.warn('SIGHUP is ignored with WORKERS=1: restart the services for a change to take effect.'),
  };
};

const startMany = async (config: ServerConfig): Promise<Services> => {
  await prepareForWorkers(config);
  return runPrimary(config, loadConfig);
};

const start = async () => {
  const config = loadConfig();
  const services = await (config.workers > 1 ? startMany(config) : startOne(config));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void services.stop());
  // In a terminal, SIGHUP means that the terminal was closed; otherwise it means reload.
  if (!process.stdout.isTTY) process.on('SIGHUP', services.reload);
  // Keep this last: a supervisor that reads this line may stop the process at once, which must then shut down cleanly.
  if (services.officeAddress !== undefined) console.log(`The office is at ${services.officeAddress}`);
  console.log(`Medida is ready at ${services.address}`);
  if (services.offersDemo)
    console.log(`This is a demonstration. Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}.`);
};

if (cluster.isWorker)
  runWorker(async (shareMetrics) => withThreads(await startWorker(loadConfig(), built, shareMetrics)));
else if (process.argv.includes('--version')) console.log(readVersion(rootDirectory));
else runProgram(start);
