import { stopWhenNodeIsTooOld } from './setup/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./commands/fuzz.mjs').then(function run(command) {
  return command.fuzz(process.argv.slice(2));
});
