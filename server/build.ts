import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

import { readBundleOptions } from './bundleOptions';
import { renderBundleOptions } from './renderBundle';

const directory = dirname(fileURLToPath(import.meta.url));
const source = join(directory, 'src');
const output = join(directory, 'dist');

await rm(output, { recursive: true, force: true });
await build({
  ...(await readBundleOptions(join(directory, '..'))),
  // The commands are built along with the services, so that a host without build tools has them too.
  entryPoints: {
    main: join(source, 'main.ts'),
    commandLine: join(source, 'commandLine.ts'),
    engineThread: join(source, 'engine', 'engineThread.ts'),
    orderPdfThread: join(source, 'orders', 'orderPdfThread.ts'),
    renderThread: join(source, 'rendering', 'renderThread.ts'),
  },
  splitting: true,
  chunkNames: 'parts/[hash]',
  outdir: output,
  sourcemap: true,
});
await build({
  ...renderBundleOptions(join(directory, '..')),
  entryPoints: [join(directory, '..', 'src', 'app', 'rendering', 'renderPage.ts')],
  chunkNames: 'parts/[hash]',
  outdir: join(output, 'rendering'),
});
