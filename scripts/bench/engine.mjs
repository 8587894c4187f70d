import { importBundled } from '../build/importBundled.mjs';

/** Measures the catalogue engine: merging, indexing and searching, compared with JSON.parse of the same lists. */
export const bench = async () => {
  const { measureEngine } = await importBundled('engine', 'scripts', 'bench', 'engine', 'measureEngine.ts');
  return measureEngine({ queryP95AtMost: 2.5 });
};
