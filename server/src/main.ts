import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { demoSignIn } from '@/shared/config/demoSignIn';

import { loadServerConfig } from './config/serverConfig';
import { runProgram } from './explainFailure';
import { createRenderThreads } from './rendering/renderThreads';
import { startServer } from './startServer';

// The same depth for server/src/main.ts and server/dist/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const built = join(rootDirectory, 'server', 'dist');

/** What they render with is bundled separately: it is the browser's code, with its libraries. */
const loadRenderPage = (signal: AbortSignal) =>
  createRenderThreads({
    threadFile: join(built, 'renderThread.js'),
    programFile: join(built, 'renderPage.cjs'),
    signal,
  });

const start = async () => {
  const stopped = new AbortController();
  const server = await startServer(loadServerConfig(rootDirectory), {
    loadRenderPage: () => loadRenderPage(stopped.signal),
    engineThread: join(built, 'engineThread.js'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().finally(() => stopped.abort()));
  // Keep this last: a supervisor that reads this line may stop the process at once, which must then shut down cleanly.
  console.log(`Medida is ready at ${server.address}`);
  if (server.offersDemo)
    console.log(`This is a demonstration. Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}.`);
};

runProgram(start);
