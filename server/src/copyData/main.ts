import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readConfigFile } from '../config/readConfigFile';
import { readServerConfig } from '../config/serverConfig';
import { runCommand } from '../explainFailure';
import { copyDataCommand } from './copyDataCommand';

const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

runCommand(async () => {
  const config = readServerConfig({ rootDirectory, environment: process.env, file: readConfigFile(rootDirectory) });
  await copyDataCommand(process.argv.slice(2), {
    config,
    directory: process.env.INIT_CWD ?? process.cwd(),
    print: console.log,
  });
});
