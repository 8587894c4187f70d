import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCommandContext } from '../commandDatabase';
import { runCommand } from '../explainFailure';
import { importCommand } from './importCommand';

// The same depth for server/src/import/main.ts and server/dist/import/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

runCommand(async () => importCommand(process.argv.slice(2), createCommandContext(rootDirectory)));
