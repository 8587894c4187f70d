import { pathToFileURL } from 'node:url';

import { readBundleOptions } from '../../server/bundleOptions.ts';
import { bundled } from '../build/importBundled.mjs';
import { inRoot } from '../process/paths.mjs';

const goals = { recall: 0.97, reciprocalRank: 0.9 };

// Within the server's folder, so that its packages are found.
const outfile = inRoot('server', '.cache', 'bench', 'relevance.mjs');

/** Measures what the search finds for the judged queries of test/search, in the demo that a new shop starts with. */
export const bench = async ({ list = false }) => {
  const entry = ['scripts', 'bench', 'relevance', 'measureRelevance.ts'];
  await bundled(outfile, entry, await readBundleOptions(inRoot()));
  const { measureRelevance } = await import(pathToFileURL(outfile).href);
  return measureRelevance(goals, list);
};
