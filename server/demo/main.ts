import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createCommandContext } from '../src/commandDatabase';
import { runCommand } from '../src/explainFailure';
import { seedCommand } from './seedCommand';

// The same depth for server/demo/main.ts and server/dist/demo.js.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

runCommand(async () => seedCommand(process.argv.slice(2), createCommandContext(rootDirectory)));
