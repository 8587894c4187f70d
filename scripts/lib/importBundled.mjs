import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/** What the product's code does is measured bundled, as the product is: loaded module by module it runs at half the speed. */
export const importBundled = async (name, ...entry) => {
  const outfile = inRoot('.cache', 'bench', `${name}.mjs`);
  await build({
    entryPoints: [inRoot(...entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': inRoot('src') },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
};
