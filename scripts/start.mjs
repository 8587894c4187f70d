// Parses on any Node with ES modules, so that an outdated one gets a clear message rather than a syntax error.
import { stopWhenNodeIsTooOld } from './setup/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./commands/start.mjs').then(function run(command) {
  return command.start(process.argv.slice(2));
});
