import { build } from '../build/build.mjs';
import { readOptions } from '../process/commandOptions.mjs';
import { report } from '../process/failure.mjs';
import { closeAll, stopOnSignals } from '../process/processes.mjs';

const help = `npm run build

Builds what is stale: the application into dist/ and the services into server/dist/.`;

/** Builds what is stale, as npm start does. */
export const run = async (args) => {
  stopOnSignals();
  try {
    if (!readOptions(args, { help })) return;
    await build();
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    await closeAll();
  }
};
