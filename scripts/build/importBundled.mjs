import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

import { inRoot } from '../process/paths.mjs';

/** Application code is measured bundled, as it ships: loaded module by module it runs at half the speed. */
export const bundled = async (outfile, entry, options) => {
  await build({
    entryPoints: [inRoot(...entry)],
    outfile,
    bundle: true,
    alias: { '@': inRoot('src') },
    logLevel: 'error',
    ...options,
  });
  return outfile;
};

export const importBundled = async (name, ...entry) => {
  const outfile = inRoot('.cache', 'bench', `${name}.mjs`);
  await bundled(outfile, entry, { platform: 'node', format: 'esm' });
  return import(pathToFileURL(outfile).href);
};
