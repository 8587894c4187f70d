// Parses on any Node with ES modules, so that an outdated one gets a clear message rather than a syntax error.
import { stopWhenNodeIsTooOld } from './setup/nodeVersion.mjs';

stopWhenNodeIsTooOld();

const [, , name, ...args] = process.argv;

import('./process/runCommand.mjs').then(function run(loaded) {
  return loaded.runCommand(name, args);
});
