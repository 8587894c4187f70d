import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readConfigFile } from '../config/readConfigFile';
import { readServerConfig } from '../config/serverConfig';
import { runCommand } from '../explainFailure';
import { importCommand } from './importCommand';

const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

runCommand(async () => {
  const config = readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
  await importCommand(process.argv.slice(2), {
    config,
    directory: process.env.INIT_CWD ?? process.cwd(),
    print: console.log,
  });
});
