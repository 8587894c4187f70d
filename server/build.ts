import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { parse } from 'yaml';

const directory = dirname(fileURLToPath(import.meta.url));
const source = join(directory, 'src');
const output = join(directory, 'dist');

const readContract = async (name: string): Promise<unknown> =>
  parse(await readFile(join(directory, '..', 'src', 'api', 'contracts', `${name}.yaml`), 'utf8'));

const contracts = {
  public: await readContract('public'),
  inventory: await readContract('inventory'),
  orders: await readContract('orders'),
};

await rm(output, { recursive: true, force: true });
await build({
  // The commands beside the services, so that a host without the tools to build has them too.
  entryPoints: {
    main: join(source, 'main.ts'),
    demo: join(directory, 'demo', 'main.ts'),
    'import/main': join(source, 'import', 'main.ts'),
    'copyData/main': join(source, 'copyData', 'main.ts'),
  },
  splitting: true,
  chunkNames: 'parts/[hash]',
  outdir: output,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  // See src/http/contracts.ts.
  define: { builtContracts: JSON.stringify(contracts) },
  sourcemap: true,
  tsconfig: join(directory, '..', 'tsconfig.json'),
  logLevel: 'warning',
});
