import { importBundled } from '../build/importBundled.mjs';

/** Measures the order pad: 500 lines validated against catalogues of several sizes. */
export const bench = async () => {
  const { measurePad } = await importBundled('pad', 'scripts', 'bench', 'pad', 'measurePad.ts');
  return measurePad();
};
