import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';

/** Bundled first, as the product is: loaded module by module it runs at half the speed. */
export const bench = async () => {
  const outfile = inRoot('.cache', 'bench', 'engine.mjs');
  await build({
    entryPoints: [inRoot('scripts', 'bench', 'engine', 'measureEngine.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': inRoot('src') },
    logLevel: 'error',
  });
  const { measureEngine } = await import(pathToFileURL(outfile).href);
  return measureEngine();
};
