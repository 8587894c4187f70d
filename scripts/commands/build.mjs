import { build } from '../build/build.mjs';
import { readOptions } from '../process/commandOptions.mjs';

const help = `npm run build

Builds what is stale: the application into dist/ and the services into server/dist/.`;

/** Builds what is stale, as npm start does. */
export const run = async (args) => {
  if (!readOptions(args, { help })) return;
  await build();
};
