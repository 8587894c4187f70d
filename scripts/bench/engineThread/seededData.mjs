import fs from 'node:fs';

import { inRoot } from '../../process/paths.mjs';
import { run } from '../../process/processes.mjs';

/** The data directory of a shop with this many items. It is kept, because filling one takes up to a minute. */
export const provideData = async (items) => {
  const directory = inRoot('.cache', 'bench', `data-${items}`);
  if (!fs.existsSync(directory))
    await run('npm', ['run', 'seed', '--', '--items', String(items)], {
      env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    });
  return directory;
};
