import { importBundled } from '../build/importBundled.mjs';

/** The order pad: 500 lines judged against catalogues of several sizes. */
export const bench = async () => {
  const { measurePad } = await importBundled('pad', 'scripts', 'bench', 'pad', 'measurePad.ts');
  return measurePad();
};
