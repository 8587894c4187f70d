import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { demoClient } from '../demo/demoClients';
import { loadServerConfig } from './config/serverConfig';
import { runCommand } from './explainFailure';
import { startServer } from './startServer';

// The same depth for server/src/main.ts and server/dist/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

const start = async () => {
  const server = await startServer(loadServerConfig(rootDirectory));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  // Keep this last: a supervisor that reads this line may stop the process at once, which must then shut down cleanly.
  console.log(`Medida is ready at ${server.address}`);
  if (server.offersDemo) console.log(`Demo sign-in: ${demoClient.username} / ${demoClient.password}`);
};

runCommand(start);
