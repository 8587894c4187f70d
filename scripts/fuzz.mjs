import { stopWhenNodeIsTooOld } from './lib/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./fuzzCommand.mjs').then(function run(command) {
  return command.fuzz(process.argv.slice(2));
});
