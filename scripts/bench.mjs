import { stopWhenNodeIsTooOld } from './lib/nodeVersion.mjs';

stopWhenNodeIsTooOld();

import('./lib/benchCommand.mjs').then(function run(command) {
  return command.bench(process.argv.slice(2));
});
