import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCommandContext } from '../commandDatabase';
import { runCommand } from '../explainFailure';
import { reportsCommand } from './reportsCommand';

// The same depth for server/src/reports/main.ts and server/dist/reports/main.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

runCommand(async () => reportsCommand(process.argv.slice(2), createCommandContext(rootDirectory)));
