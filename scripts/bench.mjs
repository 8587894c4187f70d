import { stopWhenNodeIsTooOld } from './setup/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./commands/bench.mjs').then(function run(command) {
  return command.bench(process.argv.slice(2));
});
