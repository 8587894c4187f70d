import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readConfigFile } from '../src/config/readConfigFile';
import { readServerConfig } from '../src/config/serverConfig';
import { runCommand } from '../src/explainFailure';
import { seedCommand } from './seedCommand';

// The same depth for server/demo/main.ts and server/dist/demo.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

runCommand(async () => {
  const config = readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
  await seedCommand(process.argv.slice(2), { config, directory: process.cwd(), print: console.log });
});
