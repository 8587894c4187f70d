import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommandLine } from './commands/runCommandLine';
import { runProgram } from './explainFailure';

// Works for server/src/commandLine.ts and server/dist/commandLine.js, which are at the same depth.
const rootDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

runProgram(() => runCommandLine(process.argv.slice(2), rootDirectory, console.log));
