import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/paths.mjs';

/** The order pad: 500 lines judged against catalogues of several sizes. */
export const bench = async () => {
  const outfile = inRoot('.cache', 'bench', 'pad.mjs');
  await build({
    entryPoints: [inRoot('scripts', 'bench', 'pad', 'measurePad.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': inRoot('src') },
    logLevel: 'error',
  });
  const { measurePad } = await import(pathToFileURL(outfile).href);
  return measurePad();
};
