import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RenderPage } from '@/app/rendering/pageVisit';
import { demoSignIn } from '@/shared/config/demoSignIn';

import { loadServerConfig } from './config/serverConfig';
import { runProgram } from './explainFailure';
import { startServer } from './startServer';

// The same depth for server/src/main.ts and server/dist/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const built = join(rootDirectory, 'server', 'dist');

/** Bundled separately: it is the browser's code, with its libraries. */
const loadRenderPage = (): RenderPage =>
  (createRequire(import.meta.url)(join(built, 'renderPage.cjs')) as { renderPage: RenderPage }).renderPage;

const start = async () => {
  const server = await startServer(loadServerConfig(rootDirectory), {
    loadRenderPage,
    engineThread: join(built, 'engineThread.js'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  // Keep this last: a supervisor that reads this line may stop the process at once, which must then shut down cleanly.
  console.log(`Medida is ready at ${server.address}`);
  if (server.offersDemo)
    console.log(`This is a demonstration. Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}.`);
};

runProgram(start);
