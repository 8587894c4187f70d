import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { parse } from 'yaml';

/** See src/http/contracts/readContract.ts. `root` is the project's directory. */
export const readBuiltContracts = async (root: string) => {
  const readContract = async (name: string): Promise<unknown> =>
    parse(await readFile(join(root, 'src', 'contracts', `${name}.yaml`), 'utf8'));
  return {
    public: await readContract('public'),
    inventory: await readContract('inventory'),
    orders: await readContract('orders'),
    office: await readContract('office'),
  };
};

/** How the services are bundled, for builds and for tests of the delivered bundles. */
export const readBundleOptions = async (root: string) => {
  const builtContracts = await readBuiltContracts(root);
  return {
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    define: { builtContracts: JSON.stringify(builtContracts) },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  } satisfies BuildOptions;
};
