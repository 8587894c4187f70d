import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const directory = dirname(fileURLToPath(import.meta.url));
const output = join(directory, 'dist');

await rm(output, { recursive: true, force: true });
await build({
  entryPoints: [join(directory, 'src', 'main.ts')],
  outdir: output,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  tsconfig: join(directory, '..', 'tsconfig.json'),
  logLevel: 'warning',
});
