import fs from 'node:fs';

import { build } from '../build/build.mjs';
import { inRoot } from '../process/paths.mjs';
import { seconds } from '../process/progress.mjs';

const stamps = [inRoot('dist', '.medida-build'), inRoot('server', 'dist', '.medida-build')];

const timeBuild = async (removed) => {
  for (const place of removed) fs.rmSync(place, { recursive: true, force: true });
  const from = Date.now();
  await build();
  return seconds(Date.now() - from);
};

export const bench = async () => ({
  rows: [
    { what: 'build from nothing', time: await timeBuild(stamps) },
    { what: 'build, nothing stale', time: await timeBuild([]) },
  ],
});
