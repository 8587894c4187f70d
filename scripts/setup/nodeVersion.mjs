// Old syntax on purpose: see scripts/run.mjs.
import fs from 'fs';
import path from 'path';
import url from 'url';

import { isAtLeast } from './versions.mjs';

export function stopWhenNodeIsTooOld() {
  const here = path.dirname(url.fileURLToPath(import.meta.url));
  const manifest = JSON.parse(fs.readFileSync(path.join(here, '..', '..', 'package.json'), 'utf8'));
  const range = manifest.engines.node;
  if (isAtLeast(process.version, range)) return;
  console.error(
    'Node ' +
      range.replace(/^[^0-9]*/, '') +
      ' or later is needed; this is ' +
      process.version +
      '. Install a newer Node and run this again.',
  );
  process.exit(1);
}
