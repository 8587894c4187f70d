import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCommandContext } from '../commandDatabase';
import { runCommand } from '../explainFailure';
import { copyDataCommand } from './copyDataCommand';

// The same depth for server/src/copyData/main.ts and server/dist/copyData/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

runCommand(async () => copyDataCommand(process.argv.slice(2), createCommandContext(rootDirectory)));
