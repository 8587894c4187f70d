// Parsed by any Node that knows ES modules, so that one that is too old gets a clear line rather than a syntax error.
import { stopWhenNodeIsTooOld } from './setup/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./commands/start.mjs').then(function run(command) {
  return command.start();
});
